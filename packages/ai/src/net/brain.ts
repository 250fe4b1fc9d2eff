import type { Position } from '@claim-it/kernel';
import { POSITION_BYTES, writePosition } from '@claim-it/kernel';
import type { Setup } from '@claim-it/rules';
import { formatVariant } from '@claim-it/rules';
import type { Brain, Effort, Opinion, Shares, Terms } from './types.ts';
import type { BrainExports } from './wasm.ts';
import { ARRAYS, instantiate } from './wasm.ts';
import type { Weights } from './weights.ts';
import { parseWeights, WeightsFault } from './weights.ts';

/** Every value is the mean over the four symmetries of the game, so it does not depend on the orientation of the board. */
const EFFORTS: Readonly<Record<Effort, number>> = { static: 2, lookAhead: 3, search: 7 };
const OVER_WEAKER = 32;
const NO_ROLL = 255;
const VALUED_LIMIT = 20_000;
const SOLVED_LIMIT = 8_000;

const sharesAt = (wasm: BrainExports, at: number, seats: number): Shares => [
  ...new Float32Array(wasm.memory.buffer, at, seats),
];

const luckIn = (wasm: BrainExports, seats: number): Shares => [
  ...new Float64Array(wasm.memory.buffer, wasm.luckAt(), seats),
];

const ask = (wasm: BrainExports, position: Position, players: number): void => {
  if (position.own.length !== players)
    throw new Error(`this brain plays with ${players}, not with ${position.own.length}`);
  writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), position);
};

const loadWeights = (wasm: BrainExports, { players, values }: Weights): void => {
  const count = wasm.configure(players);
  if (values.length !== count)
    throw new WeightsFault({ kind: 'otherNetwork', weights: values.length, wanted: count });
  new Float32Array(wasm.memory.buffer, wasm.arrayAt(ARRAYS.averaged), count).set(values);
};

/** A brain for the players and the variant of its weights; throws `WeightsFault` when the weights do not fit. */
export const createBrain = (weights: Weights): Brain => {
  const { players, variant } = weights;
  if (players < 2 || players > 5) throw new WeightsFault({ kind: 'otherTable', players, variant });
  const wasm = instantiate();
  loadWeights(wasm, weights);

  const considerRoll = (
    position: Position,
    cls: number,
    effort: Effort,
    { milliseconds, rivals }: Terms,
  ): Opinion => {
    ask(wasm, position, players);
    wasm.setDeadline(milliseconds === undefined ? Infinity : performance.now() + milliseconds);
    const thinking = EFFORTS[effort] | (rivals === 'weaker' ? OVER_WEAKER : 0);
    const found = wasm.considerAsked(cls, thinking, VALUED_LIMIT, SOLVED_LIMIT);
    const candidates = Array.from({ length: found }, (_, index) => ({
      space: cls === NO_ROLL ? null : wasm.spaceOf(index),
      take: sharesAt(wasm, wasm.takeValueAt(index), players),
      roll: sharesAt(wasm, wasm.rollValueAt(index), players),
    }));
    return { candidates, best: wasm.chosenIndex(), takes: wasm.choosesTake() === 1 };
  };

  return {
    weights,
    value: (position) => {
      ask(wasm, position, players);
      wasm.valueAsked(EFFORTS.static);
      return sharesAt(wasm, wasm.answerAt(), players);
    },
    consider: (position, cls, effort, terms = {}) => considerRoll(position, cls, effort, terms),
    decide: (position, effort, terms = {}) => considerRoll(position, NO_ROLL, effort, terms),
    luckOf: (position, cls) => {
      ask(wasm, position, players);
      wasm.luckAsked(cls);
      return luckIn(wasm, players);
    },
    playOut: (position, first, seed) => {
      ask(wasm, position, players);
      wasm.playOutAsked(first, seed);
      return { result: sharesAt(wasm, wasm.answerAt(), players), luck: luckIn(wasm, players) };
    },
  };
};

/** The brain for a table, from the bytes of its file; throws `WeightsFault` when the file is unusable or another table's. */
export const brainFor = ({ colors, variant }: Setup, bytes: Uint8Array): Brain => {
  const weights = parseWeights(bytes);
  if (weights.players !== colors.length || weights.variant !== variant)
    throw new WeightsFault({
      kind: 'otherTable',
      players: weights.players,
      variant: weights.variant,
    });
  return createBrain(weights);
};

/** The bytes of a file of weights, by its name. */
export type ReadWeights = (name: string) => Promise<Uint8Array>;

/** The name of the weights for a table: `3-std`. */
export const weightsName = ({ colors, variant }: Setup): string =>
  `${colors.length}-${formatVariant(variant)}`;

/** Loads the brain for a table once; after a failure, the next call tries again. */
export const createBrainLoader = (): ((setup: Setup, read: ReadWeights) => Promise<Brain>) => {
  const brains = new Map<string, Promise<Brain>>();
  return (setup, read) => {
    const name = weightsName(setup);
    const brain = brains.get(name) ?? read(name).then((bytes) => brainFor(setup, bytes));
    brains.set(name, brain);
    brain.catch(() => brains.delete(name));
    return brain;
  };
};
