// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

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

test('calls where no frame comes', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const call = vi.fn();
  afterPaint(call);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a call that was taken back does not come', () => {
  const call = vi.fn();
  afterPaint(call)();
  vi.advanceTimersByTime(1000);
  expect(call).not.toHaveBeenCalled();
});
