// Values of positions of the open turn: a search reaches most of them by several orders of the same rolls.
// What is kept is exactly what an evaluation would find again, so answers do not depend on what is kept.
import * as position from '../../kernel/assembly/position';
import { copyValue } from './value';

const SLOTS: usize = 1 << 13;
/** Two words that name the position, its value for taking, and that for rolling on. */
const SLOT_BYTES: usize = 16 + 32 + 32;
const TAKE: usize = 16;
const ROLL: usize = 48;

/** Masks have 36 bits; above them the first word has the squatters in play, the second the turn. */
const MASK_BITS: u64 = 36;
const LAST_TURN: u64 = (1 << 28) - 1;

const slots: usize = memory.data(8192 * 80, 16);
/** The open turn: values of all others count as forgotten. */
let turn: u64 = 0;
export let isOn: bool = true;

/** Without it every position is evaluated each time and from its turn's start, which is slower and must not change an answer. */
export function setMemo(on: u32): void {
  isOn = on != 0;
}

/** Forgets all values; needed as soon as anything changes that a value depends on, other than the stakes. */
export function forget(): void {
  if (turn == LAST_TURN) {
    memory.fill(slots, 0, SLOTS * SLOT_BYTES);
    turn = 0;
  }
  turn += 1;
}

@inline
function squatsOf(p: usize): u64 {
  return position.squats(p) | ((position.used(p) as u64) << MASK_BITS);
}

@inline
function claimsOf(p: usize): u64 {
  return position.stakedClaims(p) | (turn << MASK_BITS);
}

@inline
function slotOf(squats: u64, claims: u64): usize {
  const mixed = (squats * 0x9e3779b97f4a7c15) ^ (claims * 0xc2b2ae3d27d4eb4f);
  return slots + ((mixed >> 51) as usize) * SLOT_BYTES;
}

/** Copies both values of a position of the open turn; false when they are not known. */
export function recall(p: usize, take: usize, roll: usize): bool {
  const squats = squatsOf(p);
  const claims = claimsOf(p);
  const slot = slotOf(squats, claims);
  if (!isOn || load<u64>(slot) != squats || load<u64>(slot, 8) != claims) return false;
  copyValue(slot + TAKE, take);
  copyValue(slot + ROLL, roll);
  return true;
}

/** Keeps both values of a position of the open turn, in place of those that had its slot. */
export function remember(p: usize, take: usize, roll: usize): void {
  const squats = squatsOf(p);
  const claims = claimsOf(p);
  const slot = slotOf(squats, claims);
  store<u64>(slot, squats);
  store<u64>(slot, claims, 8);
  copyValue(take, slot + TAKE);
  copyValue(roll, slot + ROLL);
}
