// The exported functions: the game on one position, the table. Masks are passed as f64, which holds 36 bits
// exactly and saves the host BigInt conversions.
import * as game from './game';
import * as odds from './odds';
import * as position from './position';

export { meanBustCount, sample } from './bench';
export { bustsPlayed, playRandom, rollsPlayed, turnsPlayed, winsOf } from './play';
export { seed } from './random';

const table: usize = memory.data(80, 16);

/** The address of the table's 80 bytes, for the host to read and write. */
export function address(): usize {
  return table;
}

export function reset(seats: u32, variant: u32): void {
  position.reset(table, seats, variant);
}

export function claimable(): f64 {
  return game.claimable(table) as f64;
}

export function squattable(): f64 {
  return game.squattable(table) as f64;
}

export function legal(cls: u32): f64 {
  return game.legal(table, cls) as f64;
}

export function bustCount(): i32 {
  return game.bustCount(table);
}

export function survival(rolls: u32): u32 {
  return odds.survival(table, rolls);
}

export function place(cls: u32, space: u32): void {
  game.place(table, cls, space);
}

export function take(): void {
  game.take(table);
}

export function bust(): void {
  game.bust(table);
}

export function leave(seat: u32): void {
  game.leave(table, seat);
}

export function largestGroup(mask: f64): i32 {
  return game.largestGroup(mask as u64);
}

export function score(seat: u32): i32 {
  return game.score(table, seat);
}

export function winners(): u32 {
  return game.winners(table);
}
