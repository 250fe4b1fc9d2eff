import type { Seat } from '@claim-it/rules';
import type { StepReview } from '../analysis/types.ts';

const WAYS = 216;

/** A seat's busts, the expected number, and its usual range. */
export type BustOdds = {
  readonly busts: number;
  /** The expected busts: the sum of the odds of all own rolls. */
  readonly expected: number;
  readonly variance: number;
};

export const bustOddsOf = (steps: readonly StepReview[], seat: Seat): BustOdds => {
  let busts = 0;
  let expected = 0;
  let variance = 0;
  for (const step of steps) {
    if (step.kind !== 'roll' || step.seat !== seat) continue;
    const chance = step.busts / WAYS;
    if (step.isBust) busts += 1;
    expected += chance;
    variance += chance * (1 - chance);
  }
  return { busts, expected, variance };
};
