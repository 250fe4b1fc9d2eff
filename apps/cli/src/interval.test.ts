import { expect, test } from 'vitest';
import { intervalOf } from './interval.ts';

test.each([
  // wins, games, Wilson's bounds
  [571.5, 1000, 0.5406, 0.6018],
  [5, 10, 0.2366, 0.7634],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 1, 0.2065, 1],
])('%d wins of %i games', (wins, games, low, high) => {
  const interval = intervalOf(wins, games);
  expect(interval.rate).toBe(wins / games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
