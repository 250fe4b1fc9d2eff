// The brain: two small networks on the kernel's positions, their training, and games between players.
import { UPPER } from './symmetries';
import * as arena from './arena';
import * as learn from './learn';
import { useWeights } from './net';
import { answer, asked } from './consider';
import * as episode from './episode';
import { seed, restoreRandom, saveRandom, unit } from '../../kernel/assembly/random';
import { states } from './lastTurn';
import { lucks } from './luck';
import * as shape from './shape';
import { forgetShort } from './short';

export {
  choosesTake,
  chosenIndex,
  considerAsked,
  playAsked,
  rollValueAt,
  spaceOf,
  takeValueAt,
  valueAsked,
} from './consider';
export { luckAsked } from './luck';
export { playOutAsked } from './rollout';
export { setDeadline } from './deadline';
export { setMemo } from './memo';
export { playArena } from './arena';
export { seed };

const MAX_RECORDS: u32 = 16384;
const ARRAYS: usize = 6;

const randomState: usize = memory.data(16, 16);
let arrays: usize = 0;
let recordSpace: usize = 0;

function arrayBytes(): usize {
  return (shape.weightCount << 2) + 64;
}

/** The arrays in memory: weights, gradients, means, squares, averages, and a rival's weights. */
export function arrayAt(index: u32): usize {
  return arrays + (index as usize) * arrayBytes();
}

/** Sets the number of players; call it once, before anything else. Returns the number of weights. */
export function configure(seats: u32): u32 {
  shape.shapeFor(seats, UPPER);
  const bytes = arrayBytes() * ARRAYS;
  arrays = (heap.alloc(bytes + 64) + 63) & ~(63 as usize);
  memory.fill(arrays, 0, bytes);
  learn.placeArrays(arrayAt(0), arrayAt(1), arrayAt(2), arrayAt(3), arrayAt(4));
  arena.placeWeights(arrayAt(4), arrayAt(5));
  useWeights(arrayAt(4));
  forgetShort();
  return shape.weightCount as u32;
}

/** Allocates the memory of training. */
export function prepareTraining(): void {
  recordSpace = heap.alloc((MAX_RECORDS as usize) * shape.RECORD_BYTES);
  episode.placeRecords(recordSpace, MAX_RECORDS);
}

function fillRandom(at: usize, count: usize, size: f32): void {
  for (let index: usize = 0; index < count; index++)
    store<f32>(at + (index << 2), (unit() * 2 - 1) * size);
}

/** Fresh weights: small and random, the output layer almost zero. */
export function initialise(): void {
  for (let kind: u32 = 0; kind < 2; kind++) {
    const at = shape.shapeOf(kind);
    const width = shape.widthOf(at);
    const weights = arrayAt(0);
    fillRandom(weights + shape.firstAt(at), shape.rowCount(at) * width, 0.12);
    fillRandom(weights + shape.innerAt(at), width * shape.INNER, sqrt<f32>((3 as f32) / (width as f32)));
    fillRandom(weights + shape.outputAt(at), shape.INNER * shape.OUTPUTS, 0.02);
  }
  memory.copy(arrayAt(4), arrayAt(0), shape.weightCount << 2);
}

/** Plays games and learns from them once. */
export function trainBatch(
  games: u32,
  variant: u32,
  lambda: f32,
  explore: f32,
  mixed: f32,
  rate: f32,
  epsilon: f32,
  averageRate: f32,
): void {
  const count = playEpisodes(games, variant, lambda, explore, mixed);
  learn.learnBatch(recordSpace, count);
  learn.stepAdam(rate, epsilon, averageRate);
}

export function startLoss(): f64 {
  return learn.startLoss / (max<u32>(learn.startSamples, 1) as f64);
}

export function stakeLoss(): f64 {
  return learn.stakeLoss / (max<u32>(learn.stakeSamples, 1) as f64);
}

export function shareSum(): f64 {
  return arena.shareSum;
}

export function squareSum(): f64 {
  return arena.squareSum;
}

/** The state of the random numbers, sixteen bytes. */
export function randomAt(): usize {
  saveRandom(randomState);
  return randomState;
}

export function setRandom(): void {
  restoreRandom(randomState);
}

/** Where the host writes a position, and where its value is afterwards. */
export function askedAt(): usize {
  return asked;
}

export function answerAt(): usize {
  return answer;
}

/** Where each seat's luck is after a query that computes it. */
export function luckAt(): usize {
  return lucks;
}

/** How many states of a last turn the last query examined. */
export function solvedStates(): u32 {
  return states;
}

/** Plays games for their records alone; returns how many there are. */
export function playEpisodes(games: u32, variant: u32, lambda: f32, explore: f32, mixed: f32): u32 {
  useWeights(arrayAt(0));
  episode.clearRecords();
  for (let game: u32 = 0; game < games; game++) episode.playEpisode(variant, lambda, explore, mixed);
  return episode.recordCount;
}

/** Adds the gradient of one record to the gradients; returns its loss. */
export function learnRecord(index: u32): f64 {
  useWeights(arrayAt(0));
  return learn.learnFrom(recordSpace + (index as usize) * shape.RECORD_BYTES, 1);
}

/** The address of a record. */
export function recordAt(index: u32): usize {
  return recordSpace + (index as usize) * shape.RECORD_BYTES;
}
