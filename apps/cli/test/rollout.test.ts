import { LANGUAGES, textFor } from '@claim-it/text';
import { describe, expect, test } from 'vitest';
import { expectRefusal, json, output, run } from './program.ts';

type Chances = Readonly<Record<string, number>>;
type Choice = {
  readonly moves: readonly string[];
  readonly chances: Chances;
  readonly errors: Chances;
  readonly plain: { readonly chances: Chances; readonly errors: Chances };
  readonly varianceRatio: number;
};
type Report = {
  readonly phase: string;
  readonly mover: string;
  readonly trials: number;
  readonly seed: number;
  readonly choices: readonly Choice[];
};

const START = '....../....../....../....../....../...... gob o - - std';
/** Green has called the last round and has the largest mine; orange has the last turn before it. */
const LATE = 'gggggg/GGGGGG/GGGGGG/oooooo/OOOOOO/...... go o - 2 std';

const rollout = async (position: string, ...options: string[]): Promise<Report> =>
  (await json(['rollout', position, '--trials', '216', ...options])) as Report;

const shareOf = (chances: Chances, seat: string): number => chances[seat] ?? Number.NaN;

const sumOf = (chances: Chances): number =>
  Object.values(chances).reduce((sum, chance) => sum + chance, 0);

test('before a roll there is one line: every seat’s chance with its error', async () => {
  const report = await rollout(START, '--seed', '5');
  expect(report).toMatchObject({ phase: 'roll', mover: 'o', trials: 216, seed: 5 });
  const [choice, ...others] = report.choices;
  expect(others).toEqual([]);
  expect(choice?.moves).toEqual(['roll']);
  for (const { chances, errors } of [choice!, choice!.plain]) {
    expect(Object.keys(chances)).toEqual(['g', 'o', 'b']);
    expect(sumOf(chances)).toBeCloseTo(1, 4);
    for (const error of Object.values(errors)) expect(error).toBeGreaterThan(0.005);
  }
  for (const [seat, error] of Object.entries(choice!.errors))
    expect(error).toBeLessThan(shareOf(choice!.plain.errors, seat));
  expect(choice?.varianceRatio).toBeGreaterThan(1.3);
});

test('an unplaced roll has every placement with rolling on and with taking, the best first', async () => {
  const { phase, choices } = await rollout(LATE.replace('o - 2', 'o 126 2'));
  expect(phase).toBe('place');
  const placements = ['s1@26', 's2@16', 's2@61', 's6@21'];
  expect(choices.map(({ moves }) => moves.join(' ')).sort()).toEqual(
    placements.flatMap((placement) => [`${placement} roll`, `${placement} take`]),
  );
  const shares = choices.map(({ chances }) => shareOf(chances, 'o'));
  expect(shares).toEqual(shares.toSorted((left, right) => right - left));
});

test('with the marker placed the choices are rolling on and taking; a game-ending choice is exact', async () => {
  const { phase, choices } = await rollout(LATE.replace('...... go o - 2', '.2..... go o - 1'));
  expect(phase).toBe('decide');
  const taking = choices.find(({ moves }) => moves[0] === 'take');
  expect(taking).toMatchObject({ chances: { g: 1, o: 0 }, errors: { g: 0, o: 0 } });
  expect(taking?.varianceRatio).toBe(1);
});

test('the same seed gives the same bytes, another seed others', async () => {
  const ask = (seed: string): Promise<string> =>
    output(['rollout', LATE, '--trials', '216', '--seed', seed, '--json']);
  expect(await ask('3')).toBe(await ask('3'));
  expect(await ask('3')).not.toBe(await ask('4'));
});

test('trials are rounded up to whole rounds of all 216 rolls', async () => {
  expect((await rollout(LATE, '--trials', '217')).trials).toBe(432);
});

const ROW_IN_ENGLISH = / \d+\.\d% ± \d\.\d .* \d+\.\d ×$/m;
const ROW = / \d+,\d[\u00a0\u202f]?% ± \d,\d .* \d+,\d ×$/m;

describe.each(LANGUAGES)('in %s', (language) => {
  const { rollout: words, usage, option } = textFor(language).cli;

  test('the text is a table, and help describes it', async () => {
    const out = await output(['rollout', LATE, '--trials', '216', '--lang', language]);
    expect(out).toContain(words.legend);
    expect(out).toMatch(new RegExp(`^${words.choice} .* ${words.gain}$`, 'm'));
    expect(out).toMatch(language === 'en' ? ROW_IN_ENGLISH : ROW);
    expect(out).not.toMatch(/[-−]0[.,]0/);
    const help = await output(['help', 'rollout', '--lang', language]);
    expect(help).toContain(usage.rollout);
    expect(help).toContain(option.trials);
  });
});

const wrong: readonly [string, string[], 1 | 2, RegExp][] = [
  ['a game that is over', [LATE.replace(' 2 std', ' 0 std')], 1, /nothing to decide/],
  ['a line that is no position', ['nowhere'], 1, /position, line 1/],
  ['no position', [], 2, /is missing/],
  ['no trials', [LATE, '--trials', '0'], 2, /--trials takes a whole number/],
];
test.each(wrong)('%s is one line', async (_, args, exit, says) => {
  expectRefusal(await run(['rollout', ...args]), exit, says);
});
