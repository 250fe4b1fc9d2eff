import { readFile } from 'node:fs/promises';
import { consider } from '@claim-it/ai';
import { loadBrain } from '@claim-it/client/bots';
import type { Game } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { outlookOf } from './outlook.ts';

const outlook = async (game: Game) => {
  const brain = await loadBrain(game.setup, (file) => readFile(file));
  return outlookOf(consider(game, brain), game);
};

test('before a roll and after a marker there is a risk, while a roll waits there is none', async () => {
  expect((await outlook(start('gb')))?.busts).toBe(0);
  expect((await outlook(play(start('gb'), '145')))?.busts).toBe(null);
  const placed = await outlook(play(start('gb'), '145 s4@15'));
  expect(placed?.busts).toBeGreaterThanOrEqual(0);
  expect(placed?.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
});
