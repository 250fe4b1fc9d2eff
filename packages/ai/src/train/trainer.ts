import type { Variant } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import type { BrainExports } from '../net/wasm.ts';
import { ARRAYS, instantiate } from '../net/wasm.ts';
import type { Checkpoint } from './checkpoint.ts';
import { BATCH, EPSILON, EXPLORE, ratesAt } from './schedule.ts';

export type Plan = {
  readonly players: number;
  readonly variant: Variant;
  readonly seed: number;
  /** Games over which the rates fall; training may stop earlier or continue at the last rates. */
  readonly horizon: number;
  /** The share of tables with the frozen player `ev` at all seats but one. */
  readonly mixed: number;
  /** The initial rate. */
  readonly rate: number;
};

/** The losses of one training step: divergence from the targets, for the start of turns and for rolling on. */
export type Losses = { readonly start: number; readonly stake: number };

export type Trainer = {
  readonly games: () => number;
  /** Plays one batch and learns from it. */
  readonly step: () => Losses;
  /** The full state to resume exactly from here. */
  readonly save: () => Checkpoint;
  /** The averaged weights, used for play. */
  readonly weights: () => Float32Array;
};

const SAVED = [ARRAYS.trained, ARRAYS.means, ARRAYS.squares, ARRAYS.averaged] as const;

const arrayOf = (wasm: BrainExports, count: number, index: number): Float32Array =>
  new Float32Array(wasm.memory.buffer, wasm.arrayAt(index), count);

const randomOf = (wasm: BrainExports): Uint8Array =>
  new Uint8Array(wasm.memory.buffer, wasm.randomAt(), 16);

const restore = (wasm: BrainExports, count: number, { arrays, random }: Checkpoint): void => {
  for (const [place, index] of SAVED.entries()) {
    const saved = arrays[place];
    if (saved?.length !== count) throw new Error('the checkpoint belongs to another network');
    arrayOf(wasm, count, index).set(saved);
  }
  randomOf(wasm).set(random);
  wasm.setRandom();
};

/** Starts with given weights, and nothing else of the run they come from. */
const warmStart = (wasm: BrainExports, count: number, weights: Float32Array): void => {
  if (weights.length !== count) throw new Error('the weights belong to another network');
  arrayOf(wasm, count, ARRAYS.trained).set(weights);
  arrayOf(wasm, count, ARRAYS.averaged).set(weights);
};

/** The averaged weights of a checkpoint, as used for play. */
export const weightsIn = ({ arrays }: Checkpoint): Float32Array => {
  const averaged = arrays[SAVED.indexOf(ARRAYS.averaged)];
  invariant(averaged !== undefined, 'a checkpoint has all arrays');
  return averaged;
};

/** The start of a run: from scratch, from a stopped run, or new with the weights of another run. */
export type Origin =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'resumed'; readonly checkpoint: Checkpoint }
  | { readonly kind: 'anew'; readonly weights: Float32Array };

export const createTrainer = (plan: Plan, origin: Origin = { kind: 'nothing' }): Trainer => {
  const wasm = instantiate();
  const count = wasm.configure(plan.players);
  wasm.prepareTraining();
  wasm.seed(plan.seed);
  wasm.initialise();
  if (origin.kind === 'resumed') restore(wasm, count, origin.checkpoint);
  if (origin.kind === 'anew') warmStart(wasm, count, origin.weights);
  const before = origin.kind === 'resumed' ? origin.checkpoint : { games: 0, steps: 0 };
  let { games, steps } = before;
  const variant = plan.variant === 'reuse' ? 1 : 0;
  return {
    games: () => games,
    step: () => {
      steps += 1;
      const { rate, lambda, averageRate } = ratesAt(plan, games, steps);
      wasm.trainBatch(BATCH, variant, lambda, EXPLORE, plan.mixed, rate, EPSILON, averageRate);
      games += BATCH;
      return { start: wasm.startLoss(), stake: wasm.stakeLoss() };
    },
    save: () => ({
      plan,
      games,
      steps,
      random: randomOf(wasm).slice(),
      arrays: SAVED.map((index) => arrayOf(wasm, count, index).slice()),
    }),
    weights: () => arrayOf(wasm, count, ARRAYS.averaged).slice(),
  };
};
