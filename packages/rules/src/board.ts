import type { Pip, Seat, Space } from './vocabulary.ts';
import { columnOf, PIPS, rowOf, SPACES, spaceAt } from './vocabulary.ts';

/** What a space holds: nothing, a settled marker that may be jumped, or a claimed one for good. */
export type Holding =
  | { readonly kind: 'empty' }
  | { readonly kind: 'settled'; readonly owner: Seat }
  | { readonly kind: 'claimed'; readonly owner: Seat };

/** The board after the last take; this turn's markers are stakes, kept apart. */
export type Board = Readonly<Record<Space, Holding>>;

const EMPTY: Holding = { kind: 'empty' };

export const EMPTY_BOARD: Board = Object.fromEntries(
  SPACES.map((space) => [space, EMPTY]),
) as Board;

/** The seat whose marker is on the space, settled or claimed. */
export const ownerOf = (holding: Holding): Seat | null =>
  holding.kind === 'empty' ? null : holding.owner;

const isPip = (number: number): number is Pip => PIPS.includes(number as Pip);

const sidesOf = (space: Space): readonly Space[] => {
  const column = columnOf(space);
  const row = rowOf(space);
  const sides = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  return sides.flatMap(([c, r]) => (isPip(c) && isPip(r) ? [spaceAt({ column: c, row: r })] : []));
};

/** The two to four spaces that share a side with a space; corners do not join. W1 */
export const NEIGHBOURS: Readonly<Record<Space, readonly Space[]>> = Object.fromEntries(
  SPACES.map((space) => [space, sidesOf(space)]),
) as Readonly<Record<Space, readonly Space[]>>;

/** All spaces of one seat, settled and claimed alike, in board order. */
export const spacesOf = (board: Board, seat: Seat): readonly Space[] =>
  SPACES.filter((space) => ownerOf(board[space]) === seat);

/** How many spaces a seat has claimed for good. */
export const claimsOf = (board: Board, seat: Seat): number => {
  let claims = 0;
  for (const space of SPACES) {
    const holding = board[space];
    if (holding.kind === 'claimed' && holding.owner === seat) claims += 1;
  }
  return claims;
};
