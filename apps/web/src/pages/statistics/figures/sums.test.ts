import type { DiceTally } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { scaleOf } from '../../../parts/results/lineChart.tsx';
import type { GameResult, JudgedSeat, ResultSeat } from '../../../parts/results/result.ts';
import { gamesOf, namesIn } from '../games/countedGames.ts';
import { withoutTwins } from '../games/gather.ts';
import { byPlayers, diceOf, errorRateOf, trendOf } from './sums.ts';

const tally = (rolls: number, pips: readonly number[]): DiceTally => ({
  rolls,
  pips,
  kinds: { different: rolls, pair: 0, triple: 0 },
});

const FLAT = tally(20, [10, 10, 10, 10, 10, 10]);

const seatOf = (name: string, kind: ResultSeat['kind'] = 'person'): ResultSeat => ({
  name,
  kind,
  color: 'green',
  dice: FLAT,
  busts: 1,
});

const JUDGED: JudgedSeat = {
  luck: 0.1,
  loss: 0.2,
  realDecisions: 10,
  bustsExpected: 2,
  bustVariance: 1,
};

const resultWith = (
  id: string,
  names: readonly string[],
  winners: readonly Seat[],
  isJudged = false,
): GameResult => ({
  version: 1,
  id,
  playedAt: Number(id),
  isOnline: false,
  winners,
  record: `1. g ${id} take`,
  seats: names.map((name) => seatOf(name, name.startsWith('bot') ? 'bot' : 'person')),
  judged: isJudged ? { seats: names.map(() => JUDGED), mistakes: [] } : null,
});

const ALL = [
  resultWith('3', ['Ben', 'Ada', 'bot'], [1, 2]),
  resultWith('1', ['Ada', 'Ben'], [0], true),
  resultWith('2', ['Cleo', 'Ben'], [1], true),
  resultWith('4', ['bot', 'bot 2'], [0]),
];

test('one’s own seat is the one of one’s own name, otherwise the first person', () => {
  const games = gamesOf(ALL, null, 'Ada');
  expect(games.map(({ result, seat }) => [result.id, seat])).toEqual([
    ['1', 0],
    ['2', 0],
    ['3', 1],
  ]);
});

test('an imported game counts only where one’s own name sits, however it is written', () => {
  const imported = (id: string, names: readonly string[]): GameResult => ({
    ...resultWith(id, names, [0]),
    isImported: true,
  });
  const all = [
    imported('5', ['Silas', 'Bob']),
    imported('6', ['Bob', ' a da']),
    imported('7', ['', '']),
  ];
  expect(gamesOf(all, null, 'Ada').map(({ result, seat }) => [result.id, seat])).toEqual([
    ['6', 1],
  ]);
  expect(gamesOf(all, 'Bob', 'Ada').map(({ result }) => result.id)).toEqual(['5', '6']);
  expect(namesIn([...ALL, ...all])).toEqual(['Ben', 'Ada', 'Bob', 'Cleo', 'Silas']);
});

test('the games of one name are only those in which it sat', () => {
  const games = gamesOf(ALL, 'Ben', 'Ada');
  expect(games.map(({ result, seat }) => [result.id, seat])).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 0],
  ]);
  expect(gamesOf(ALL, 'Dora', 'Ada')).toEqual([]);
  expect(namesIn(ALL)).toEqual(['Ben', 'Ada', 'Cleo']);
});

test('results are told by number of players, and a shared win counts in part', () => {
  expect(byPlayers(gamesOf(ALL, null, 'Ada'))).toEqual([
    { players: 2, games: 2, wins: 1 },
    { players: 3, games: 1, wins: 0.5 },
  ]);
});

test('luck and errors come from the games that were looked at', () => {
  const games = gamesOf(ALL, null, 'Ada');
  expect(trendOf(games).map(({ id, luck, errorRate }) => [id, luck, errorRate])).toEqual([
    ['1', 10, 20],
    ['2', 10, 20],
  ]);
  expect(errorRateOf(games)).toBe(20);
  expect(errorRateOf(gamesOf([ALL[3] ?? resultWith('5', [], [])], null, 'Ada'))).toBeNull();
});

test('the dice of all games are added up and compared with honest ones', () => {
  const sums = diceOf(gamesOf(ALL, null, 'Ada'));
  expect(sums?.tally).toMatchObject({ rolls: 60, pips: [30, 30, 30, 30, 30, 30] });
  expect(sums?.chance).toBe(1);
  expect(sums?.bands.pip).toEqual({ expected: 30, low: 21, high: 40 });
  expect(diceOf([])).toBeNull();
});

test('the same moves count once, under any title', () => {
  const [first] = ALL;
  const twin = { ...(first ?? resultWith('9', [], [])), id: 'again' };
  expect(withoutTwins([...ALL, twin]).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  const [, judged = resultWith('9', [], [])] = ALL;
  const brought = { ...judged, id: 'brought', isImported: true };
  const played = { ...judged, judged: null };
  expect(withoutTwins([brought, played]).map(({ id }) => id)).toEqual(['1']);
});

test('a scale has round lines and holds zero', () => {
  expect(scaleOf([12, 31, 7])).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf([-22, 31])).toEqual([-40, -20, 0, 20, 40]);
  expect(scaleOf([0])).toHaveLength(2);
});
