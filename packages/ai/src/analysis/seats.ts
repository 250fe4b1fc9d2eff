import type { Seat } from '@claim-it/rules';
import { shareAt } from '../net/shares.ts';
import type { Shares } from '../net/types.ts';
import type { DecisionReview, SeatReview, StepReview } from './types.ts';

/** The total effect of all steps of one kind on a seat. */
const sumOf = (
  kind: StepReview['kind'],
  seat: Seat,
  steps: readonly StepReview[],
  line: readonly Shares[],
): number => {
  let sum = 0;
  for (const [index, step] of steps.entries())
    if (step.kind === kind)
      sum += shareAt(line[index + 1] ?? [], seat) - shareAt(line[index] ?? [], seat);
  return sum;
};

const lossOf = (decisions: readonly DecisionReview[]): number =>
  decisions.reduce((sum, { loss }) => sum + loss, 0);

/** Thousandths of the win given away in a real decision; null without one. */
export const errorRateFor = (loss: number, decisions: number): number | null =>
  decisions === 0 ? null : (1000 * loss) / decisions;

const seatReview = (
  seat: Seat,
  steps: readonly StepReview[],
  line: readonly Shares[],
): SeatReview => {
  const own = steps.filter((step) => step.kind === 'decision').filter((step) => step.seat === seat);
  const real = own.filter(({ isReal }) => isReal);
  const realLoss = lossOf(real);
  const countOf = (mark: string): number => own.filter((step) => step.mark === mark).length;
  const luck = sumOf('roll', seat, steps, line);
  const result = shareAt(line.at(-1) ?? [], seat);
  return {
    seat,
    start: shareAt(line[0] ?? [], seat),
    result,
    luck,
    skill: sumOf('decision', seat, steps, line),
    departures: sumOf('departure', seat, steps, line),
    passes: sumOf('pass', seat, steps, line),
    standIns: sumOf('standIn', seat, steps, line),
    loss: lossOf(own),
    realLoss,
    realDecisions: real.length,
    errorRate: errorRateFor(realLoss, real.length),
    luckAdjusted: result - luck,
    marks: {
      inaccuracy: countOf('inaccuracy'),
      mistake: countOf('mistake'),
      blunder: countOf('blunder'),
    },
  };
};

/** The totals of every seat; `line` holds the shares at the start and after every step. */
export const seatReviews = (
  steps: readonly StepReview[],
  line: readonly Shares[],
): readonly SeatReview[] => (line[0] ?? []).map((_, seat) => seatReview(seat as Seat, steps, line));
