// The networks in whole numbers of 16 bits, twice as fast, for rollouts. A first layer cannot overflow: each of its columns has
// a unit of its own, as fine as the largest possible sum allows. Nor can the inner layer, whose weights bear those units.
import {
  added,
  addedEnd,
  inner,
  leaky,
  listAll,
  listChanges,
  logits,
  NEXT_INNER,
  NEXT_LOGITS,
  outputLayer,
  outputTwo,
  removed,
  removedEnd,
  shares,
  weights,
} from './net';
import {
  DENSE,
  DENSE_INPUTS,
  denseRow,
  firstAt,
  firstBiasAt,
  INNER,
  innerAt,
  innerBiasAt,
  KIND,
  maskCount,
  maskRow,
  seats,
  shapeOf,
  slotBins,
  slotCount,
  slotRow,
  STAKE,
  START,
  widthOf,
} from './shape';

const LARGEST: f32 = 32767;
/** What the sums of the inner layer must stay below, with room for rounding. */
const LARGEST_SUM: f32 = 2147000000;

const hidden: usize = memory.data(2 * 512, 16);
const NEXT_HIDDEN: usize = 512;
/** The unit of each column of a first layer. */
const units: usize = memory.data(256 * 4, 16);

/** Of each kind: rows of the first layer, its bias, dense rows in units, inner weights in pairs, and the unit of inner sums. */
const parts: usize = memory.data(2 * 32, 16);
/** Where the converted weights begin, and the end of what is allotted of their memory. */
let start: usize = 0;
let space: usize = 0;
/** The weights that were converted last. */
let converted: usize = 0;
/** How often weights were converted: what was found with others is of no use. */
export let conversions: u32 = 0;

@inline
function partsOf(kind: u32): usize {
  return parts + ((kind as usize) << 5);
}

@inline
function rowsIn(part: usize): usize {
  return load<u32>(part);
}

@inline
function biasIn(part: usize): usize {
  return load<u32>(part, 4);
}

@inline
function denseIn(part: usize): usize {
  return load<u32>(part, 8);
}

@inline
function innerIn(part: usize): usize {
  return load<u32>(part, 12);
}

/** Weights are converted anew before they are used again. */
export function forgetShort(): void {
  converted = 0;
}

@inline
function firstWeight(shape: usize, row: usize, column: usize): f32 {
  return load<f32>(weights + firstAt(shape) + ((row * widthOf(shape) + column) << 2));
}

/** The largest size of a column's weight among the same space of several masks, of which at most one has it. */
function largestOf(shape: usize, column: usize, bit: usize, from: usize, to: usize): f32 {
  let largest: f32 = 0;
  for (let mask = from; mask < to; mask++) {
    const row = maskRow(shape, mask, bit);
    // Bits that a mask never has share the first row.
    if (row != 0 || mask == 0) largest = max(largest, abs(firstWeight(shape, row, column)));
  }
  return largest;
}

/** No sum of a column can be larger. The first masks are holdings: a space has one owner, and is settled or claimed. */
function boundOf(kind: u32, shape: usize, column: usize): f32 {
  const holdings: usize = kind == START ? 2 * (seats as usize) : 4;
  let bound = abs(load<f32>(weights + firstBiasAt(shape) + (column << 2)));
  for (let bit: usize = 0; bit < 36; bit++) {
    bound += largestOf(shape, column, bit, 0, holdings);
    for (let mask = holdings; mask < maskCount(shape); mask++) bound += largestOf(shape, column, bit, mask, mask + 1);
  }
  for (let slot: usize = 0; slot < slotCount(shape); slot++) {
    let largest: f32 = 0;
    for (let bin: usize = 0; bin < slotBins(shape, slot); bin++)
      largest = max(largest, abs(firstWeight(shape, slotRow(shape, slot) + bin, column)));
    bound += largest;
  }
  // Dense inputs are shares and odds, or differences of shares.
  if (kind == STAKE)
    for (let input: usize = 0; input < DENSE_INPUTS; input++) bound += abs(firstWeight(shape, denseRow(shape) + input, column));
  // Half a unit of rounding for each of the at most 150 rows of a sum.
  return bound * 1.005;
}

function allot(bytes: usize): usize {
  const at = space;
  space += (bytes + 63) & ~(63 as usize);
  return at;
}

@inline
function rounded(x: f32): i32 {
  return nearest<f32>(x) as i32;
}

