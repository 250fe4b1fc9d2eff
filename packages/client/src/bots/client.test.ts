import type { Choice } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { fakeWorker } from '../../test/fakeWorker.ts';
import type { BotPlayer } from '../model/types.ts';
import { createBotClient } from './client.ts';

const TYCOON: BotPlayer = {
  kind: 'bot',
  name: 'Tyra',
  color: 'green',
  level: 'tycoon',
  style: 'daring',
};
const ROLL: Choice = { kind: 'roll', seat: 0 };
const game = start('gb');

test('a request has level, style and seed', async () => {
  const asked: unknown[] = [];
  const { ask: askBot } = createBotClient(() =>
    fakeWorker(() => ({
      choose: (...question: unknown[]) => {
        asked.push(question);
        return Promise.resolve(ROLL);
      },
    })),
  );
  expect(await askBot(TYCOON, game)).toEqual(ROLL);
  await askBot({ ...TYCOON, style: null }, game, 7);
  expect(asked).toEqual([
    ['tycoon:daring', game, undefined],
    ['tycoon', game, 7],
  ]);
});
