import { expect, test } from 'vitest';
import { pileHeights } from './claims.tsx';

test.each([
  [0, [0, 0, 0]],
  [2, [1, 1, 0]],
  [10, [4, 3, 3]],
  [30, [5, 5, 5]],
] as const)('%i claim markers stand in piles of %j', (count, heights) => {
  expect(pileHeights(count, 3)).toEqual(heights);
});

test('one pile is as high as three together', () => {
  expect(pileHeights(3, 1)).toEqual([3]);
});
