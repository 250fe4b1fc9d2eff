// One step of training: gradients of the cross-entropy summed over a batch of records, then Adam.
import { imageRecord } from './image';
import { added, finish, hidden, inner, LEAK, listMask, sumAll, addDense, weights, useWeights } from './net';
import { below } from '../../kernel/assembly/random';
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
  MOVER,
  OUTPUTS,
  outputAt,
  outputBiasAt,
  RECORD_BYTES,
  seats,
  shapeOf,
  slotCount,
  SLOTS,
  STAKE,
  START,
  TARGET,
  weightCount,
  widthOf,
} from './shape';

const image: usize = memory.data(512, 16);
const sum: usize = memory.data(1024, 16);
const value: usize = memory.data(32, 16);
const outputErrors: usize = memory.data(32, 16);
const innerErrors: usize = memory.data(128, 16);
const hiddenErrors: usize = memory.data(1024, 16);

/** Where training keeps its arrays, each as long as the weights. */
export let trained: usize = 0;
let gradients: usize = 0;
let means: usize = 0;
let squares: usize = 0;
/** A slow moving average of the weights: more stable than the weights themselves, and used for play. */
export let averaged: usize = 0;

/** Cross-entropy summed over the last batch, above that of perfect answers. */
export let startLoss: f64 = 0;
export let stakeLoss: f64 = 0;
export let startSamples: u32 = 0;
export let stakeSamples: u32 = 0;

export function placeArrays(w: usize, g: usize, m: usize, s: usize, a: usize): void {
  trained = w;
  gradients = g;
  means = m;
  squares = s;
  averaged = a;
}

/** Forward pass of one record alone; keeps the activations. */
export function forward(record: usize, to: usize): void {
  sumAll(record, sum, true);
  if (load<u8>(record, KIND) == STAKE) addDense(record, sum);
  finish(record, sum, load<u8>(record, MOVER), to);
}

/** Output errors by turn order, scaled; answers the divergence from the target. */
function errorsOf(record: usize, scale: f32): f64 {
  const mover = load<u8>(record, MOVER) as u32;
  let loss: f64 = 0;
  v128.store(outputErrors, f32x4.splat(0), 0);
  v128.store(outputErrors, f32x4.splat(0), 16);
  for (let turn: u32 = 0; turn < seats; turn++) {
    const seat = mover + turn < seats ? mover + turn : mover + turn - seats;
    const share = load<f32>(value + ((seat as usize) << 2));
    const target = load<f32>(record + ((seat as usize) << 2), TARGET);
    store<f32>(outputErrors + ((turn as usize) << 2), (share - target) * scale);
    if (target > 0) loss += (target as f64) * (Mathf.log(target / max<f32>(share, 1e-9)) as f64);
  }
  return loss;
}

@inline
function slopes(activation: v128): v128 {
  const isPositive = f32x4.gt(activation, f32x4.splat(0));
  return v128.bitselect(f32x4.splat(1), f32x4.splat(LEAK), isPositive);
}

@inline
function addTo(at: usize, x: v128): void {
  v128.store(at, f32x4.add(v128.load(at), x));
}

@inline
function total(x: v128): f32 {
  const pairs = f32x4.add(x, v128.shuffle<f32>(x, x, 2, 3, 0, 1));
  return f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 1);
}

function backOutput(shape: usize): void {
  const low = v128.load(outputErrors, 0);
  const high = v128.load(outputErrors, 16);
  addTo(gradients + outputBiasAt(shape), low);
  addTo(gradients + outputBiasAt(shape) + 16, high);
  let row = weights + outputAt(shape);
  let slope = gradients + outputAt(shape);
  for (let at: usize = 0; at < INNER << 2; at += 4) {
    const x = v128.load_splat<f32>(inner + at);
    addTo(slope, f32x4.mul(x, low));
    addTo(slope + 16, f32x4.mul(x, high));
    const back = f32x4.add(f32x4.mul(v128.load(row, 0), low), f32x4.mul(v128.load(row, 16), high));
    store<f32>(innerErrors + at, total(back));
    row += OUTPUTS << 2;
    slope += OUTPUTS << 2;
  }
  for (let at: usize = 0; at < INNER << 2; at += 16) {
    const errors = f32x4.mul(v128.load(innerErrors + at), slopes(v128.load(inner + at)));
    v128.store(innerErrors + at, errors);
    addTo(gradients + innerBiasAt(shape) + at, errors);
  }
}

function backInner(shape: usize): void {
  let row = weights + innerAt(shape);
  let slope = gradients + innerAt(shape);
  const width = widthOf(shape) << 2;
  for (let at: usize = 0; at < width; at += 4) {
    const x = v128.load_splat<f32>(hidden + at);
    let back = f32x4.splat(0);
    for (let column: usize = 0; column < INNER << 2; column += 16) {
      const errors = v128.load(innerErrors + column);
      addTo(slope + column, f32x4.mul(x, errors));
      back = f32x4.add(back, f32x4.mul(v128.load(row + column), errors));
    }
    store<f32>(hiddenErrors + at, total(back));
    row += INNER << 2;
    slope += INNER << 2;
  }
  const bias = gradients + firstBiasAt(shape);
  for (let at: usize = 0; at < width; at += 16) {
    const errors = f32x4.mul(v128.load(hiddenErrors + at), slopes(v128.load(hidden + at)));
    v128.store(hiddenErrors + at, errors);
    addTo(bias + at, errors);
  }
}

