import type { Position } from '@claim-it/kernel';
import { POSITION_BYTES, writePosition } from '@claim-it/kernel';
import type { BrainExports } from './wasm.ts';
import { ARRAYS, instantiate } from './wasm.ts';
import type { Weights } from './weights.ts';
import { WeightsFault } from './weights.ts';

/** How hard to think: values alone, one roll ahead, or on to the end where it matters. */
export type Effort = 'static' | 'lookAhead' | 'search';

/** The share of the win each seat may expect, by seat; sums to 1. */
export type Shares = readonly number[];

/** A placement with what it is worth when the turn ends there and when it goes on. */
export type Candidate = {
  /** The space of the marker, counted from 0; null when it already lies. */
  readonly space: number | null;
  readonly take: Shares;
  readonly roll: Shares;
};

export type Opinion = {
  readonly candidates: readonly Candidate[];
  /** Which candidate is best for the mover, and whether to take after it. */
  readonly best: number;
  readonly takes: boolean;
};

export type Bounds = {
  /** Stops searching after so many milliseconds; without it the same question has the same answer. */
  readonly milliseconds?: number;
};

export type Brain = {
  readonly weights: Weights;
  /** The win shares when the mover is about to roll. */
  readonly value: (position: Position) => Shares;
  /** All candidates after a roll, given by its class; empty when it is a bust. */
  readonly consider: (position: Position, cls: number, effort: Effort, bounds?: Bounds) => Opinion;
  /** The same after the placement: take or roll on. */
  readonly decide: (position: Position, effort: Effort, bounds?: Bounds) => Opinion;
};

/** Every value is the mean over the four symmetries of the game, so it cannot depend on how the board lies. */
const EFFORTS: Readonly<Record<Effort, number>> = { static: 2, lookAhead: 3, search: 7 };
const NO_ROLL = 255;
const VALUED_LIMIT = 20_000;
const SOLVED_LIMIT = 8_000;

const sharesAt = (wasm: BrainExports, at: number, seats: number): Shares => [
  ...new Float32Array(wasm.memory.buffer, at, seats),
];

const ask = (wasm: BrainExports, position: Position, players: number): void => {
  if (position.own.length !== players)
    throw new Error(`this brain plays with ${players}, not with ${position.own.length}`);
  writePosition(new DataView(wasm.memory.buffer, wasm.askedAt(), POSITION_BYTES), position);
};

/** A brain for the players and the variant of its weights; throws `WeightsFault` when they do not fit. */
export const createBrain = (weights: Weights): Brain => {
  const { players, values } = weights;
  if (players < 2 || players > 5) throw new WeightsFault(`no network for ${players} players`);
  const wasm = instantiate();
  const count = wasm.configure(players);
  if (values.length !== count)
    throw new WeightsFault(`the network has ${count} weights, the file ${values.length}`);
  new Float32Array(wasm.memory.buffer, wasm.arrayAt(ARRAYS.averaged), count).set(values);

  const considerRoll = (
    position: Position,
    cls: number,
    effort: Effort,
    bounds: Bounds,
  ): Opinion => {
    ask(wasm, position, players);
    const { milliseconds } = bounds;
    wasm.setDeadline(milliseconds === undefined ? Infinity : performance.now() + milliseconds);
    const found = wasm.considerAsked(cls, EFFORTS[effort], VALUED_LIMIT, SOLVED_LIMIT);
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
    consider: (position, cls, effort, bounds = {}) => considerRoll(position, cls, effort, bounds),
    decide: (position, effort, bounds = {}) => considerRoll(position, NO_ROLL, effort, bounds),
  };
};
