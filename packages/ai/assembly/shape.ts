// The shape of the two networks for a number of seats: which feature is which row of the first layer.
// `START` evaluates the beginning of a turn, `STAKE` rolling on with stakes on the board.

export const START: u32 = 0;
export const STAKE: u32 = 1;

/** Width of the second hidden layer, and the padded width of the output. */
export const INNER: usize = 32;
export const OUTPUTS: usize = 8;

/** A feature record: masks, one-hot slots, dense inputs, and what training adds to them. */
export const RECORD_BYTES: usize = 512;
export const SLOTS: usize = 128;
export const DENSE: usize = 256;
export const PRIOR: usize = 288;
export const VALUE: usize = 320;
export const TARGET: usize = 352;
export const KIND: usize = 384;
export const MOVER: usize = 385;
export const BUSTS: usize = 386;
export const CUT: usize = 387;
/** Used by training only: the turn busted; the seat whose decision led here is played by the network. */
export const BUSTED: usize = 388;
export const OURS: usize = 389;
export const LOST: usize = 392;
export const GREEDY: usize = 424;

/** No row: the slot is off. */
export const OFF: u32 = 0xffff;

/** Slots of a START record: eleven for each seat, then these. */
export const SEAT_SLOTS: u32 = 11;
export const DENSE_INPUTS: usize = 5;

export const BUST_BINS: u32 = 27;
export const GAP_LIMIT: i32 = 10;
const GAP_BINS: u32 = 21;
const RIVAL_KINDS: u32 = 2;
const MAX_MASKS: usize = 16;
const MAX_SLOTS: usize = 64;

/** One shape: counts, then byte offsets into the weights, then the row tables. */
const SHAPE_BYTES: usize = 2048;
const MASK_ROWS: usize = 64;
const SLOT_ROWS: usize = MASK_ROWS + MAX_MASKS * 36 * 2;
const SLOT_CAPS: usize = SLOT_ROWS + MAX_SLOTS * 2;
const shapes: usize = memory.data(2 * 2048, 16);

export let seats: u32 = 2;
export let claimsToCall: i32 = 13;
/** All weights of both networks, in floats; a multiple of four. */
export let weightCount: usize = 0;

export function shapeOf(kind: u32): usize {
  return shapes + (kind as usize) * SHAPE_BYTES;
}

@inline
export function maskCount(shape: usize): usize {
  return load<u32>(shape, 0);
}

@inline
export function slotCount(shape: usize): usize {
  return load<u32>(shape, 4);
}

/** Rows of the first layer, the dense inputs included. */
@inline
export function rowCount(shape: usize): usize {
  return load<u32>(shape, 8);
}

/** Width of the first hidden layer. */
@inline
export function widthOf(shape: usize): usize {
  return load<u32>(shape, 12);
}

@inline
export function denseRow(shape: usize): usize {
  return load<u32>(shape, 16);
}

// Byte offsets from the start of the weights.
@inline
export function firstAt(shape: usize): usize {
  return load<u32>(shape, 20);
}

@inline
export function firstBiasAt(shape: usize): usize {
  return load<u32>(shape, 24);
}

@inline
export function innerAt(shape: usize): usize {
  return load<u32>(shape, 28);
}

@inline
export function innerBiasAt(shape: usize): usize {
  return load<u32>(shape, 32);
}

@inline
export function outputAt(shape: usize): usize {
  return load<u32>(shape, 36);
}

@inline
export function outputBiasAt(shape: usize): usize {
  return load<u32>(shape, 40);
}

/** The row of a bit of a mask. */
@inline
export function maskRow(shape: usize, mask: usize, bit: usize): usize {
  return load<u16>(shape + ((mask * 36 + bit) << 1), MASK_ROWS);
}

/** Sets a one-hot slot; values beyond the last bin count as the last. */
@inline
export function setSlot(shape: usize, record: usize, slot: usize, value: i32): void {
  const cap = load<u16>(shape + (slot << 1), SLOT_CAPS) as i32;
  const bin = max(0, min(value, cap));
  store<u16>(record + (slot << 1), (load<u16>(shape + (slot << 1), SLOT_ROWS) + bin) as u16, SLOTS);
}

/** The row of a slot's first bin. */
@inline
export function slotRow(shape: usize, slot: usize): usize {
  return load<u16>(shape + (slot << 1), SLOT_ROWS);
}

@inline
export function slotBins(shape: usize, slot: usize): usize {
  return (load<u16>(shape + (slot << 1), SLOT_CAPS) as usize) + 1;
}

let rows: u32 = 0;

