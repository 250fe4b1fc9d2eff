import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from './board.ts';
import { compareStandings, groupsOf, leadersOf, standingOf } from './standing.ts';
import type { Seat, Space } from './vocabulary.ts';

const boardOf = (seat: Seat, spaces: readonly Space[]) => ({
  ...EMPTY_BOARD,
  ...Object.fromEntries(spaces.map((space) => [space, { kind: 'settled', owner: seat } as const])),
});

const standing = (seat: Seat, group: number, claims: number, spaces: number) => ({
  seat,
  group,
  claims,
  spaces,
});

describe('groups', () => {
  test('come largest first and hold every space once', () => {
    const board = boardOf(0, ['1,1', '3,3', '3,4', '4,4', '6,6', '6,5']);
    const groups = groupsOf(board, 0);
    expect(groups.map((group) => [...group].sort())).toEqual([
      ['3,3', '3,4', '4,4'],
      ['6,5', '6,6'],
      ['1,1'],
    ]);
  });

  test('wind round corners', () => {
    const snake: readonly Space[] = ['1,1', '1,2', '1,3', '2,3', '3,3', '3,2', '3,1', '4,1'];
    expect(standingOf(boardOf(2, snake), 2)).toEqual(standing(2, 8, 0, 8));
  });

  test('are none for a seat without spaces', () => {
    expect(groupsOf(EMPTY_BOARD, 0)).toEqual([]);
    expect(standingOf(EMPTY_BOARD, 0)).toEqual(standing(0, 0, 0, 0));
  });
});

describe('standings', () => {
  test.each([
    ['a larger group beats more claims', standing(0, 5, 0, 5), standing(1, 4, 9, 20)],
    ['more claims beat more spaces', standing(0, 5, 3, 5), standing(1, 5, 2, 20)],
    ['more spaces decide last', standing(0, 5, 3, 8), standing(1, 5, 3, 7)],
  ])('%s', (_, ahead, behind) => {
    expect(compareStandings(ahead, behind)).toBeGreaterThan(0);
    expect(compareStandings(behind, ahead)).toBeLessThan(0);
    expect(leadersOf([behind, ahead])).toEqual([0]);
  });

  test('that are all equal share the lead', () => {
    const shared = [standing(0, 5, 3, 8), standing(1, 4, 9, 9), standing(2, 5, 3, 8)];
    expect(leadersOf(shared)).toEqual([0, 2]);
  });
});
