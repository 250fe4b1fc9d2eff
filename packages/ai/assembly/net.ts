// The forward pass. The first layer is a sum of rows, one for each active feature; a position that
// differs little from a known one starts from that one's sum.
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
  OUTPUTS,
  outputAt,
  outputBiasAt,
  PRIOR,
  seats,
  shapeOf,
  slotCount,
  SLOTS,
  STAKE,
  widthOf,
} from './shape';

/** The slope of the activation below zero. */
export const LEAK: f32 = 0.0625;

/** Activations of the last forward pass; training reads them. */
export const hidden: usize = memory.data(2 * 256 * 4, 16);
export const inner: usize = memory.data(2 * 32 * 4, 16);
export const logits: usize = memory.data(2 * 8 * 4, 16);

/** Row addresses to add and to subtract. */
export const added: usize = memory.data(256 * 4, 16);
export const removed: usize = memory.data(256 * 4, 16);
export let addedEnd: usize = added;
export let removedEnd: usize = removed;

/** The weights in use. */
export let weights: usize = 0;

export function useWeights(at: usize): void {
  weights = at;
}

/** Appends the row addresses of a mask's bits to the list at `end` and returns its new end. */
@inline
export function listMask(shape: usize, first: usize, stride: usize, mask: usize, bits: u64, end: usize): usize {
  let to = end;
  for (let rest = bits; rest != 0; rest &= rest - 1) {
    store<u32>(to, (first + maskRow(shape, mask, ctz<u64>(rest) as usize) * stride) as u32);
    to += 4;
  }
  return to;
}

/** Adds rows to (and takes rows from) a sum, sixteen columns at a time. */
function sumRows(from: usize, to: usize, bytes: usize): void {
  const ends = addedEnd;
  const otherEnds = removedEnd;
  for (let column: usize = 0; column < bytes; column += 64) {
    let a = v128.load(from + column, 0);
    let b = v128.load(from + column, 16);
    let c = v128.load(from + column, 32);
    let d = v128.load(from + column, 48);
    for (let at = added; at < ends; at += 4) {
      const row = (load<u32>(at) as usize) + column;
      a = f32x4.add(a, v128.load(row, 0));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
    }
    for (let at = removed; at < otherEnds; at += 4) {
      const row = (load<u32>(at) as usize) + column;
      a = f32x4.sub(a, v128.load(row, 0));
      b = f32x4.sub(b, v128.load(row, 16));
      c = f32x4.sub(c, v128.load(row, 32));
      d = f32x4.sub(d, v128.load(row, 48));
    }
    v128.store(to + column, a, 0);
    v128.store(to + column, b, 16);
    v128.store(to + column, c, 32);
    v128.store(to + column, d, 48);
  }
}

/** Lists the rows of a record, the first of them at `first`; without slots those of its masks. */
export function listAll(record: usize, first: usize, stride: usize, withSlots: bool): void {
  const shape = shapeOf(load<u8>(record, KIND));
  let end = added;
  const masks = maskCount(shape);
  for (let mask: usize = 0; mask < masks; mask++)
    end = listMask(shape, first, stride, mask, load<u64>(record + (mask << 3)), end);
  const slots = withSlots ? slotCount(shape) : 0;
  for (let slot: usize = 0; slot < slots; slot++) {
    store<u32>(end, (first + (load<u16>(record + (slot << 1), SLOTS) as usize) * stride) as u32);
    end += 4;
  }
  addedEnd = end;
  removedEnd = removed;
}

/** Lists the rows that a record has and a known one has not, and the other way round. */
export function listChanges(known: usize, record: usize, first: usize, stride: usize, knownSlots: bool): void {
  const shape = shapeOf(load<u8>(record, KIND));
  let end = added;
  let otherEnd = removed;
  const masks = maskCount(shape);
  for (let mask: usize = 0; mask < masks; mask++) {
    const now = load<u64>(record + (mask << 3));
    const was = load<u64>(known + (mask << 3));
    end = listMask(shape, first, stride, mask, now & ~was, end);
    otherEnd = listMask(shape, first, stride, mask, was & ~now, otherEnd);
  }
  const slots = slotCount(shape);
  for (let from: usize = 0; from < slots; from += 8) {
    const at = from << 1;
    const here: u32 = slots - from < 8 ? (1 << ((slots - from) as u32)) - 1 : 255;
    let changed = here;
    if (knownSlots) changed &= i16x8.bitmask(i16x8.ne(v128.load(record + at, SLOTS), v128.load(known + at, SLOTS))) as u32;
    for (; changed != 0; changed &= changed - 1) {
      const slot = at + ((ctz<u32>(changed) as usize) << 1);
      if (knownSlots) {
        store<u32>(otherEnd, (first + (load<u16>(known + slot, SLOTS) as usize) * stride) as u32);
        otherEnd += 4;
      }
      store<u32>(end, (first + (load<u16>(record + slot, SLOTS) as usize) * stride) as u32);
      end += 4;
    }
  }
  addedEnd = end;
  removedEnd = otherEnd;
}