function convertFirst(kind: u32, shape: usize, part: usize): void {
  const width = widthOf(shape);
  const rows = denseRow(shape);
  store<u32>(part, allot(rows * width * 2) as u32);
  store<u32>(part, allot(width * 2) as u32, 4);
  store<u32>(part, allot(DENSE_INPUTS * width * 4) as u32, 8);
  for (let column: usize = 0; column < width; column++) {
    const unit = max<f32>(boundOf(kind, shape, column), 1e-6) / LARGEST;
    store<f32>(units + (column << 2), unit);
    store<i16>(biasIn(part) + (column << 1), rounded(load<f32>(weights + firstBiasAt(shape) + (column << 2)) / unit) as i16);
    for (let row: usize = 0; row < rows; row++)
      store<i16>(rowsIn(part) + ((row * width + column) << 1), rounded(firstWeight(shape, row, column) / unit) as i16);
    for (let input: usize = 0; kind == STAKE && input < DENSE_INPUTS; input++)
      store<f32>(denseIn(part) + ((input * width + column) << 2), firstWeight(shape, rows + input, column) / unit);
  }
}

/** A weight of the inner layer for inputs in units. */
@inline
function innerWeight(shape: usize, column: usize, output: usize): f32 {
  return load<f32>(weights + innerAt(shape) + ((column * INNER + output) << 2)) * load<f32>(units + (column << 2));
}

/** The unit of the inner layer's weights: with it, no sum overflows. */
function innerUnit(shape: usize): f32 {
  let unit: f32 = 1e-30;
  for (let output: usize = 0; output < INNER; output++) {
    let sum: f32 = 0;
    for (let column: usize = 0; column < widthOf(shape); column++) {
      const size = abs(innerWeight(shape, column, output));
      unit = max(unit, size / LARGEST);
      sum += size;
    }
    // Rounding adds at most half a unit a column.
    const room = LARGEST_SUM / LARGEST - (widthOf(shape) as f32) / 2;
    unit = max(unit, sum / room);
  }
  return unit;
}

/** Two inputs and one output after another: one multiplication serves both inputs of four outputs. */
function convertInner(shape: usize, part: usize): void {
  const width = widthOf(shape);
  const unit = innerUnit(shape);
  store<u32>(part, allot(width * INNER * 2) as u32, 12);
  store<f32>(part, unit, 16);
  for (let column: usize = 0; column < width; column++)
    for (let output: usize = 0; output < INNER; output++) {
      const at = ((column >> 1) * INNER + output) * 2 + (column & 1);
      store<i16>(innerIn(part) + (at << 1), rounded(innerWeight(shape, column, output) / unit) as i16);
    }
}

/** Converts the weights in use, unless it was done. */
export function prepareShort(): void {
  if (converted == weights) return;
  converted = weights;
  conversions += 1;
  let bytes: usize = 0;
  for (let kind: u32 = 0; kind < 2; kind++) {
    const shape = shapeOf(kind);
    bytes += widthOf(shape) * (2 * denseRow(shape) + 2 + 4 * DENSE_INPUTS + 2 * INNER) + 256;
  }
  if (start == 0) start = (heap.alloc(bytes + 64) + 63) & ~(63 as usize);
  space = start;
  for (let kind: u32 = 0; kind < 2; kind++) {
    convertFirst(kind, shapeOf(kind), partsOf(kind));
    convertInner(shapeOf(kind), partsOf(kind));
  }
}

/** Adds rows to (and takes rows from) a sum, thirty-two columns at a time, and sixteen at the end where they are left. */
function sumRows(from: usize, to: usize, bytes: usize): void {
  const ends = addedEnd;
  const otherEnds = removedEnd;
  let column: usize = 0;
  for (; column + 64 <= bytes; column += 64) {
    let a = v128.load(from + column, 0);
    let b = v128.load(from + column, 16);
    let c = v128.load(from + column, 32);
    let d = v128.load(from + column, 48);
    for (let at = added; at < ends; at += 4) {
      const row = (load<u32>(at) as usize) + column;
      a = i16x8.add(a, v128.load(row, 0));
      b = i16x8.add(b, v128.load(row, 16));
      c = i16x8.add(c, v128.load(row, 32));
      d = i16x8.add(d, v128.load(row, 48));
    }
    for (let at = removed; at < otherEnds; at += 4) {
      const row = (load<u32>(at) as usize) + column;
      a = i16x8.sub(a, v128.load(row, 0));
      b = i16x8.sub(b, v128.load(row, 16));
      c = i16x8.sub(c, v128.load(row, 32));
      d = i16x8.sub(d, v128.load(row, 48));
    }
    v128.store(to + column, a, 0);
    v128.store(to + column, b, 16);
    v128.store(to + column, c, 32);
    v128.store(to + column, d, 48);
  }
  if (column < bytes) sumLast(from + column, to + column, column);
}

