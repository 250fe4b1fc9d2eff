import { ROLLS, weightOf } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { bandFor, bandsFor, chiSquareOf, chiSquareTail, kindOf, tallyOf } from './statistics.ts';

test('the 216 ways the dice can fall: 120 all different, 90 pairs, 6 triples, every pip alike', () => {
  const all = ROLLS.flatMap((roll) => Array.from({ length: weightOf(roll) }, () => roll));
  expect(tallyOf(all)).toEqual({
    rolls: 216,
    pips: [108, 108, 108, 108, 108, 108],
    kinds: { different: 120, pair: 90, triple: 6 },
  });
  expect(chiSquareOf(tallyOf(all).pips)).toBe(0);
});

test('kinds of rolls', () => {
  expect(kindOf([1, 2, 3])).toBe('different');
  expect(kindOf([1, 1, 3])).toBe('pair');
  expect(kindOf([4, 4, 4])).toBe('triple');
});

// Values from printed tables: the chi-square that fair dice exceed with this probability.
test.each([
  [11.07, 5, 0.05],
  [15.086, 5, 0.01],
  [20.515, 5, 0.001],
  [49.802, 35, 0.05],
  [66.619, 35, 0.001],
  [249.4, 215, 0.0537],
  [4.351, 5, 0.5],
  [0, 5, 1],
])('chi-square %d with %d degrees of freedom has the tail %d', (chiSquare, freedom, tail) => {
  expect(chiSquareTail(chiSquare, freedom)).toBeCloseTo(tail, 3);
});

test('a band holds fair dice 99 times of 100 and is centered on the expected count', () => {
  expect(bandFor(60, 1 / 6)).toEqual({ expected: 10, low: 3, high: 18 });
  expect(bandFor(0, 1 / 6)).toEqual({ expected: 0, low: 0, high: 0 });
  const wide = bandFor(60_000, 1 / 6);
  expect(wide.expected).toBeCloseTo(10_000);
  expect([wide.low, wide.high]).toEqual([9764, 10_236]);
});

test('a narrower band holds them 95 times of 100', () => {
  expect(bandFor(60, 1 / 6, 0.95)).toEqual({ expected: 10, low: 5, high: 16 });
  const wide = bandFor(60_000, 1 / 6, 0.95);
  expect([wide.low, wide.high]).toEqual([9821, 10_179]);
});

test('exact counts and the normal approximation agree where one replaces the other', () => {
  const [counted, curve] = [bandFor(2000, 1 / 6), bandFor(2001, 1 / 6)];
  expect(Math.abs(counted.low - curve.low)).toBeLessThanOrEqual(2);
  expect(Math.abs(counted.high - curve.high)).toBeLessThanOrEqual(2);
});

test('the bands of a page of statistics', () => {
  const { pip, kinds } = bandsFor(216);
  expect(pip.expected).toBeCloseTo(108);
  expect(kinds.different.expected).toBeCloseTo(120);
  expect(kinds.pair.expected).toBeCloseTo(90);
  expect(kinds.triple.expected).toBeCloseTo(6);
  expect([kinds.triple.low, kinds.triple.high]).toEqual([1, 13]);
});
