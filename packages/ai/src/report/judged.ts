import type { DecisionReview, RollReview, StepReview } from '../analysis/types.ts';
import type { Shares } from '../net/types.ts';

/** What a review says about one roll: what it did, and what was made of it. */
export type JudgedRoll = {
  readonly roll: RollReview;
  /** Null after a bust, and where the turn was skipped before an answer. */
  readonly decision: DecisionReview | null;
  /** The chances when all of it is done, departures and skipped turns before the next roll included. */
  readonly shares: Shares;
};

type Reviewed = { readonly steps: readonly StepReview[]; readonly line: readonly Shares[] };

/** The steps of a review by roll; the last may still lack its decision while the review is on its way. */
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

/** Gold, silver, copper, and what only glitters. */
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

/** A choice that is worth a second look: copper or worse. */
const isSlip = ({ decision }: JudgedRoll): boolean =>
  decision !== null && (decision.mark === 'mistake' || decision.mark === 'blunder');

/** The next slip behind a roll, beginning again at the start; -1 where there is none. */
export const slipAfter = (judged: readonly JudgedRoll[], at: number): number => {
  const later = judged.findIndex((one, index) => index > at && isSlip(one));
  return later >= 0 ? later : judged.findIndex(isSlip);
};

/** The roll whose choice gave away most; -1 where none gave away anything worth telling. */
export const costliest = (judged: readonly JudgedRoll[]): number => {
  let [found, most] = [-1, 0];
  for (const [index, { decision }] of judged.entries())
    if (decision !== null && decision.mark !== null && decision.loss > most)
      [found, most] = [index, decision.loss];
  return found;
};