/** The first layer of a record from scratch; `withSlots` false sums only its masks. */
export function sumAll(record: usize, to: usize, withSlots: bool): void {
  const shape = shapeOf(load<u8>(record, KIND));
  const bytes = widthOf(shape) << 2;
  listAll(record, weights + firstAt(shape), bytes, withSlots);
  sumRows(weights + firstBiasAt(shape), to, bytes);
}

/** The first layer of a record from that of a similar one. */
export function sumChanges(known: usize, knownSum: usize, record: usize, to: usize, knownSlots: bool): void {
  const shape = shapeOf(load<u8>(record, KIND));
  const bytes = widthOf(shape) << 2;
  listChanges(known, record, weights + firstAt(shape), bytes, knownSlots);
  sumRows(knownSum, to, bytes);
}

/** Adds the dense inputs of a STAKE record to its first layer. */
export function addDense(record: usize, sum: usize): void {
  const shape = shapeOf(STAKE);
  const bytes = widthOf(shape) << 2;
  const rows = weights + firstAt(shape) + denseRow(shape) * bytes;
  for (let input: usize = 0; input < DENSE_INPUTS; input++) {
    const factor = v128.load_splat<f32>(record + (input << 2), DENSE);
    const row = rows + input * bytes;
    for (let column: usize = 0; column < bytes; column += 16)
      v128.store(sum + column, f32x4.add(v128.load(sum + column), f32x4.mul(factor, v128.load(row + column))));
  }
}

@inline
export function leaky(x: v128): v128 {
  return f32x4.max(x, f32x4.mul(x, f32x4.splat(LEAK)));
}

/** What the second of two positions finished at once is away from the first, in the arrays above. */
const NEXT_HIDDEN: usize = 1024;
export const NEXT_INNER: usize = 128;
export const NEXT_LOGITS: usize = 32;

/** The first layer's activations. */
function activate(sum: usize, to: usize, bytes: usize): void {
  for (let column: usize = 0; column < bytes; column += 16) v128.store(to + column, leaky(v128.load(sum + column)));
}

