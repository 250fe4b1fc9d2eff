import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const strength = (...args: readonly string[]) => {
  const script = ['--import', 'tsx', join(ROOT, 'scripts', 'strength.ts')];
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], options);
  return { status, stdout, stderr };
};

test.each([
  ['an unknown bot', ['--pairs', 'foo:ev'], /“foo:ev” is no pair .*legend.*daring/],
  ['half a pair', ['--pairs', 'legend'], /“legend” is no pair/],
  ['a bot in the kernel', ['--static', '--pairs', 'legend:ev'], /Players: static, /],
  ['a table for six', ['--players', '6'], /--players takes whole numbers from 2 to 5/],
  ['unknown rules', ['--rules', 'house'], /--rules takes std or reuse/],
])('%s is one line, before any game is played', (_, args, says) => {
  const { status, stdout, stderr } = strength(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^strength: [^\n]+\n$/);
  expect(stderr).toMatch(says);
});

test('the network alone has the same table, and the same seed the same shares', () => {
  const play = () => strength('--static', '--players', '2,3', '--games', '20', '--seed', '5');
  const { status, stdout, stderr } = play();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const rows = stdout.trimEnd().split('\n');
  expect(rows.slice(0, 3)).toEqual([
    '| one seat of | among | 2 players | 3 players |',
    '| --- | --- | --- | --- |',
    '| fair share |  | 50.0 | 33.3 |',
  ]);
  expect(rows.slice(3)).toEqual([
    expect.stringMatching(/^\| staticOverWeaker \| ev (\| \d+\.\d \(-?\d+\.\d–\d+\.\d\) ){2}\|$/),
    expect.stringMatching(/^\| staticOverWeaker \| h20 (\| \d+\.\d \(-?\d+\.\d–\d+\.\d\) ){2}\|$/),
  ]);
  expect(play().stdout).toBe(stdout);
});

test('bots with a style may be paired', () => {
  const { status, stdout } = strength(
    '--pairs',
    'tycoon:daring:random',
    '--players',
    '2',
    '--games',
    '4',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\| tycoon:daring \| random \| .*\) \|$/m);
});
