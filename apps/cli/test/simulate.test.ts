import { expect, test } from 'vitest';
import { firstBot, steadyProgram } from './entrants.ts';
import { expectRefusal, json, output, run } from './program.ts';

const recordsIn = (out: string): readonly string[] =>
  out.split('\n\n').map((text) => `${text.trimEnd()}\n`);

/** The Event tag names the seed, so only the turns tell games apart. */
const movesOf = (record = ''): string => record.replace(/^\[.*\n/gm, '');

type Replayed = { readonly result: string; readonly positions: readonly string[] };

const tagOf = (record: string, name: string): string | undefined =>
  new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(record)?.[1];

test('the same seed gives the same bytes, with one worker or two', async () => {
  const series = ['simulate', '--players', '3', '--games', '16', '--bots', 'random,steady,random'];
  const once = await output([...series, '--seed', '1', '--workers', '1']);
  expect(await output([...series, '--seed', '1', '--workers', '2', '--json'])).toBe(once);
  const other = await output([...series, '--seed', '2', '--games', '1']);
  expect(movesOf(other)).not.toBe(movesOf(recordsIn(once)[0]));
  expect(recordsIn(once)).toHaveLength(16);
  expect(new Set(recordsIn(once).map((record) => movesOf(record))).size).toBe(16);
});

test.each([
  ['2', 'std', 'go'],
  ['3', 'reuse', 'gob'],
  ['4', 'std', 'gobr'],
  ['5', 'reuse', 'gobrv'],
])('records of %s players under %s rules replay cleanly', async (players, rules, seats) => {
  const options = [
    '--players',
    players,
    '--rules',
    rules,
    '--games',
    '2',
    '--bots',
    'random,steady',
  ];
  const out = await output(['simulate', ...options]);
  const records = recordsIn(out);
  const replays = (await output(['replay', '-', '--json'], out)).trimEnd().split('\n');
  expect(replays).toHaveLength(2);
  for (const [index, record] of records.entries()) {
    expect(tagOf(record, 'Seats')).toBe(seats);
    expect(tagOf(record, 'Rules')).toBe(rules);
    expect(tagOf(record, 'Names')?.split(' | ').slice(0, 3)).toEqual(
      ['random', 'steady', 'steady'].slice(0, Number(players)),
    );
    const { result, positions } = JSON.parse(replays[index] ?? '') as Replayed;
    expect(result).toBe(tagOf(record, 'Result'));
    expect(result).toMatch(/^[gobrv]+$/);
    expect(positions.at(-1)).toMatch(new RegExp(`^\\S+ ${seats} [${seats}] - 0 ${rules}$`));
  }
});

test('a program that speaks the protocol plays the same game as the bot it wraps', async () => {
  const within = await output(['simulate', '--games', '1', '--bots', 'steady', '--seed', '5']);
  const outside = await output([
    'simulate',
    '--games',
    '1',
    '--bots',
    `${steadyProgram},steady`,
    '--seed',
    '5',
    '--ms',
    '30000',
  ]);
  expect(movesOf(outside)).toBe(movesOf(within));
  expect(movesOf(within)).toMatch(/^1\. g /);
});

test('an external bot plays lawfully to the end and may comment', async () => {
  const bots = `${firstBot('--comments')},random`;
  const record = await output([
    'simulate',
    '--games',
    '1',
    '--bots',
    bots,
    '--ms',
    '30000',
    '--rules',
    'reuse',
  ]);
  expect(record).not.toContain('gone');
  expect(await json(['replay', '-'], record)).toHaveProperty('result');
});

test('a bot with a fault leaves the table and the record gives the reason', async () => {
  const record = await output([
    'simulate',
    '--games',
    '1',
    '--players',
    '3',
    '--bots',
    'cmd:echo {boo},steady',
  ]);
  expect(record).toMatch(/^1\. g gone .*\{illegal .boo.\}$/m);
  expect(await json(['replay', '-'], record)).toHaveProperty('result');
});

test('no bot may skip its turn', async () => {
  const record = await output(['simulate', '--games', '1', '--bots', 'cmd:echo pass,steady']);
  expect(record).toMatch(/^1\. g gone .*\{illegal pass\}$/m);
});

const bad: readonly [string, string[], RegExp][] = [
  ['an unknown bot', ['--bots', 'stedy'], /There is no bot “stedy”/],
  ['more bots than seats', ['--bots', 'steady,steady,random'], /3 bots do not fit on 2 seats/],
  ['no program after cmd:', ['--bots', 'cmd:'], /There is no bot “cmd:”/],
  ['a seed below 0', ['--seed', '-1'], /--seed/],
  ['rules that are none', ['--rules', 'house'], /--rules takes std, reuse, not “house”/],
];
test.each(bad)('%s: the command line is wrong, exit code 2', async (_, options, says) => {
  expectRefusal(await run(['simulate', ...options]), 2, says);
});
