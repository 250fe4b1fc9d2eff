import 'fake-indexeddb/auto';
import { transactOn } from '@claim-it/client/storage';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answersProblem,
  answerTo,
  dayRow,
  loadAnswers,
  noteAnswer,
  noteDailyGame,
  solvedDays,
} from './storedAnswers.ts';

const DAY = '2026-11-16';
const RESULT = { place: 2, players: 3, mine: 7, turns: ['took', 'bust'] } as const;

afterEach(async () => {
  vi.restoreAllMocks();
  await transactOn(['puzzles'], 'readwrite', ({ puzzles }) => puzzles.clear());
  await loadAnswers();
});

test('the first answer counts, and what is solved stays solved', async () => {
  await noteAnswer('abcde', 'wrong', null);
  await noteAnswer('abcde', 'right', null);
  await noteAnswer('abcde', 'half', null);
  expect(answerTo('abcde')).toMatchObject({ first: 'wrong', tries: 2, isSolved: true });
  await loadAnswers();
  expect(answerTo('abcde')).toMatchObject({ first: 'wrong', tries: 2, isSolved: true });
  expect(solvedDays().size).toBe(0);
});

test('the puzzle and the game of a day lie side by side, and the first result counts', async () => {
  await noteDailyGame(DAY, RESULT);
  await noteAnswer('abcde', 'right', DAY);
  await noteDailyGame(DAY, { ...RESULT, place: 1 });
  expect(dayRow(DAY)).toMatchObject({ puzzle: { tries: 1, isSolved: true }, game: RESULT });
  expect(solvedDays()).toEqual(new Set([DAY]));
  await loadAnswers();
  expect(answerTo('abcde')).not.toBeNull();
  expect(dayRow(DAY)?.game).toEqual(RESULT);
});

test('a device that keeps nothing is told of, and the answers last as long as the page', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await noteAnswer('abcde', 'right', null);
  expect(answersProblem.value).toBe('storageFull');
  expect(answerTo('abcde')?.isSolved).toBe(true);
  await loadAnswers();
  expect(answerTo('abcde')?.isSolved).toBe(true);
  expect(answersProblem.value).toBe('storageFull');
  put.mockRestore();
  await noteAnswer('fghjk', 'right', null);
  expect(answersProblem.value).toBeNull();
  // What could not be kept before is kept now.
  await loadAnswers();
  expect(answerTo('abcde')?.isSolved).toBe(true);
});

test('rows that other hands have changed are as good as none', async () => {
  await transactOn(['puzzles'], 'readwrite', async ({ puzzles }) => {
    await puzzles.put({ id: 'abcde', kind: 'puzzle', first: '<script>' });
    await puzzles.put({ id: 'day x', kind: 'day', day: 'x', puzzle: null, game: null });
  });
  await loadAnswers();
  expect(answerTo('abcde')).toBeNull();
  expect(dayRow('x')).toBeNull();
});
