import type { ReviewNews } from '@claim-it/client/analysis';
import { startReview } from '@claim-it/client/analysis';
import { setupOf } from '@claim-it/client/model';
import { invariant, parseRecord } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReview } from './reviewState.ts';

vi.mock('@claim-it/client/analysis', () => ({ startReview: vi.fn() }));

const record = recordNamed('known');
const replay = parseRecord(record);
invariant(replay.ok, 'a lawful record');
const setup = setupOf(replay.value.record);
const source = { id: null, table: null, record, replay: replay.value, setup, isOver: true };

const cancelJob = vi.fn();
let tell: (news: ReviewNews) => void;

beforeEach(() => {
  vi.useFakeTimers();
  // A page that nobody sees: everything comes by its timer.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.mocked(startReview)
    .mockReset()
    .mockImplementation((_, onNews) => {
      tell = onNews;
      return { cancel: cancelJob };
    });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FRAME_MS = 100;
const paint = (frames = 1): void => void vi.advanceTimersByTime(frames * FRAME_MS);

test('the worker starts when the book lies there, and the list comes last, bit by bit', () => {
  const review = createReview(source, null);
  review.begin();
  for (const laid of [0, 1, 2]) {
    expect(review.laid.value).toBe(laid);
    expect(startReview).not.toHaveBeenCalled();
    paint();
  }
  expect(review.laid.value).toBe(3);
  expect(startReview).toHaveBeenCalledOnce();
  paint(20);
  expect(review.rows.value).toBe(0);
  tell({ kind: 'failed' });
  paint(2);
  expect(review.rows.value).toBe(15);
  paint(20);
  expect(review.rows.value).toBe(review.moments.length);
});

test('a review that was stopped lists the rolls, and goes on without laying the book again', () => {
  const review = createReview(source, null);
  review.begin();
  paint(3);
  review.cancel();
  expect(cancelJob).toHaveBeenCalledOnce();
  paint(20);
  expect(review.rows.value).toBe(review.moments.length);
  review.begin();
  expect(review.rows.value).toBe(0);
  expect(review.stage.value.kind).toBe('beginning');
  expect(startReview).toHaveBeenCalledTimes(2);
});

test('whoever stops it while the book is laid sees the whole book, and no worker starts', () => {
  const review = createReview(source, null);
  review.begin();
  paint();
  review.cancel();
  paint(20);
  expect(startReview).not.toHaveBeenCalled();
  expect(review.laid.value).toBe(3);
  expect(review.rows.value).toBe(review.moments.length);
});

test('whoever stops it and goes on while the book is laid starts one worker', () => {
  const review = createReview(source, null);
  review.begin();
  paint();
  review.cancel();
  review.begin();
  paint(20);
  expect(startReview).toHaveBeenCalledOnce();
  expect(review.laid.value).toBe(3);
});
