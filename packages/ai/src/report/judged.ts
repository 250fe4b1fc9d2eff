import type { DecisionReview, RollReview, StepReview } from '../analysis/types.ts';
import type { Shares } from '../net/types.ts';

/** The review of one roll: its effect, and the decision after it. */
export type JudgedRoll = {
  readonly roll: RollReview;
  /** Null after a bust, and where the turn was skipped before a decision. */
  readonly decision: DecisionReview | null;
  /** The chances after the roll and its decision, including departures and skipped turns before the next roll. */
  readonly shares: Shares;
};

type Reviewed = { readonly steps: readonly StepReview[]; readonly line: readonly Shares[] };

/** The steps of a review by roll; the last may lack its decision while the review is running. */
export const judgedRolls = ({ steps, line }: Reviewed): readonly JudgedRoll[] => {
  const judged: JudgedRoll[] = [];
  for (const [index, step] of steps.entries()) {
    const shares = line[index + 1] ?? [];
    const last = judged.at(-1);
    if (step.kind === 'roll') judged.push({ roll: step, decision: null, shares });
    else if (last !== undefined)
      judged[judged.length - 1] = {
        ...last,
        ...(step.kind === 'decision' ? { decision: step } : {}),
        shares,
      };
  }
  return judged;
};

/** Gold, silver, copper and fool's gold, from the best choice to a blunder. */
export type Grade = 'gold' | 'silver' | 'copper' | 'fool';

export const gradeOf = ({ mark }: DecisionReview): Grade => {
  switch (mark) {
    case null:
      return 'gold';
    case 'inaccuracy':
      return 'silver';
    case 'mistake':
      return 'copper';
    case 'blunder':
      return 'fool';
  }
};

/** A choice of grade copper or worse. */
const isSlip = ({ decision }: JudgedRoll): boolean =>
  decision !== null && (decision.mark === 'mistake' || decision.mark === 'blunder');

/** The next mistake after a roll, wrapping around to the start; -1 where there is none. */
export const slipAfter = (judged: readonly JudgedRoll[], at: number): number => {
  const later = judged.findIndex((one, index) => index > at && isSlip(one));
  return later >= 0 ? later : judged.findIndex(isSlip);
};

/** The roll with the most costly choice; -1 if there is no notable loss. */
export const costliest = (judged: readonly JudgedRoll[]): number => {
  let [found, most] = [-1, 0];
  for (const [index, { decision }] of judged.entries())
    if (decision !== null && decision.mark !== null && decision.loss > most)
      [found, most] = [index, decision.loss];
  return found;
};