function sumLast(from: usize, to: usize, column: usize): void {
  let a = v128.load(from, 0);
  let b = v128.load(from, 16);
  for (let at = added; at < addedEnd; at += 4) {
    const row = (load<u32>(at) as usize) + column;
    a = i16x8.add(a, v128.load(row, 0));
    b = i16x8.add(b, v128.load(row, 16));
  }
  for (let at = removed; at < removedEnd; at += 4) {
    const row = (load<u32>(at) as usize) + column;
    a = i16x8.sub(a, v128.load(row, 0));
    b = i16x8.sub(b, v128.load(row, 16));
  }
  v128.store(to, a, 0);
  v128.store(to, b, 16);
}

/** The first layer of a record from scratch; `withSlots` false sums only its masks. */
export function sumAllShort(record: usize, to: usize, withSlots: bool): void {
  const kind = load<u8>(record, KIND) as u32;
  const bytes = widthOf(shapeOf(kind)) << 1;
  const part = partsOf(kind);
  listAll(record, rowsIn(part), bytes, withSlots);
  sumRows(biasIn(part), to, bytes);
}

/** The first layer of a record from that of a similar one, both without dense inputs. */
export function sumChangesShort(known: usize, knownSum: usize, record: usize, to: usize, knownSlots: bool): void {
  const kind = load<u8>(record, KIND) as u32;
  const bytes = widthOf(shapeOf(kind)) << 1;
  listChanges(known, record, rowsIn(partsOf(kind)), bytes, knownSlots);
  sumRows(knownSum, to, bytes);
}

@inline
function denseSum(record: usize, rows: usize, stride: usize): v128 {
  let sum = f32x4.splat(0);
  let row = rows;
  for (let input: usize = 0; input < DENSE_INPUTS; input++) {
    sum = f32x4.add(sum, f32x4.mul(v128.load_splat<f32>(record + (input << 2), DENSE), v128.load(row)));
    row += stride;
  }
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(sum));
}

/** The first layer of a STAKE record with its dense inputs, from that without. */
export function addDenseShort(record: usize, sum: usize, to: usize): void {
  const rows = denseIn(partsOf(STAKE));
  const bytes = widthOf(shapeOf(STAKE)) << 1;
  for (let column: usize = 0; column < bytes; column += 16) {
    const at = rows + (column << 1);
    const both = i16x8.narrow_i32x4_s(denseSum(record, at, bytes << 1), denseSum(record, at + 16, bytes << 1));
    v128.store(to + column, i16x8.add(v128.load(sum + column), both));
  }
}

/** A sixteenth of what is below zero, as in `net`. */
function activate(sum: usize, to: usize, bytes: usize): void {
  for (let column: usize = 0; column < bytes; column += 16) {
    const x = v128.load(sum + column);
    v128.store(to + column, i16x8.max_s(x, i16x8.shr_s(x, 4)));
  }
}

/** Half of the inner layer for two positions at once; `half` is 0, or the bytes of half of the outputs. */
function innerHalf(shape: usize, part: usize, half: usize): void {
  let a = i32x4.splat(0);
  let b = i32x4.splat(0);
  let c = i32x4.splat(0);
  let d = i32x4.splat(0);
  let e = i32x4.splat(0);
  let f = i32x4.splat(0);
  let g = i32x4.splat(0);
  let h = i32x4.splat(0);
  let row = innerIn(part) + half;
  const end = hidden + (widthOf(shape) << 1);
  for (let at = hidden; at < end; at += 4) {
    const x = v128.load_splat<u32>(at);
    const y = v128.load_splat<u32>(at, NEXT_HIDDEN);
    let w = v128.load(row, 0);
    a = i32x4.add(a, i32x4.dot_i16x8_s(x, w));
    e = i32x4.add(e, i32x4.dot_i16x8_s(y, w));
    w = v128.load(row, 16);
    b = i32x4.add(b, i32x4.dot_i16x8_s(x, w));
    f = i32x4.add(f, i32x4.dot_i16x8_s(y, w));
    w = v128.load(row, 32);
    c = i32x4.add(c, i32x4.dot_i16x8_s(x, w));
    g = i32x4.add(g, i32x4.dot_i16x8_s(y, w));
    w = v128.load(row, 48);
    d = i32x4.add(d, i32x4.dot_i16x8_s(x, w));
    h = i32x4.add(h, i32x4.dot_i16x8_s(y, w));
    row += INNER << 2;
  }
  const unit = v128.load_splat<f32>(part, 16);
  const bias = weights + innerBiasAt(shape) + half;
  const to = inner + half;
  v128.store(to, activated(a, unit, v128.load(bias, 0)), 0);
  v128.store(to, activated(b, unit, v128.load(bias, 16)), 16);
  v128.store(to, activated(c, unit, v128.load(bias, 32)), 32);
  v128.store(to, activated(d, unit, v128.load(bias, 48)), 48);
  v128.store(to, activated(e, unit, v128.load(bias, 0)), NEXT_INNER);
  v128.store(to, activated(f, unit, v128.load(bias, 16)), NEXT_INNER + 16);
  v128.store(to, activated(g, unit, v128.load(bias, 32)), NEXT_INNER + 32);
  v128.store(to, activated(h, unit, v128.load(bias, 48)), NEXT_INNER + 48);
}

