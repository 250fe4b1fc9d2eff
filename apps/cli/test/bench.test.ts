import { expect, test } from 'vitest';
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

test('bench --json prints the figures as positive numbers', async () => {
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

test('help tells what bench measures', async () => {
  expect(await output(['help', 'bench'])).toContain('--seconds');
});
