import type { Seat } from '@claim-it/rules';
import type { StepReview } from '../analysis/types.ts';

/** Giving away so much of the win makes half a good choice of it. */
const HALF = 0.08;

/** How good one choice was, from 1 for the best down towards 0. */
export const goodnessOf = (loss: number): number => 2 ** (-loss / HALF);

/** How well a seat chose where there was something to choose, from 0 to 100; null where there never was. */
export const accuracyOf = (steps: readonly StepReview[], seat: Seat): number | null => {
  const goods = steps.flatMap((step) =>
    step.kind === 'decision' && step.seat === seat && step.isReal ? [goodnessOf(step.loss)] : [],
  );
  if (goods.length === 0) return null;
  return (100 * goods.reduce((sum, good) => sum + good, 0)) / goods.length;
};