/** The whole inner layer for one position. */
function innerLayer(shape: usize, part: usize): void {
  let a = i32x4.splat(0);
  let b = i32x4.splat(0);
  let c = i32x4.splat(0);
  let d = i32x4.splat(0);
  let e = i32x4.splat(0);
  let f = i32x4.splat(0);
  let g = i32x4.splat(0);
  let h = i32x4.splat(0);
  let row = innerIn(part);
  const end = hidden + (widthOf(shape) << 1);
  for (let at = hidden; at < end; at += 4) {
    const x = v128.load_splat<u32>(at);
    a = i32x4.add(a, i32x4.dot_i16x8_s(x, v128.load(row, 0)));
    b = i32x4.add(b, i32x4.dot_i16x8_s(x, v128.load(row, 16)));
    c = i32x4.add(c, i32x4.dot_i16x8_s(x, v128.load(row, 32)));
    d = i32x4.add(d, i32x4.dot_i16x8_s(x, v128.load(row, 48)));
    e = i32x4.add(e, i32x4.dot_i16x8_s(x, v128.load(row, 64)));
    f = i32x4.add(f, i32x4.dot_i16x8_s(x, v128.load(row, 80)));
    g = i32x4.add(g, i32x4.dot_i16x8_s(x, v128.load(row, 96)));
    h = i32x4.add(h, i32x4.dot_i16x8_s(x, v128.load(row, 112)));
    row += INNER << 2;
  }
  const unit = v128.load_splat<f32>(part, 16);
  const bias = weights + innerBiasAt(shape);
  v128.store(inner, activated(a, unit, v128.load(bias, 0)), 0);
  v128.store(inner, activated(b, unit, v128.load(bias, 16)), 16);
  v128.store(inner, activated(c, unit, v128.load(bias, 32)), 32);
  v128.store(inner, activated(d, unit, v128.load(bias, 48)), 48);
  v128.store(inner, activated(e, unit, v128.load(bias, 64)), 64);
  v128.store(inner, activated(f, unit, v128.load(bias, 80)), 80);
  v128.store(inner, activated(g, unit, v128.load(bias, 96)), 96);
  v128.store(inner, activated(h, unit, v128.load(bias, 112)), 112);
}

@inline
function activated(sum: v128, unit: v128, bias: v128): v128 {
  return leaky(f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(sum), unit), bias));
}

/** All layers after the first layer's sum: win shares of all seats, written to `to` by seat. */
export function finishShort(record: usize, sum: usize, mover: u32, to: usize): void {
  const kind = load<u8>(record, KIND) as u32;
  const shape = shapeOf(kind);
  activate(sum, hidden, widthOf(shape) << 1);
  innerLayer(shape, partsOf(kind));
  outputLayer(shape);
  shares(record, logits, mover, to);
}

/** The same for two records of one kind and one mover. */
export function finishTwoShort(
  record: usize,
  sum: usize,
  to: usize,
  nextRecord: usize,
  nextSum: usize,
  nextTo: usize,
  mover: u32,
): void {
  const kind = load<u8>(record, KIND) as u32;
  const shape = shapeOf(kind);
  const bytes = widthOf(shape) << 1;
  activate(sum, hidden, bytes);
  activate(nextSum, hidden + NEXT_HIDDEN, bytes);
  innerHalf(shape, partsOf(kind), 0);
  innerHalf(shape, partsOf(kind), INNER << 1);
  outputTwo(shape);
  shares(record, logits, mover, to);
  shares(nextRecord, logits + NEXT_LOGITS, mover, nextTo);
}
