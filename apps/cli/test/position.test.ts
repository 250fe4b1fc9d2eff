import { describe, expect, test } from 'vitest';
import { expectRefusal, json, output, run } from './program.ts';

const EMPTY = '....../....../....../....../....../......';
/** EXAMPLE 3: green rolls 1-4-5 while squatters 2 and 5 are on the board. */
const EXAMPLE_3 = '......5/g..O../.2...G./....../....../....b. gob g 145 - std';

const score = (seat: string, group: number, claims: number, spaces: number): unknown => ({
  seat,
  group,
  claims,
  spaces,
});

describe('position --json has the fields of its phase and no others', () => {
  test('roll', async () => {
    expect(await output(['position', `${EMPTY} go g - - std`, '--json'])).toBe(
      '{"phase":"roll","mover":"g","bust":0,"scores":[{"seat":"g","group":0,"claims":0,"spaces":0},' +
        '{"seat":"o","group":0,"claims":0,"spaces":0}]}\n',
    );
  });

  test('place', async () => {
    expect(await json(['position', EXAMPLE_3])).toEqual({
      phase: 'place',
      mover: 'g',
      placements: ['c@14', 'c@15', 's4@51'],
      scores: [score('g', 1, 1, 2), score('o', 1, 1, 1), score('b', 1, 0, 1)],
    });
  });

  test('decide', async () => {
    const position = `....../...g4../....../....../....../...... go o - - reuse`;
    expect(await json(['position', position])).toEqual({
      phase: 'decide',
      mover: 'o',
      bust: 1,
      scores: [score('g', 1, 0, 1), score('o', 0, 0, 0)],
    });
  });

  test('over, with a shared win', async () => {
    expect(
      await json(['position', 'gG..../oO..../b...../....../....../...... gob g - 0 std']),
    ).toEqual({
      phase: 'over',
      mover: 'g',
      scores: [score('g', 2, 1, 2), score('o', 2, 1, 2), score('b', 1, 0, 1)],
      winners: ['g', 'o'],
    });
  });

  test('place, with a roll that busts', async () => {
    const facts = await json([
      'position',
      '....../....../....../....../..1..../...... go g 111 - std',
    ]);
    expect(facts).toMatchObject({ phase: 'place', placements: [] });
  });
});

test('placements are sorted', async () => {
  expect(await json(['position', `${EMPTY} go g 235 - std`])).toMatchObject({
    placements: ['s2@35', 's2@53', 's3@25', 's3@52', 's5@23', 's5@32'],
  });
});

test('a position can come from standard input', async () => {
  const position = `${EMPTY} gob g - - std`;
  expect(await output(['position', '-', '--json'], `${position}\n`)).toBe(
    await output(['position', position, '--json']),
  );
});

test('a position is printed with board, next step, and no escape codes in a pipe', async () => {
  const out = await output(['position', EXAMPLE_3]);
  expect(out).toContain('  6 │   ·   │   ·   │   ·   │   ·   │   ·   │  (5)  │');
  expect(out).toContain('c@14  c@15  s4@51');
  expect(out).toContain('Free squatters: 1 3 4 6');
  expect(out).not.toContain('\u001b');
});

test('the last round and the variation are shown', async () => {
  const out = await output(['position', `${EMPTY} gOb g - 2 reuse`]);
  expect(out).toContain('Last round: 2 turns left.');
  expect(out).toContain('Variation');
  expect(out).toContain('(gone)');
});

const start = `${EMPTY} gob g - - std`;
const bad: readonly [string, string, RegExp][] = [
  ['an unknown seat letter', start.replace('gob', 'gxb'), /column 44: “x” is not a seat/],
  ['a mover who does not play', start.replace(' g ', ' r '), /Red does not play/],
  ['a 37th space', start.replace('....../', '......./'), /Row 6 has 7 spaces/],
  ['a seventh row', `....../${start}`, /7/],
  ['a roll of 0', start.replace(' - -', ' 014 -'), /“014” is not a roll/],
  ['a descending roll', start.replace(' - -', ' 541 -'), /“541” is not a roll/],
  ['a missing field', start.replace(' std', ''), /6 fields, not 5/],
  ['unknown rules', start.replace('std', 'stud'), /“stud”/],
  ['nothing at all', '', /position, line 1/],
  ['two lines', `${start}\n${start}`, /position, line/],
  ['an escape code', start.replace('gob', 'g\u001b[31mb'), /is not a seat/],
  ['a squatter twice', start.replace('....../', '.4.4..../'), /twice/],
];
test.each(bad)('%s is refused with exit code 1', async (_, position, says) => {
  const outcome = await run(['position', position, '--json']);
  expectRefusal(outcome, 1, says);
  expect(outcome.err).not.toContain('\u001b');
});

test('standard input is refused in the same words', async () => {
  expectRefusal(await run(['position', '-'], start.replace('gob', 'gxb')), 1, /“x” is not a seat/);
});