function backFirst(shape: usize, record: usize): void {
  const first = gradients + firstAt(shape);
  const stride = widthOf(shape) << 2;
  let end = added;
  const masks = maskCount(shape);
  for (let mask: usize = 0; mask < masks; mask++)
    end = listMask(shape, first, stride, mask, load<u64>(record + (mask << 3)), end);
  const slots = slotCount(shape);
  for (let slot: usize = 0; slot < slots; slot++) {
    store<u32>(end, (first + (load<u16>(record + (slot << 1), SLOTS) as usize) * stride) as u32);
    end += 4;
  }
  for (let column: usize = 0; column < stride; column += 64) {
    const a = v128.load(hiddenErrors + column, 0);
    const b = v128.load(hiddenErrors + column, 16);
    const c = v128.load(hiddenErrors + column, 32);
    const d = v128.load(hiddenErrors + column, 48);
    for (let at = added; at < end; at += 4) {
      const row = (load<u32>(at) as usize) + column;
      addTo(row, a);
      addTo(row + 16, b);
      addTo(row + 32, c);
      addTo(row + 48, d);
    }
  }
}

function backDense(shape: usize, record: usize): void {
  const stride = widthOf(shape) << 2;
  const rows = gradients + firstAt(shape) + denseRow(shape) * stride;
  for (let input: usize = 0; input < DENSE_INPUTS; input++) {
    const factor = v128.load_splat<f32>(record + (input << 2), DENSE);
    for (let column: usize = 0; column < stride; column += 16)
      addTo(rows + input * stride + column, f32x4.mul(factor, v128.load(hiddenErrors + column)));
  }
}

/** Adds one record's gradient; returns its loss. */
export function learnFrom(record: usize, scale: f32): f64 {
  const kind = load<u8>(record, KIND) as u32;
  const shape = shapeOf(kind);
  forward(record, value);
  const loss = errorsOf(record, scale);
  backOutput(shape);
  backInner(shape);
  backFirst(shape, record);
  if (kind == STAKE) backDense(shape, record);
  return loss;
}

/** Adds the gradients of a batch, each record in a random one of the four symmetries. */
export function learnBatch(records: usize, count: u32): void {
  useWeights(trained);
  startSamples = 0;
  for (let index: u32 = 0; index < count; index++)
    if (load<u8>(records + (index as usize) * RECORD_BYTES, KIND) == START) startSamples += 1;
  stakeSamples = count - startSamples;
  startLoss = 0;
  stakeLoss = 0;
  const startScale = (1 as f32) / (max<u32>(startSamples, 1) as f32);
  const stakeScale = (1 as f32) / (max<u32>(stakeSamples, 1) as f32);
  for (let index: u32 = 0; index < count; index++) {
    imageRecord(records + (index as usize) * RECORD_BYTES, below(4), image);
    if (load<u8>(image, KIND) == START) startLoss += learnFrom(image, startScale);
    else stakeLoss += learnFrom(image, stakeScale);
  }
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

/** Applies and clears the gradients. `rate` already holds Adam's correction for the first steps. */
export function stepAdam(rate: f32, epsilon: f32, averageRate: f32): void {
  const keepMean = f32x4.splat(MEAN_DECAY);
  const addMean = f32x4.splat(1 - MEAN_DECAY);
  const keepSquare = f32x4.splat(SQUARE_DECAY);
  const addSquare = f32x4.splat(1 - SQUARE_DECAY);
  const speed = f32x4.splat(rate);
  const guard = f32x4.splat(epsilon);
  const follow = f32x4.splat(averageRate);
  const end = weightCount << 2;
  for (let at: usize = 0; at < end; at += 16) {
    const slope = v128.load(gradients + at);
    v128.store(gradients + at, f32x4.splat(0));
    const mean = f32x4.add(f32x4.mul(keepMean, v128.load(means + at)), f32x4.mul(addMean, slope));
    const square = f32x4.add(
      f32x4.mul(keepSquare, v128.load(squares + at)),
      f32x4.mul(addSquare, f32x4.mul(slope, slope)),
    );
    v128.store(means + at, mean);
    v128.store(squares + at, square);
    const step = f32x4.div(f32x4.mul(speed, mean), f32x4.add(f32x4.sqrt(square), guard));
    const weight = f32x4.sub(v128.load(trained + at), step);
    v128.store(trained + at, weight);
    const average = v128.load(averaged + at);
    v128.store(averaged + at, f32x4.add(average, f32x4.mul(follow, f32x4.sub(weight, average))));
  }
}
