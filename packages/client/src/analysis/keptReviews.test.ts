import 'fake-indexeddb/auto';
import type { Analysis } from '@claim-it/ai';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOf, transactOn } from '../storage/database.ts';
import { keepReview, keptReview } from './keptReviews.ts';

const analysisOf = (mark: number): Analysis => ({
  record: {
    setup: { colors: ['green', 'blue'], variant: 'standard' },
    ...{ tags: [], turns: [], winners: null, remarks: [] },
  },
  ...{ steps: [], seats: [], line: [[mark, 1 - mark]] },
});

const count = (): Promise<number> =>
  transactOn(['reviews'], 'readonly', ({ reviews }) => answerOf(reviews.count()));

afterEach(() => {
  vi.restoreAllMocks();
});

test('a review is found again by its record alone', async () => {
  expect(await keptReview('one')).toBe(null);
  await keepReview('one', analysisOf(0.25));
  expect(await keptReview('one')).toEqual(analysisOf(0.25));
  expect(await keptReview('two')).toBe(null);
});

test('the newest sixty are kept', async () => {
  for (let nth = 0; nth < 62; nth += 1) await keepReview(`record ${nth}`, analysisOf(0.5));
  await keepReview('record 61', analysisOf(0.5));
  expect(await count()).toBe(61); // and the list of them
  expect(await keptReview('record 1')).toBe(null);
  expect(await keptReview('record 2')).not.toBe(null);
});

test('a device that keeps nothing harms no review', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepReview('three', analysisOf(0.5));
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await keptReview('three')).toBe(null);
});
