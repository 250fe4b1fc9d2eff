// A position is 80 bytes of linear memory at a pointer `p`. Masks have one bit a space:
// bit (column - 1) + 6 * (row - 1). This turn's stakes are kept apart from holdings,
// so a bust only clears them and never has to undo.

export const POSITION_BYTES: usize = 80;
export const MAX_SEATS: u32 = 5;
/** `left` before the last round is called. */
export const NO_LAST_ROUND: u32 = 255;
/** `squatterSpace` of a squatter that is free. */
export const NO_SPACE: u32 = 255;
/** A byte of padding after the six squatters: `setSquatterSpace` may write there, it is never read. */
export const NO_SQUATTER: u32 = 6;

export const STANDARD: u32 = 0;
export const REUSE: u32 = 1;

const CLAIMED: usize = 40;
const SQUATS: usize = 48;
const STAKED_CLAIMS: usize = 56;
const USED: usize = 64;
const MOVER: usize = 65;
const LEFT: usize = 66;
const SEATS: usize = 67;
const VARIANT: usize = 68;
const DEPARTED: usize = 69;
const SQUATTER_SPACES: usize = 72;

/** A seat's spaces, settled and claimed alike, as they were when the turn began. */
export function own(p: usize, seat: u32): u64 {
  return load<u64>(p + ((seat as usize) << 3));
}

export function setOwn(p: usize, seat: u32, mask: u64): void {
  store<u64>(p + ((seat as usize) << 3), mask);
}

/** Takes spaces from every seat; all five seats have memory. */
export function removeFromAll(p: usize, mask: u64): void {
  const removed = i64x2.splat(mask);
  v128.store(p, v128.andnot(v128.load(p), removed));
  v128.store(p, v128.andnot(v128.load(p, 16), removed), 16);
  store<u64>(p, load<u64>(p, 32) & ~mask, 32);
}

/** The spaces claimed for good, by any seat. */
export function claimed(p: usize): u64 {
  return load<u64>(p, CLAIMED);
}

export function setClaimed(p: usize, mask: u64): void {
  store<u64>(p, mask, CLAIMED);
}

/** The spaces that received a squatter this turn; the bit stays when a claim covers it. */
export function squats(p: usize): u64 {
  return load<u64>(p, SQUATS);
}

export function setSquats(p: usize, mask: u64): void {
  store<u64>(p, mask, SQUATS);
}

/** The claims placed this turn. */
export function stakedClaims(p: usize): u64 {
  return load<u64>(p, STAKED_CLAIMS);
}

export function setStakedClaims(p: usize, mask: u64): void {
  store<u64>(p, mask, STAKED_CLAIMS);
}

/** Bit k - 1 is set while squatter k is in play. */
export function used(p: usize): u32 {
  return load<u8>(p, USED);
}

export function setUsed(p: usize, bits: u32): void {
  store<u8>(p, bits as u8, USED);
}

export function mover(p: usize): u32 {
  return load<u8>(p, MOVER);
}

export function setMover(p: usize, seat: u32): void {
  store<u8>(p, seat as u8, MOVER);
}

/** Turns still to finish, the current one included; 0 when the game is over. */
export function left(p: usize): u32 {
  return load<u8>(p, LEFT);
}

export function setLeft(p: usize, turns: u32): void {
  store<u8>(p, turns as u8, LEFT);
}

export function seats(p: usize): u32 {
  return load<u8>(p, SEATS);
}

export function setSeats(p: usize, count: u32): void {
  store<u8>(p, count as u8, SEATS);
}

export function variant(p: usize): u32 {
  return load<u8>(p, VARIANT);
}

export function setVariant(p: usize, rules: u32): void {
  store<u8>(p, rules as u8, VARIANT);
}

/** Bit s is set when the player of seat s has left. */
export function departed(p: usize): u32 {
  return load<u8>(p, DEPARTED);
}

export function setDeparted(p: usize, bits: u32): void {
  store<u8>(p, bits as u8, DEPARTED);
}

/** The space of a squatter; counted from 0, so squatter 1 has index 0. */
export function squatterSpace(p: usize, squatter: u32): u32 {
  return load<u8>(p + (squatter as usize), SQUATTER_SPACES);
}

/** The spaces of all six squatters, one byte each, without the padding. */
export function squatterSpaces(p: usize): u64 {
  return load<u64>(p, SQUATTER_SPACES) & 0xffff_ffff_ffff;
}

export function setSquatterSpace(p: usize, squatter: u32, space: u32): void {
  store<u8>(p + (squatter as usize), space as u8, SQUATTER_SPACES);
}

/** Clears everything placed this turn. R4 */
export function clearTurn(p: usize): void {
  setSquats(p, 0);
  setStakedClaims(p, 0);
  setUsed(p, 0);
  // All six squatters and the two bytes of padding at once.
  store<u64>(p, u64.MAX_VALUE, SQUATTER_SPACES);
}

/** An empty board and seat 0 about to roll. */
export function reset(p: usize, seatCount: u32, rules: u32): void {
  memory.fill(p, 0, POSITION_BYTES);
  clearTurn(p);
  setLeft(p, NO_LAST_ROUND);
  setSeats(p, seatCount);
  setVariant(p, rules);
}

export function copy(from: usize, to: usize): void {
  for (let offset: usize = 0; offset < POSITION_BYTES; offset += 16)
    v128.store(to + offset, v128.load(from + offset));
}
