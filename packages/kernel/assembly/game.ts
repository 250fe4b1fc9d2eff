// The game on a position in memory. Callers pass lawful inputs; nothing is checked here.
// The rules package is the reference: the laws in test/ compare the two move by move.
import * as position from './position';
import { bustCountOf, FULL, rollMask, squatterMask, thirdOf } from './tables';

/** R2 */
const CLAIM_SUPPLY: u64 = 30;

const COLUMN_1: u64 = 0x41041041;
const NOT_COLUMN_1: u64 = FULL & ~COLUMN_1;
const NOT_COLUMN_6: u64 = FULL & ~(COLUMN_1 << 5);

/** Spaces closed to all players: claimed for good or staked by a claim. */
function closed(p: usize): u64 {
  return position.claimed(p) | position.stakedClaims(p);
}

/** Spaces with the mover's marker or a squatter of this turn: the next marker there is a claim. */
function showsMover(p: usize): u64 {
  return position.squats(p) | position.own(p, position.mover(p));
}

/** The spaces open to a claim; none when the supply is used up. R2 */
export function claimable(p: usize): u64 {
  const shut = closed(p);
  return popcnt<u64>(shut) >= CLAIM_SUPPLY ? 0 : showsMover(p) & ~shut;
}

/** The spaces open to a squatter, if the third die's squatter is free. */
export function squattable(p: usize): u64 {
  return FULL & ~(closed(p) | showsMover(p));
}

/** The same as `legal`, with closed spaces, those that show the mover, and the squatters in play in variables. */
export function legalWith(shut: u64, shows: u64, used: u32, cls: u32): u64 {
  const claims = popcnt<u64>(shut) >= CLAIM_SUPPLY ? 0 : shows & ~shut;
  return (rollMask(cls) & claims) | (squatterMask(used, cls) & ~(shut | shows));
}

/** The spaces where a roll of this class allows a placement; none is a bust. */
export function legal(p: usize, cls: u32): u64 {
  return legalWith(closed(p), showsMover(p), position.used(p), cls);
}

/** How many of the 216 outcomes would bust the mover now. */
export function bustCount(p: usize): i32 {
  return bustCountOf(claimable(p), squattable(p), position.used(p));
}

/** In the variation the squatter beneath a new claim returns to the rack at once. */
function returnSquatter(p: usize, space: u32): void {
  for (let squatter: u32 = 0; squatter < 6; squatter++)
    if (position.squatterSpace(p, squatter) === space) {
      position.setSquatterSpace(p, squatter, position.NO_SPACE);
      position.setUsed(p, position.used(p) & ~(1 << squatter));
      return;
    }
}

/** Places the marker that the rules require on a space that `legal` returned for this class. */
export function place(p: usize, cls: u32, space: u32): void {
  // Branch-free: whether it is a claim or a squatter is unpredictable for the processor.
  const bit = (1 as u64) << (space as u64);
  const claim = bit & showsMover(p);
  const isSquatter = (claim === 0) as u32;
  const squatter = thirdOf(cls, space);
  position.setStakedClaims(p, position.stakedClaims(p) | claim);
  position.setSquats(p, position.squats(p) | (bit ^ claim));
  position.setUsed(p, position.used(p) | (isSquatter << squatter));
  position.setSquatterSpace(p, isSquatter ? squatter : position.NO_SQUATTER, space);
  if (position.variant(p) === position.REUSE && claim !== 0) returnSquatter(p, space);
}

/** The number of claimed spaces that calls the last round, by the players at the start (R8). */
function claimsToCall(seats: u32): u64 {
  return seats === 2 ? 13 : seats === 3 ? 9 : seats === 4 ? 7 : 6;
}

function endGame(p: usize): void {
  position.setLeft(p, 0);
}

