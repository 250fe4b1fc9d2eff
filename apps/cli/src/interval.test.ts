import { describe, expect, test } from 'vitest';
import type { Moments } from './interval.ts';
import { intervalOf, meanIntervalOf, NO_MOMENTS, withValue } from './interval.ts';

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

describe('the interval of a mean', () => {
  const moments = (values: readonly number[]): Moments => values.reduce(withValue, NO_MOMENTS);

  test('is the t interval of Student for numbers of one kind', () => {
    const { rate, low, high } = meanIntervalOf([moments([0, 1, 0, 1, 0, 1, 0, 1, 0, 1])]);
    expect(rate).toBe(0.5);
    expect(high - rate).toBeCloseTo(2.262 * Math.sqrt(10 / 36 / 10), 1);
    expect(rate - low).toBeCloseTo(high - rate, 12);
  });

  test('is not widened by variance that the strata explain', () => {
    const { rate, low, high } = meanIntervalOf([moments([1, 1, 1]), moments([0, 0, 0])]);
    expect([rate, low, high]).toEqual([0.5, 0.5, 0.5]);
  });

  test('uses the overall variance for a stratum of one number, and the maximum for a single number', () => {
    expect(meanIntervalOf([moments([1, 1]), moments([0])]).low).toBeLessThan(0.5);
    expect(meanIntervalOf([moments([1])]).low).toBeLessThan(0);
  });

  test('may leave 0 and 1: a result without luck is not a share', () => {
    expect(meanIntervalOf([moments([1.1, 1.2, 1.3])]).rate).toBeCloseTo(1.2, 12);
  });
});
