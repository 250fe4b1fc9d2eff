import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { json, output } from './program.ts';

const FIGURES = [
  'kernelGamesPerSecond',
  'rulesGamesPerSecond',
  'ratio',
  'kernelBustNanoseconds',
  'rulesBustNanoseconds',
  'turnsPerGame',
  'rollsPerTurn',
  'bustsPerTurn',
];

/** A quarter of a second passes with each read of the clock, so that everything is measured once. */
const quickClock = (): void => {
  let user = 0;
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
    user += 250_000;
    return { user, system: 0 };
  });
};

test('bench --json prints the figures as positive numbers', async () => {
  quickClock();
  const figures = await json(['bench', '--seconds', '1']);
  const positive = expect.toSatisfy((value) => value > 0);
  const times = { decisions: positive, median: positive, p99: positive };
  expect(figures).toEqual({
    ...Object.fromEntries(FIGURES.map((name) => [name, positive])),
    decisions: [
      { bot: 'tycoon', players: 2, ...times },
      { bot: 'tycoon', players: 4, ...times },
      { bot: 'legend', players: 2, ...times },
      { bot: 'legend', players: 4, ...times },
    ],
  });
});

test('help describes what bench measures', async () => {
  expect(await output(['help', 'bench'])).toContain('--seconds');
});
