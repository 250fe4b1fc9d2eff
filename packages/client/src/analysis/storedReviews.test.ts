import 'fake-indexeddb/auto';
import type { Analysis } from '@claim-it/ai';
import { afterEach, expect, test, vi } from 'vitest';
import { transactOn } from '../storage/database.ts';
import { storedReview, storeReview } from './storedReviews.ts';

const analysisOf = (mark: number): Analysis => ({
  record: {
    setup: { colors: ['green', 'blue'], variant: 'standard' },
    tags: [],
    turns: [],
    winners: null,
    remarks: [],
  },
  steps: [],
  seats: [],
  line: [[mark, 1 - mark]],
});

const count = (): Promise<number> =>
  transactOn(['reviews'], 'readonly', ({ reviews }) => reviews.count());

afterEach(() => {
  vi.restoreAllMocks();
});

test('a review is found again by its record alone', async () => {
  expect(await storedReview('one')).toBe(null);
  await storeReview('one', analysisOf(0.25));
  expect(await storedReview('one')).toEqual(analysisOf(0.25));
  expect(await storedReview('two')).toBe(null);
});

test('the newest sixty are kept', async () => {
  for (let nth = 0; nth < 62; nth += 1) await storeReview(`record ${nth}`, analysisOf(0.5));
  await storeReview('record 61', analysisOf(0.5));
  expect(await count()).toBe(61); // and the list of them
  expect(await storedReview('record 1')).toBe(null);
  expect(await storedReview('record 2')).not.toBe(null);
});

test('storage errors do not affect a review', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await storeReview('three', analysisOf(0.5));
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await storedReview('three')).toBe(null);
});