function innerLayer(shape: usize): void {
  const bias = weights + innerBiasAt(shape);
  let a = v128.load(bias, 0);
  let b = v128.load(bias, 16);
  let c = v128.load(bias, 32);
  let d = v128.load(bias, 48);
  let e = v128.load(bias, 64);
  let f = v128.load(bias, 80);
  let g = v128.load(bias, 96);
  let h = v128.load(bias, 112);
  let row = weights + innerAt(shape);
  const end = hidden + (widthOf(shape) << 2);
  for (let at = hidden; at < end; at += 4) {
    const x = v128.load_splat<f32>(at);
    a = f32x4.add(a, f32x4.mul(x, v128.load(row, 0)));
    b = f32x4.add(b, f32x4.mul(x, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(x, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(x, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(x, v128.load(row, 64)));
    f = f32x4.add(f, f32x4.mul(x, v128.load(row, 80)));
    g = f32x4.add(g, f32x4.mul(x, v128.load(row, 96)));
    h = f32x4.add(h, f32x4.mul(x, v128.load(row, 112)));
    row += INNER << 2;
  }
  v128.store(inner, leaky(a), 0);
  v128.store(inner, leaky(b), 16);
  v128.store(inner, leaky(c), 32);
  v128.store(inner, leaky(d), 48);
  v128.store(inner, leaky(e), 64);
  v128.store(inner, leaky(f), 80);
  v128.store(inner, leaky(g), 96);
  v128.store(inner, leaky(h), 112);
}

/** Half of the inner layer for two positions at once: a weight is loaded for both. `half` is 0, or the bytes of a half. */
function innerHalf(shape: usize, half: usize): void {
  const bias = weights + innerBiasAt(shape) + half;
  let a = v128.load(bias, 0);
  let b = v128.load(bias, 16);
  let c = v128.load(bias, 32);
  let d = v128.load(bias, 48);
  let e = a;
  let f = b;
  let g = c;
  let h = d;
  let row = weights + innerAt(shape) + half;
  const end = hidden + (widthOf(shape) << 2);
  for (let at = hidden; at < end; at += 8) {
    let x = v128.load_splat<f32>(at);
    let y = v128.load_splat<f32>(at, NEXT_HIDDEN);
    let w = v128.load(row, 0);
    a = f32x4.add(a, f32x4.mul(x, w));
    e = f32x4.add(e, f32x4.mul(y, w));
    w = v128.load(row, 16);
    b = f32x4.add(b, f32x4.mul(x, w));
    f = f32x4.add(f, f32x4.mul(y, w));
    w = v128.load(row, 32);
    c = f32x4.add(c, f32x4.mul(x, w));
    g = f32x4.add(g, f32x4.mul(y, w));
    w = v128.load(row, 48);
    d = f32x4.add(d, f32x4.mul(x, w));
    h = f32x4.add(h, f32x4.mul(y, w));
    x = v128.load_splat<f32>(at, 4);
    y = v128.load_splat<f32>(at, NEXT_HIDDEN + 4);
    w = v128.load(row, 128);
    a = f32x4.add(a, f32x4.mul(x, w));
    e = f32x4.add(e, f32x4.mul(y, w));
    w = v128.load(row, 144);
    b = f32x4.add(b, f32x4.mul(x, w));
    f = f32x4.add(f, f32x4.mul(y, w));
    w = v128.load(row, 160);
    c = f32x4.add(c, f32x4.mul(x, w));
    g = f32x4.add(g, f32x4.mul(y, w));
    w = v128.load(row, 176);
    d = f32x4.add(d, f32x4.mul(x, w));
    h = f32x4.add(h, f32x4.mul(y, w));
    row += INNER << 3;
  }
  const to = inner + half;
  v128.store(to, leaky(a), 0);
  v128.store(to, leaky(b), 16);
  v128.store(to, leaky(c), 32);
  v128.store(to, leaky(d), 48);
  v128.store(to, leaky(e), NEXT_INNER);
  v128.store(to, leaky(f), NEXT_INNER + 16);
  v128.store(to, leaky(g), NEXT_INNER + 32);
  v128.store(to, leaky(h), NEXT_INNER + 48);
}

export function outputLayer(shape: usize): void {
  const bias = weights + outputBiasAt(shape);
  let low = v128.load(bias, 0);
  let high = v128.load(bias, 16);
  let row = weights + outputAt(shape);
  for (let at = inner; at < inner + (INNER << 2); at += 4) {
    const x = v128.load_splat<f32>(at);
    low = f32x4.add(low, f32x4.mul(x, v128.load(row, 0)));
    high = f32x4.add(high, f32x4.mul(x, v128.load(row, 16)));
    row += OUTPUTS << 2;
  }
  v128.store(logits, low, 0);
  v128.store(logits, high, 16);
}

/** The same for two positions; neither addition waits for the other. */
export function outputTwo(shape: usize): void {
  const bias = weights + outputBiasAt(shape);
  let low = v128.load(bias, 0);
  let high = v128.load(bias, 16);
  let nextLow = low;
  let nextHigh = high;
  let row = weights + outputAt(shape);
  for (let at = inner; at < inner + (INNER << 2); at += 4) {
    const x = v128.load_splat<f32>(at);
    const y = v128.load_splat<f32>(at, NEXT_INNER);
    const v = v128.load(row, 0);
    const w = v128.load(row, 16);
    low = f32x4.add(low, f32x4.mul(x, v));
    nextLow = f32x4.add(nextLow, f32x4.mul(y, v));
    high = f32x4.add(high, f32x4.mul(x, w));
    nextHigh = f32x4.add(nextHigh, f32x4.mul(y, w));
    row += OUTPUTS << 2;
  }
  v128.store(logits, low, 0);
  v128.store(logits, high, 16);
  v128.store(logits, nextLow, NEXT_LOGITS);
  v128.store(logits, nextHigh, NEXT_LOGITS + 16);
}

/** e to the x within 1e-7 of its size, the same on every device. */
export function exp(x: f32): f32 {
  const bounded = max<f32>(-60, min<f32>(x, 60));
  const scaled = bounded * 1.44269504;
  const whole = nearest<f32>(scaled);
  const rest = (scaled - whole) * 0.69314718;
  const series: f32 =
    1 + rest * (1 + rest * (0.5 + rest * (0.16666667 + rest * (0.041666667 + rest * (0.0083333333 + rest * 0.0013888889)))));
  return series * reinterpret<f32>(((whole as i32) + 127) << 23);
}

/** Shares from the logits and the record's prior, in the order of seats; sums to 1. */
export function shares(record: usize, from: usize, mover: u32, to: usize): void {
  let total: f32 = 0;
  let seat = mover;
  for (let turn: u32 = 0; turn < seats; turn++) {
    const at = (turn as usize) << 2;
    const share = load<f32>(record + at, PRIOR) * exp(load<f32>(from + at));
    store<f32>(to + ((seat as usize) << 2), share);
    total += share;
    seat = seat + 1 == seats ? 0 : seat + 1;
  }
  const scale = (1 as f32) / total;
  for (let at: usize = 0; at < (seats as usize) << 2; at += 4)
    store<f32>(to + at, load<f32>(to + at) * scale);
}

/** All layers after the first layer's sum: win shares of all seats, written to `to` by seat. */
export function finish(record: usize, sum: usize, mover: u32, to: usize): void {
  const shape = shapeOf(load<u8>(record, KIND));
  activate(sum, hidden, widthOf(shape) << 2);
  innerLayer(shape);
  outputLayer(shape);
  shares(record, logits, mover, to);
}

/** The same, bit for bit, for two records of one kind and one mover. */
export function finishTwo(
  record: usize,
  sum: usize,
  to: usize,
  nextRecord: usize,
  nextSum: usize,
  nextTo: usize,
  mover: u32,
): void {
  const shape = shapeOf(load<u8>(record, KIND));
  const bytes = widthOf(shape) << 2;
  activate(sum, hidden, bytes);
  activate(nextSum, hidden + NEXT_HIDDEN, bytes);
  innerHalf(shape, 0);
  innerHalf(shape, INNER << 1);
  outputTwo(shape);
  shares(record, logits, mover, to);
  shares(nextRecord, logits + NEXT_LOGITS, mover, nextTo);
}