/** Assigns rows to the bits of a mask; bits outside `used` share the first row and are never set. */
function addMask(shape: usize, used: u64): void {
  const mask = maskCount(shape);
  for (let bit: usize = 0; bit < 36; bit++) {
    const isUsed = ((used >> (bit as u64)) & 1) != 0;
    store<u16>(shape + ((mask * 36 + bit) << 1), (isUsed ? rows++ : 0) as u16, MASK_ROWS);
  }
  store<u32>(shape, (mask + 1) as u32, 0);
}

function addSlot(shape: usize, bins: u32): void {
  const slot = slotCount(shape);
  store<u16>(shape + (slot << 1), rows as u16, SLOT_ROWS);
  store<u16>(shape + (slot << 1), (bins - 1) as u16, SLOT_CAPS);
  rows += bins;
  store<u32>(shape, (slot + 1) as u32, 4);
}

/** Assigns offsets to the layers after the first from `at` on and returns their end. */
function addLayers(shape: usize, width: u32, dense: u32, at: u32): u32 {
  let end = at;
  store<u32>(shape, rows, 16);
  rows += dense;
  store<u32>(shape, rows, 8);
  store<u32>(shape, width, 12);
  store<u32>(shape, end, 20);
  end += rows * width * 4;
  store<u32>(shape, end, 24);
  end += width * 4;
  store<u32>(shape, end, 28);
  end += width * (INNER as u32) * 4;
  store<u32>(shape, end, 32);
  end += (INNER as u32) * 4;
  store<u32>(shape, end, 36);
  end += (INNER * OUTPUTS * 4) as u32;
  store<u32>(shape, end, 40);
  end += (OUTPUTS as u32) * 4;
  return end;
}

const ALL: u64 = (1 << 36) - 1;
const SIX: u64 = 63;

/** Bins for the usual values with this number of players; rare larger values share the last one. */
function groupBins(): u32 {
  return seats == 2 ? 21 : seats == 3 ? 15 : seats == 4 ? 12 : 11;
}

function spaceBins(): u32 {
  return seats == 2 ? 25 : seats == 3 ? 19 : seats == 4 ? 15 : 13;
}

function addSeatSlots(shape: usize): void {
  const claims = (claimsToCall + 4) as u32;
  addSlot(shape, claims);
  addSlot(shape, groupBins());
  addSlot(shape, groupBins() >> 1);
  addSlot(shape, min(claims, groupBins()));
  addSlot(shape, groupBins() + 1);
  addSlot(shape, spaceBins());
  addSlot(shape, 13);
  addSlot(shape, 11);
  addSlot(shape, 13);
  addSlot(shape, 5);
  addSlot(shape, min(claims, groupBins()) + 1);
}

/** As wide as a file of 200 kB allows; sums of first layers have room for 256. */
function startWidth(): u32 {
  return seats == 2 ? 224 : seats == 3 ? 176 : 144;
}

function shapeStart(pairs: u64): u32 {
  const shape = shapeOf(START);
  memory.fill(shape, 0, SHAPE_BYTES);
  rows = 0;
  for (let mask: u32 = 0; mask < 2 * seats; mask++) addMask(shape, ALL);
  addMask(shape, pairs);
  addMask(shape, pairs);
  for (let seat: u32 = 0; seat < seats; seat++) addSeatSlots(shape);
  addSlot(shape, BUST_BINS);
  addSlot(shape, GAP_BINS);
  addSlot(shape, (seats + 1) * (seats + 1));
  addSlot(shape, RIVAL_KINDS);
  return addLayers(shape, startWidth(), 0, 0);
}

function shapeStake(pairs: u64, at: u32): u32 {
  const shape = shapeOf(STAKE);
  memory.fill(shape, 0, SHAPE_BYTES);
  rows = 0;
  for (let mask: u32 = 0; mask < 6; mask++) addMask(shape, ALL);
  addMask(shape, pairs);
  addMask(shape, pairs);
  addMask(shape, SIX);
  addSlot(shape, BUST_BINS);
  addSlot(shape, 7);
  addSlot(shape, 9);
  addSlot(shape, 9);
  addSeatSlots(shape);
  addSlot(shape, (claimsToCall + 4) as u32);
  addSlot(shape, groupBins());
  addSlot(shape, groupBins());
  addSlot(shape, GAP_BINS);
  addSlot(shape, GAP_BINS);
  addSlot(shape, (seats + 2) * 3);
  addSlot(shape, RIVAL_KINDS);
  return addLayers(shape, 64, DENSE_INPUTS as u32, at);
}

/** Fixes the number of players for everything that follows. */
export function shapeFor(count: u32, pairs: u64): void {
  seats = count;
  claimsToCall = count == 2 ? 13 : count == 3 ? 9 : count == 4 ? 7 : 6;
  weightCount = (shapeStake(pairs, shapeStart(pairs)) as usize) >> 2;
}
