import { createHash } from 'node:crypto';
import type { Setup } from '@claim-it/rules';
import { COLORS, formatRecord } from '@claim-it/rules';
import { position } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { createBot, seededRandom } from '../src/index.ts';
import type { PlayerName } from '../src/net/arena.ts';
import { createArena } from '../src/net/arena.ts';
import { playGame } from './games.ts';

// Strength is measured against these players over years: a changed number invalidates every older figure.

type Pairing = readonly [candidate: PlayerName, opponent: PlayerName];

test.each<readonly [...Pairing, number, Setup['variant'], number]>([
  ['ev', 'h15', 2, 'standard', 129],
  ['h15', 'h20', 2, 'reuse', 92],
  ['h20', 'ev', 3, 'standard', 67],
  ['ev', 'h20', 4, 'standard', 43],
  ['h15', 'ev', 5, 'reuse', 37.5],
  ['h20', 'random', 5, 'standard', 193],
])('%s among %s, %i players, %s: %d of 200 wins', (candidate, opponent, players, variant, wins) => {
  const { share } = createArena(players).play({
    candidate,
    opponent,
    variant,
    games: 200,
    seed: 1855,
  });
  expect(share * 200).toBeCloseTo(wins, 9);
});

/** The turns alone: tags do not affect a player. */
const digestOf = (record: string): string => {
  const turns = record.split('\n').filter((line) => /^\d/.test(line));
  return createHash('sha256').update(turns.join('\n')).digest('hex').slice(0, 16);
};

type Table = { readonly players: number; readonly variant: Setup['variant']; leaves?: number };

test.each<readonly [BotName, Table, string]>([
  ['ev', { players: 3, variant: 'standard' }, '20217838f51eb11d'],
  ['ev', { players: 5, variant: 'reuse', leaves: 60 }, '6ed37d6680c35402'],
  ['h15', { players: 2, variant: 'reuse' }, '21cabf7e0d7a1d88'],
  ['h20', { players: 4, variant: 'standard' }, '3713ce78201caa36'],
  ['steady', { players: 2, variant: 'reuse' }, '44f1cb6d32acb842'],
  ['steady', { players: 5, variant: 'standard', leaves: 60 }, '48fef61b27383871'],
  ['random', { players: 3, variant: 'standard' }, 'e399bb4584b76d35'],
])('a game of %s, %o, is unchanged', async (name, table, digest) => {
  const { players, variant } = table;
  const setup: Setup = { colors: COLORS.slice(0, players), variant };
  const bot = await createBot(name, setup, () => Promise.reject(new Error('needs no brain')));
  const { record } = playGame({ ...table, bot, seed: 1855 });
  expect(digestOf(formatRecord(record))).toBe(digest);
});

test.each(['ev', 'h15'] as const)('%s ignores which players have left', async (name) => {
  const game = position('gggggg/b.1.2.3../....../....../...4.../.5..... gbO b - 2 std');
  const bot = await createBot(name, game.setup, () => Promise.reject(new Error('needs no brain')));
  expect(bot(game, seededRandom(1)).kind).toBe('take');
});
