import type { Seat } from '@claim-it/rules';
import type { StepReview } from '../analysis/types.ts';

/** A loss of this much halves the accuracy of a choice. */
const HALF = 0.08;

/** The accuracy of one choice, from 1 for the best down towards 0. */
export const goodnessOf = (loss: number): number => 2 ** (-loss / HALF);

/** The accuracy of a seat's real decisions, from 0 to 100; null without one. */
export const accuracyOf = (steps: readonly StepReview[], seat: Seat): number | null => {
  const goods = steps.flatMap((step) =>
    step.kind === 'decision' && step.seat === seat && step.isReal ? [goodnessOf(step.loss)] : [],
  );
  if (goods.length === 0) return null;
  return (100 * goods.reduce((sum, good) => sum + good, 0)) / goods.length;
};