/** Passes the turn, skipping seats that have left; `turns` are left from the next seat on. R8 */
function passTurn(p: usize, turns: u32): void {
  const count = position.seats(p);
  const departed = position.departed(p);
  const passed: u32 = turns === position.NO_LAST_ROUND ? 0 : 1;
  let remaining = turns;
  let seat = position.mover(p);
  do {
    if (remaining === 0) {
      endGame(p);
      return;
    }
    seat = seat + 1 === count ? 0 : seat + 1;
    remaining -= passed;
  } while ((departed >> seat) & 1);
  position.setLeft(p, remaining + passed);
  position.setMover(p, seat);
}

/** The turns left after a turn of a player with these claimed spaces. R8 */
export function turnsAfter(turns: u32, claims: u64, count: u32): u32 {
  if (turns !== position.NO_LAST_ROUND) return turns - 1;
  return claims >= claimsToCall(count) ? count : turns;
}

function finishTurn(p: usize): void {
  const claims = popcnt<u64>(position.own(p, position.mover(p)) & position.claimed(p));
  passTurn(p, turnsAfter(position.left(p), claims, position.seats(p)));
}

/** The mover takes: stakes become holdings and the turn ends. */
export function take(p: usize): void {
  const taken = position.squats(p) | position.stakedClaims(p);
  const mover = position.mover(p);
  position.removeFromAll(p, taken);
  position.setOwn(p, mover, position.own(p, mover) | taken);
  position.setClaimed(p, position.claimed(p) | position.stakedClaims(p));
  position.clearTurn(p);
  finishTurn(p);
}

/** The mover loses all stakes of this turn and the turn ends. R4, R5 */
export function bust(p: usize): void {
  position.clearTurn(p);
  finishTurn(p);
}

/** A player leaves: on turn it costs the stakes; the last one left wins at once. R8 */
export function leave(p: usize, seat: u32): void {
  const departed = position.departed(p) | (1 << seat);
  position.setDeparted(p, departed);
  const isLast = position.seats(p) - popcnt<u32>(departed) === 1;
  const isOnTurn = seat === position.mover(p);
  if (isLast || isOnTurn) position.clearTurn(p);
  const turns = position.left(p);
  if (isLast) endGame(p);
  else if (isOnTurn) passTurn(p, turns === position.NO_LAST_ROUND ? turns : turns - 1);
}

/** A mask together with every space that shares a side with it. */
function spread(mask: u64): u64 {
  const sideways = ((mask << 1) & NOT_COLUMN_1) | ((mask >> 1) & NOT_COLUMN_6);
  return mask | sideways | (mask << 6) | (mask >> 6);
}

/** The size of the largest connected group. */
export function largestGroup(mask: u64): i32 {
  let largest: u64 = 0;
  let rest = mask;
  // A group cannot be larger than the unvisited rest.
  while (popcnt<u64>(rest) > largest) {
    let group = rest & (0 - rest);
    let before: u64 = 0;
    while (group !== before) {
      before = group;
      group = spread(group) & rest;
    }
    const size = popcnt<u64>(group);
    if (size > largest) largest = size;
    rest &= ~group;
  }
  return largest as i32;
}

/** Group, then claims, then spaces, as one number that orders seats as the rules do. */
export function score(p: usize, seat: u32): i32 {
  const spaces = position.own(p, seat);
  const claims = popcnt<u64>(spaces & position.claimed(p)) as i32;
  return largestGroup(spaces) * 10000 + claims * 100 + (popcnt<u64>(spaces) as i32);
}

/** The seats that no other seat is ahead of, as bits; seats that have left cannot win. R7, R8 */
export function winners(p: usize): u32 {
  const count = position.seats(p);
  const departed = position.departed(p);
  let best = -1;
  let bits: u32 = 0;
  for (let seat: u32 = 0; seat < count; seat++) {
    if ((departed >> seat) & 1) continue;
    const points = score(p, seat);
    if (points > best) {
      best = points;
      bits = 1 << seat;
    } else if (points === best) bits |= 1 << seat;
  }
  return bits;
}
