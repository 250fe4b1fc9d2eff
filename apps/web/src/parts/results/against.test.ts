import { expect, test } from 'vitest';
import { gamesAgainst } from './against.ts';
import type { GameResult } from './result.ts';

const seat = (kind: 'person' | 'bot') => ({
  name: '',
  kind,
  color: 'green' as const,
  dice: { rolls: 0, pips: [], kinds: { different: 0, pair: 0, triple: 0 } },
  busts: 0,
});

const game = (bots: string, winner: 0 | 1, isImported = false): GameResult => ({
  version: 1,
  id: `${bots} ${winner}`,
  playedAt: 0,
  isOnline: false,
  isImported,
  record: `[Players "2"]\n[Bots "${bots}"]\n\n1. 123\n`,
  winners: [winner],
  seats: [seat('person'), seat('bot')],
  judged: null,
});

test('games are counted for every bot that sat there, and wins of the people here', () => {
  const results = [game('- | miner', 0), game('- | miner:daring', 1), game('- | legend', 1)];
  expect(gamesAgainst(results)).toEqual({
    miner: { won: 1, played: 2 },
    legend: { won: 0, played: 1 },
  });
});

test('two bots of one strength are one game, and a record from elsewhere is none', () => {
  expect(gamesAgainst([game('foreman | - | foreman', 0), game('- | sheriff', 0, true)])).toEqual({
    foreman: { won: 1, played: 1 },
  });
});
