import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from './board.ts';
import type { Stakes } from './stake.ts';
import { countClaimsLeft, freeSquatters, squatterAt, stakedSpaces } from './stake.ts';

const stakes: Stakes = {
  '5,5': { kind: 'squatter', number: 4 },
  '2,1': { kind: 'claim', covers: 6 },
  '1,1': { kind: 'claim', covers: null },
};

describe('stakes', () => {
  test('are listed in board order, not in the order of play', () => {
    expect(stakedSpaces(stakes)).toEqual(['1,1', '2,1', '5,5']);
  });

  test.each([
    [4, '5,5'],
    [6, '2,1'],
    [1, null],
  ] as const)('squatter %i lies at %s', (squatter, space) => {
    expect(squatterAt(stakes, squatter)).toBe(space);
  });

  test('leave the other squatters free', () => {
    expect(freeSquatters(stakes)).toEqual([1, 2, 3, 5]);
    expect(freeSquatters({})).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('count together with the claimed spaces against the claim supply', () => {
    const board = { ...EMPTY_BOARD, '6,6': { kind: 'claimed', owner: 0 } } as const;
    expect(countClaimsLeft(board, stakes)).toBe(27);
    expect(countClaimsLeft(EMPTY_BOARD, {})).toBe(30);
  });
});
