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
  const positive = FIGURES.map((name) => [name, expect.toSatisfy((value) => value > 0)]);
  expect(figures).toEqual(Object.fromEntries(positive));
});

test('help tells what bench measures', async () => {
  expect(await output(['help', 'bench'])).toContain('--seconds');
});
