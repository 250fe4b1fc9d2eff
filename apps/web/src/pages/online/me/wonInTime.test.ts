import { expect, test } from 'vitest';
import type { GameResult } from '../../../parts/results/result.ts';
import { evenShareOf, wonInTime } from './wonInTime.ts';

const seat = (kind: 'person' | 'bot'): GameResult['seats'][number] => ({
  name: '',
  kind,
  color: 'green',
  dice: { rolls: 0, pips: [], kinds: { different: 0, pair: 0, triple: 0 } },
  busts: 0,
});

const game = (playedAt: number, isWon: boolean, bots = 1) => ({
  playedAt,
  winners: [isWon ? (0 as const) : (1 as const)],
  seats: [seat('person'), ...Array.from({ length: bots }, () => seat('bot'))],
});

test('games are put in order and in stretches of three at least', () => {
  const games = [
    game(6, true),
    game(1, false),
    game(2, false),
    game(3, true),
    game(4, true),
    game(5, true),
  ];
  expect(wonInTime(games)).toEqual([
    { from: 1, to: 3, won: 1 / 3 },
    { from: 4, to: 6, won: 1 },
  ]);
});

test('many games make twelve stretches that hold all of them', () => {
  const games = Array.from({ length: 100 }, (_, at) => game(at, at % 2 === 0));
  const points = wonInTime(games);
  expect(points).toHaveLength(12);
  expect([points[0]?.from, points.at(-1)?.to]).toEqual([0, 99]);
});

test('few games make no line', () => {
  expect(wonInTime([game(1, true), game(2, true)])).toEqual([]);
});

test('the even share counts the players of each game', () => {
  expect(evenShareOf([game(1, true, 1), game(2, true, 3)])).toBeCloseTo((1 / 2 + 1 / 4) / 2);
});
