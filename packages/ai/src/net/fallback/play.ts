import type { Position } from '@claim-it/kernel';
import { maskOf, spacesIn } from '@claim-it/kernel';
import { claimsToCall } from '@claim-it/rules';

const without = (mask: number, gone: ReadonlySet<number>): number =>
  maskOf(spacesIn(mask).filter((space) => !gone.has(space)));

const joined = (one: number, other: number): number =>
  maskOf(new Set([...spacesIn(one), ...spacesIn(other)]));

/** The position without what was laid this turn. */
export const cleared = (position: Position): Position => ({
  ...position,
  squats: 0,
  stakedClaims: 0,
  squatters: position.squatters.map(() => null),
});

/** Passes the turn over seats that have left; `turns` are left from the next seat on. R8 */
const passed = (position: Position, turns: number | null): Position => {
  const { departed, own } = position;
  let left = turns;
  let mover = position.mover;
  for (;;) {
    if (left === 0) return { ...position, left };
    mover = (mover + 1) % own.length;
    if (!departed.includes(mover)) return { ...position, left, mover };
    if (left !== null) left -= 1;
  }
};

/** Turns until the end that somebody plays, the current one included; see assembly/turns.ts. R8 */
export const turnsToCome = ({ left, mover, own, departed }: Position): number | null => {
  if (left === null) return null;
  const seats = Array.from({ length: left }, (_, turn) => (mover + turn) % own.length);
  return seats.filter((seat) => !departed.includes(seat)).length;
};

const finished = (position: Position): Position => {
  const { left, own, claimed, mover } = position;
  if (left !== null) return passed(position, left - 1);
  const closed = new Set(spacesIn(claimed));
  const claims = spacesIn(own[mover] ?? 0).filter((space) => closed.has(space)).length;
  return passed(position, claims >= claimsToCall(own.length) ? own.length : null);
};

/** The position after the mover takes. */
export const taken = (position: Position): Position => {
  const stakes = joined(position.squats, position.stakedClaims);
  const gone = new Set(spacesIn(stakes));
  const own = position.own.map((mask, seat) =>
    seat === position.mover ? joined(mask, stakes) : without(mask, gone),
  );
  const claimed = joined(position.claimed, position.stakedClaims);
  return finished(cleared({ ...position, own, claimed }));
};

/** The position after the mover loses the turn. */
export const busted = (position: Position): Position => finished(cleared(position));

/** The position after a marker is laid on a space that is open; `third` is counted from 0. */
export const placed = (position: Position, space: number, third: number): Position => {
  const { squats, stakedClaims, squatters, own, mover } = position;
  const bit = 2 ** space;
  const shows = [...spacesIn(squats), ...spacesIn(own[mover] ?? 0)].includes(space);
  if (!shows) return { ...position, squats: squats + bit, squatters: squatters.with(third, space) };
  const isReturned = position.variant === 'reuse';
  return {
    ...position,
    stakedClaims: stakedClaims + bit,
    squatters: isReturned ? squatters.map((at) => (at === space ? null : at)) : squatters,
  };
};
