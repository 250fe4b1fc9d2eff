import { expect, test } from 'vitest';
import { claimsOf, EMPTY_BOARD, NEIGHBOURS, ownerOf, spacesOf } from './board.ts';
import { SPACES } from './vocabulary.ts';

test('the board has 36 empty spaces', () => {
  expect(Object.keys(EMPTY_BOARD).sort()).toEqual([...SPACES].sort());
  expect(SPACES).toHaveLength(36);
  expect(SPACES.map((space) => ownerOf(EMPTY_BOARD[space]))).toEqual(Array(36).fill(null));
});

test.each([
  ['1,1', ['2,1', '1,2']],
  ['6,6', ['5,6', '6,5']],
  ['3,1', ['2,1', '4,1', '3,2']],
  ['3,4', ['2,4', '4,4', '3,3', '3,5']],
] as const)('%s has the neighbours %j', (space, neighbours) => {
  expect(NEIGHBOURS[space]).toEqual(neighbours);
});

test('neighbours are mutual, and there are sixty borders', () => {
  for (const space of SPACES)
    for (const neighbour of NEIGHBOURS[space]) expect(NEIGHBOURS[neighbour]).toContain(space);
  expect(SPACES.reduce((sum, space) => sum + NEIGHBOURS[space].length, 0)).toBe(2 * 60);
});

test('a seat’s spaces are settled and claimed ones, its claims only the latter', () => {
  const board = {
    ...EMPTY_BOARD,
    '2,1': { kind: 'settled', owner: 1 },
    '1,1': { kind: 'claimed', owner: 1 },
    '5,5': { kind: 'claimed', owner: 0 },
  } as const;
  expect(spacesOf(board, 1)).toEqual(['1,1', '2,1']);
  expect(claimsOf(board, 1)).toBe(1);
  expect(claimsOf(board, 2)).toBe(0);
});
