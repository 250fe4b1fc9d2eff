import { SPACES } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { outlinePath } from './outline.tsx';

test('sides between two spaces of a mine are not drawn, and the outline is closed', () => {
  expect(outlinePath(['1,6', '2,6'])).toBe('M0 0L1 0L2 0L2 1L1 1L0 1Z');
});

test('a hole has a line of its own', () => {
  const ring = SPACES.filter((space) => /^[123],[123]$/.test(space) && space !== '2,2');
  expect(outlinePath(ring).match(/M/g)).toHaveLength(2);
});

/** Twice the area inside a path, holes taken off. */
const areaOf = (path: string): number =>
  path
    .split('Z')
    .filter((loop) => loop !== '')
    .reduce((sum, loop) => {
      const corners = loop
        .slice(1)
        .split('L')
        .map((corner) => corner.split(' ').map(Number));
      return (
        sum +
        corners.reduce((inside, [x = 0, y = 0], at) => {
          const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? [];
          return inside + x * nextY - nextX * y;
        }, 0)
      );
    }, 0);

test('its outline holds the spaces of a mine and no others, for very many mines', () => {
  for (let number = 1; number <= 2000; number += 1) {
    const mine = SPACES.filter(
      (_, at) => (Math.imul(number, 2_654_435_761 + at * 40_503) >>> 16) & 1,
    );
    expect(areaOf(outlinePath(mine)) / 2).toBe(mine.length);
  }
});
