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
  // A hidden page: everything comes by its timer.
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

test('the worker starts when the book is drawn, and the list comes last, bit by bit', () => {
  const review = createReview(source, null);
  review.begin();
  for (const parts of [0, 1, 2]) {
    expect(review.shownParts.value).toBe(parts);
    expect(startReview).not.toHaveBeenCalled();
    paint();
  }
  expect(review.shownParts.value).toBe(3);
  expect(startReview).toHaveBeenCalledOnce();
  paint(20);
  expect(review.rows.value).toBe(0);
  tell({ kind: 'failed' });
  paint(2);
  expect(review.rows.value).toBe(15);
  paint(20);
  expect(review.rows.value).toBe(review.rolls.length);
});

test('a review that was stopped lists the rolls, and goes on without drawing the book again', () => {
  const review = createReview(source, null);
  review.begin();
  paint(3);
  review.cancel();
  expect(cancelJob).toHaveBeenCalledOnce();
  paint(20);
  expect(review.rows.value).toBe(review.rolls.length);
  review.begin();
  expect(review.rows.value).toBe(0);
  expect(review.stage.value.kind).toBe('beginning');
  expect(startReview).toHaveBeenCalledTimes(2);
});

test('stopped while the book is drawn, the whole book is drawn and no worker starts', () => {
  const review = createReview(source, null);
  review.begin();
  paint();
  review.cancel();
  paint(20);
  expect(startReview).not.toHaveBeenCalled();
  expect(review.shownParts.value).toBe(3);
  expect(review.rows.value).toBe(review.rolls.length);
});

test('stopped and resumed while the book is drawn, one worker starts', () => {
  const review = createReview(source, null);
  review.begin();
  paint();
  review.cancel();
  review.begin();
  paint(20);
  expect(startReview).toHaveBeenCalledOnce();
  expect(review.shownParts.value).toBe(3);
});
