import type { Game, Seat } from '@claim-it/rules';
import {
  callerFor,
  claimsOf,
  claimsToCall,
  presentSeats,
  seatsOf,
  turnsLeft,
  turnsLeftIn,
} from '@claim-it/rules';

/** Why no game can reach a position, though it can exist on a table. */
export type Doubt =
  /** A player has the claims that call the last round, but it was not called; or called with fewer; or by another, later. */
  | {
      readonly kind: 'lastRoundNotCalled' | 'lastRoundTooEarly' | 'lastRoundTooLate';
      readonly seat: Seat;
      readonly claims: number;
      readonly needed: number;
    }
  /** The game is over, but no player has claimed enough, and more than one player is left. */
  | { readonly kind: 'endTooEarly'; readonly needed: number };

/** What makes a position one that no game can reach; none where a game can. */
export const doubtsAbout = (game: Game): readonly Doubt[] => {
  const { board, turn } = game;
  const seats = seatsOf(game);
  const needed = claimsToCall(seats.length);
  const callers = seats
    .map((seat) => ({ seat, claims: claimsOf(board, seat), needed }))
    .filter(({ claims }) => claims >= needed);
  const left = turnsLeftIn(game);
  if (left === null) return callers.map((one) => ({ kind: 'lastRoundNotCalled', ...one }));
  if (left === 0)
    return callers.length > 0 || presentSeats(game).length < 2
      ? []
      : [{ kind: 'endTooEarly', needed }];
  const seat = callerFor(left, turn.seat, seats.length);
  const claims = claimsOf(board, seat);
  // A claim stays, so a player without a finished turn since had as many before the call.
  const tooLate = callers.filter((one) => turnsLeft(seat, one.seat, seats.length) <= left);
  return [
    ...(claims >= needed ? [] : [{ kind: 'lastRoundTooEarly', seat, claims, needed } as const]),
    ...tooLate
      .filter((one) => one.seat !== seat)
      .map((one) => ({ kind: 'lastRoundTooLate', ...one }) as const),
  ];
};
