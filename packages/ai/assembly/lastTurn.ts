// The last turn of the game, solved: only the final standing counts, so every state of the turn has one value.
import { legal, place, take, winners } from '../../kernel/assembly/game';
import * as position from '../../kernel/assembly/position';
import { CLASSES, weightOf } from '../../kernel/assembly/tables';
import { isLate } from './deadline';

const ENTRIES: usize = 1 << 15;
const ENTRY_BYTES: usize = 32;
const MAX_DEPTH: usize = 64;

let entries: usize = 0;
const stack: usize = memory.data(64 * 96, 16);
const ended: usize = memory.data(96, 16);

/** How many states of the turn were examined. */
export let states: u32 = 0;
let budget: u32 = 0;
let mover: u32 = 0;
/** The mover's share when the turn is lost. */
let lost: f32 = 0;
/** The board was too open to examine everything in time. */
export let isExhausted: bool = false;

/** Clears all states; `limit` is how many may be examined before giving up. */
export function openLastTurn(p: usize, limit: u32): void {
  if (entries == 0) entries = heap.alloc(ENTRIES * ENTRY_BYTES);
  memory.fill(entries, 0xff, ENTRIES * ENTRY_BYTES);
  states = 0;
  budget = min<u32>(limit, (ENTRIES >> 1) as u32);
  isExhausted = false;
  mover = position.mover(p);
  position.copy(p, ended);
  position.clearTurn(ended);
  lost = shareNow(ended);
}

/** The mover's share if the game ended with this board. */
function shareNow(p: usize): f32 {
  const bits = winners(p);
  return (bits >> mover) & 1 ? (1 as f32) / (popcnt<u32>(bits) as f32) : 0;
}

/** The mover's share of the win by taking now. */
export function shareByTaking(p: usize): f32 {
  position.copy(p, ended);
  take(ended);
  return shareNow(ended);
}

function isEntryOf(entry: usize, squats: u64, claims: u64, rack: u64): bool {
  return load<u64>(entry) == squats && load<u64>(entry, 8) == claims && load<u64>(entry, 16) == rack;
}

/** The entry of a position, existing or free. The spaces of squatters matter in the variation. */
function entryOf(squats: u64, claims: u64, rack: u64): usize {
  let slot = ((squats * 0x9e3779b97f4a7c15) ^ (claims * 0xc2b2ae3d27d4eb4f) ^ (rack * 0x165667b19e3779f9)) >> 49;
  let entry = entries + (slot as usize) * ENTRY_BYTES;
  while (load<u64>(entry) != u64.MAX_VALUE && !isEntryOf(entry, squats, claims, rack)) {
    slot = (slot + 1) & ((ENTRIES - 1) as u64);
    entry = entries + (slot as usize) * ENTRY_BYTES;
  }
  return entry;
}

function rackOf(p: usize): u64 {
  return position.variant(p) == position.REUSE ? position.squatterSpaces(p) : (position.used(p) as u64);
}

/** The best share the mover can reach from here by playing perfectly. */
export function solve(p: usize, depth: usize): f32 {
  const squats = position.squats(p);
  const claims = position.stakedClaims(p);
  const rack = rackOf(p);
  const entry = entryOf(squats, claims, rack);
  if (load<u64>(entry) != u64.MAX_VALUE) return load<f32>(entry, 24);
  const taking = shareByTaking(p);
  if (taking == 1) return 1;
  if (states >= budget || depth + 1 >= MAX_DEPTH || isLate()) isExhausted = true;
  if (isExhausted) return taking;
  states += 1;
  const value = max(taking, rollingShare(p, depth));
  if (isExhausted) return value;
  const free = entryOf(squats, claims, rack);
  store<u64>(free, squats);
  store<u64>(free, claims, 8);
  store<u64>(free, rack, 16);
  store<f32>(free, value, 24);
  return value;
}

/** The mover's share when rolling on from here and playing perfectly afterwards. */
export function rollingShare(p: usize, depth: usize): f32 {
  const below = stack + depth * 96;
  let sum: f32 = 0;
  for (let cls: u32 = 0; cls < CLASSES; cls++) {
    let best: f32 = -1;
    for (let rest = legal(p, cls); rest != 0 && best < 1; rest &= rest - 1) {
      position.copy(p, below);
      place(below, cls, ctz<u64>(rest) as u32);
      best = max(best, solve(below, depth + 1));
      if (isExhausted) return 0;
    }
    sum += (best < 0 ? lost : best) * (weightOf(cls) as f32);
  }
  return sum / 216;
}
