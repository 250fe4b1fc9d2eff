import { readFile } from 'node:fs/promises';
import { consider } from '@claim-it/ai';
import { loadBrain } from '@claim-it/client/bots';
import type { Game } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { forecastOf } from './forecast.ts';

const forecast = async (game: Game) => {
  const brain = await loadBrain(game.setup, (file) => readFile(file));
  return forecastOf(consider(game, brain), game);
};

test('before a roll and after a marker there is a risk, while a roll waits there is none', async () => {
  expect((await forecast(start('gb')))?.busts).toBe(0);
  expect((await forecast(play(start('gb'), '145')))?.busts).toBe(null);
  const placed = await forecast(play(start('gb'), '145 s4@15'));
  expect(placed?.busts).toBeGreaterThanOrEqual(0);
  expect(placed?.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
});
