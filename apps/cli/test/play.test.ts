import { existsSync } from 'node:fs';
import { textFor } from '@claim-it/text';
import { describe, expect, test } from 'vitest';
import { expectRefusal, json, run } from './program.ts';
import { kept, keptFiles, LINES, play, saved, savedTurns, saveFile } from './session.ts';

const { play: say, position } = textFor('en').cli;

test('a whole game by always answering the first choice; its record is stored and replays', async () => {
  const file = saveFile('whole');
  const { code, out, err } = await play(file, Array<string>(3000).fill('1'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain('\u001b');
  expect(existsSync(file)).toBe(false);
  const [record = ''] = keptFiles(file);
  expect(out).toContain(say.keptRecord(record));
  expect(await json(['replay', record])).toMatchObject({
    result: expect.stringMatching(/^[go]+$/),
  });
});

test('a seed gives the same game again; another seed another one', async () => {
  const [first, second, third] = [saveFile('one'), saveFile('two'), saveFile('three')];
  await play(first, LINES.slice(0, 9));
  await play(second, LINES.slice(0, 9));
  await play(third, LINES.slice(0, 9), '--seed', '8');
  expect(saved(first)).toBe(saved(second));
  expect(savedTurns(third)).not.toEqual(savedTurns(first));
});

test('advice names a lawful choice and a reason, and changes nothing', async () => {
  const file = saveFile('advice');
  const { out } = await play(file, ['a', 'r', 'a', '1', 'a']);
  expect(out).toMatch(/\nPlace squatter [12] on [12],[12], then (roll|take): \S.+\./);
  expect(out).toMatch(/\n(Roll|Take): \S.+\./);
  expect(savedTurns(file)).toEqual(['1. g 122 s2@12']);
});

test('undo takes the marker back and the same roll is placed again (R9)', async () => {
  const file = saveFile('undo');
  await play(file, ['r', '1']);
  expect(savedTurns(file)).toEqual(['1. g 122 s2@12']);
  await play(file, ['y', 'u']);
  expect(savedTurns(file)).toEqual(['1. g 122']);
  await play(file, ['y', '2']);
  expect(savedTurns(file)).toEqual(['1. g 122 s2@21']);
});

test('a choice can be a number, a letter, a space or a placement in notation', async () => {
  for (const [name, answer] of Object.entries({
    number: '3',
    space: '22',
    pair: '2,2',
    move: 's1@22',
  })) {
    const file = saveFile(`answer-${name}`);
    await play(file, ['R', answer, 'q']);
    expect(savedTurns(file)).toEqual(['1. g 122 s1@22']);
  }
});

test('help is printed, wrong answers are asked again, and neither changes the game', async () => {
  const file = saveFile('wrong');
  const { code, out } = await play(file, [
    'h',
    '?',
    't',
    '99',
    '0',
    '-1',
    'zoë',
    '',
    'r',
    '7',
    '66',
    'u',
    'q',
  ]);
  expect(code).toBe(0);
  expect(out.split(say.helpText)).toHaveLength(3);
  expect(out).toContain(position.legend);
  for (const wrong of ['t', '99', '0', '-1', 'zoë', '7', '66', 'u'])
    expect(out).toContain(say.notAChoice(wrong));
  expect(savedTurns(file)).toEqual(['1. g 122']);
});

describe('the end of input', () => {
  test('saves the game and says where', async () => {
    const file = saveFile('end');
    const { code, out, err } = await play(file, ['r', '1', 'r']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(say.saved(file));
    expect(savedTurns(file)).toEqual(['1. g 122 s2@12 223 s3@22']);
  });

  test('before the first answer leaves no game', async () => {
    const file = saveFile('nothing');
    expect(await run(['play', '--save', file])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(file)).toBe(false);
  });
});

test('without options it asks for the players and the rules', async () => {
  const file = saveFile('asked');
  const lines = ['7', 'three', '3', 'Ada', '', 'random', 'y'];
  const { code } = await run(['play', '--save', file, '--seed', '7'], `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  const record = saved(file);
  expect(record).toContain('[Rules "reuse"]');
  expect([...(/\[Names "(.*)"\]/.exec(record)?.[1]?.split(' | ') ?? [])].sort()).toEqual([
    'Ada',
    'Random',
    'Steady',
  ]);
});

test('five seats, people and bots mixed; bots alone play to the end', async () => {
  const file = saveFile('bots');
  const seats = 'bot:random,bot:steady,bot:random,bot:steady,bot:steady';
  const { code, out } = await play(file, [], '--seats', seats, '--rules', 'reuse');
  expect(code).toBe(0);
  expect(out).toContain(say.fivePlayers);
  expect(out).toContain(textFor('en').cli.position.reuse);
  expect(kept(file)[0]).toMatch(/Steady 3/);
});

const wrong: readonly [string, string[], RegExp][] = [
  ['one seat', ['--seats', 'me'], /2 to 5 seats, not 1/],
  ['six seats', ['--seats', 'a,b,c,d,e,f'], /not 6/],
  ['an unknown bot', ['--seats', 'me,bot:hal'], /no bot “hal”\. Bots: greenhorn, .*:daring/],
  ['an empty seat', ['--seats', 'me,'], /“” is not a seat/],
  ['a delay that is no number', ['--delay', 'soon'], /--delay/],
];
test.each(wrong)('%s: exit code 2', async (_, options, says) => {
  expectRefusal(await run(['play', ...options]), 2, says);
});
