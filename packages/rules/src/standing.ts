import type { Board } from './board.ts';
import { claimsOf, NEIGHBOURS, spacesOf } from './board.ts';
import type { Seat, Space } from './vocabulary.ts';

/** What decides the game for one seat, in the order in which it decides. W1–W3 */
export type Standing = {
  readonly seat: Seat;
  /** Spaces in the largest connected group. */
  readonly group: number;
  readonly claims: number;
  readonly spaces: number;
};

/** A seat's connected groups, the largest first; settled and claimed spaces join alike. W1 */
export const groupsOf = (board: Board, seat: Seat): readonly (readonly Space[])[] => {
  const open = new Set(spacesOf(board, seat));
  const groups: Space[][] = [];
  for (const start of open) {
    open.delete(start);
    const group = [start];
    for (const space of group)
      for (const neighbour of NEIGHBOURS[space]) if (open.delete(neighbour)) group.push(neighbour);
    groups.push(group);
  }
  return groups.sort((left, right) => right.length - left.length);
};

export const standingOf = (board: Board, seat: Seat): Standing => ({
  seat,
  group: groupsOf(board, seat)[0]?.length ?? 0,
  claims: claimsOf(board, seat),
  spaces: spacesOf(board, seat).length,
});

/** Positive when `left` is ahead: largest group, then claims, then spaces. W1, W2, W3 */
export const compareStandings = (left: Standing, right: Standing): number =>
  left.group - right.group || left.claims - right.claims || left.spaces - right.spaces;

/** The seats that no other seat is ahead of; more than one share the win. R7 */
export const leadersOf = (standings: readonly Standing[]): readonly Seat[] =>
  standings
    .filter((one) => standings.every((other) => compareStandings(one, other) >= 0))
    .map((one) => one.seat);
