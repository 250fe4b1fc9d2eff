// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, countInFrames } from './afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('calls once, after the next frame', () => {
  const call = vi.fn();
  afterPaint(call);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('calls even without a frame', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const call = vi.fn();
  afterPaint(call);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('does not call after a cancel', () => {
  const call = vi.fn();
  afterPaint(call)();
  vi.advanceTimersByTime(1000);
  expect(call).not.toHaveBeenCalled();
});

test('counts in steps, one per frame, until it is stopped', () => {
  const seen: number[] = [];
  const count = () => countInFrames({ from: 2, to: 8, by: 3 }, (value) => void seen.push(value));
  const frame = (): void => void vi.advanceTimersToNextFrame().advanceTimersByTime(1);
  count();
  expect(seen).toEqual([]);
  frame();
  expect(seen).toEqual([5]);
  frame();
  frame();
  expect(seen).toEqual([5, 8]);
  const stop = count();
  frame();
  stop();
  frame();
  expect(seen).toEqual([5, 8, 5]);
});
