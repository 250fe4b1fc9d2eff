import type { Position } from '@claim-it/kernel';
import { invariant, ROLLS, weightOf } from '@claim-it/rules';
import { shareAt } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import { seededRandom } from '../random.ts';
import type { Estimate } from './strata.ts';
import { createTrialSums } from './strata.ts';

export type RolloutOptions = {
  /** Rounded up to a multiple of 216, so that every first roll has its exact frequency. */
  readonly trials: number;
  readonly seed: number;
};

/** The results of many games from one position. */
export type Rollout = {
  readonly trials: number;
  /** By results alone. */
  readonly raw: readonly Estimate[];
  /** Without the luck of busting; the same mean with less variance. */
  readonly adjusted: readonly Estimate[];
  /** How many times more raw trials the same precision would take. */
  readonly varianceRatio: number;
};

const OUTCOMES: readonly number[] = ROLLS.flatMap((roll, cls) =>
  Array.from({ length: weightOf(roll) }, () => cls),
);

/** The class of the first roll of a trial. */
export const firstRoll = (trial: number): number => {
  const cls = OUTCOMES[trial % OUTCOMES.length];
  invariant(cls !== undefined, 'there are 216 outcomes');
  return cls;
};

const UINT32 = 2 ** 32;

const squaresOf = (estimates: readonly Estimate[]): number =>
  estimates.reduce((sum, { standardError }) => sum + standardError ** 2, 0);

/** Where results have no variance, there is nothing to reduce. */
export const varianceRatioOf = (
  raw: readonly Estimate[],
  adjusted: readonly Estimate[],
): number => {
  const [scatter, left] = [squaresOf(raw), squaresOf(adjusted)];
  return scatter === 0 || left === 0 ? 1 : scatter / left;
};

/** A rollout that can be extended at any time. */
export type RunningRollout = {
  readonly tryOnce: () => void;
  /** The results so far. Between whole rounds of 216 trials they are biased to the first rolls. */
  readonly estimate: () => Rollout;
};

/** One round: every first roll has its exact frequency. */
export const ROUND: number = OUTCOMES.length;

/**
 * Plays a position to the end repeatedly, the mover about to roll. The same seed gives the same dice trial by trial,
 * so that two positions can be compared with the same luck.
 */
export const startRollout = (position: Position, brain: Brain, seed: number): RunningRollout => {
  const random = seededRandom(seed);
  const [plain, lessLuck] = [createTrialSums(), createTrialSums()];
  let trials = 0;
  return {
    tryOnce: () => {
      const first = firstRoll(trials);
      const { result, luck } = brain.playOut(position, first, random.below(UINT32));
      plain.add(first, result);
      lessLuck.add(
        first,
        result.map((share, seat) => share - shareAt(luck, seat)),
      );
      trials += 1;
    },
    estimate: () => {
      const [raw, adjusted] = [plain.estimate(), lessLuck.estimate()];
      return { trials, raw, adjusted, varianceRatio: varianceRatioOf(raw, adjusted) };
    },
  };
};

/** A rollout of so many trials; yields how many are done after each. */
export function* rollingOut(
  position: Position,
  brain: Brain,
  { trials, seed }: RolloutOptions,
): Generator<number, Rollout> {
  const count = Math.max(1, Math.ceil(trials / ROUND)) * ROUND;
  const rollout = startRollout(position, brain, seed);
  for (let trial = 0; trial < count; trial += 1) {
    rollout.tryOnce();
    yield trial + 1;
  }
  return rollout.estimate();
}
