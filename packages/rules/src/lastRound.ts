import type { Seat } from './vocabulary.ts';

const CLAIMS_TO_CALL: Readonly<Record<number, number>> = { 2: 13, 3: 9, 4: 7, 5: 6 };

/** The number of claimed spaces that calls the last round, by players at the start, not by those still present (R8). L1 */
export const claimsToCall = (seats: number): number => {
  const claims = CLAIMS_TO_CALL[seats];
  if (claims === undefined) throw new Error(`no game with ${seats} seats`);
  return claims;
};

/** Turns still to finish in the last round, the current one included; a skipped turn is counted until it is skipped. L3, R8 */
export const turnsLeft = (caller: Seat, mover: Seat, seats: number): number =>
  ((caller - mover + seats) % seats) + 1;

/** The inverse of `turnsLeft`: the seat that must have called if so many turns are left. */
export const callerFor = (turns: number, mover: Seat, seats: number): Seat =>
  ((mover + turns - 1) % seats) as Seat;
