import type { ChoiceName, Estimate } from '@claim-it/ai';
import type { ChoiceEstimate } from '../assay/messages.ts';

/** What tells choices of one position apart; null is the position itself. */
export const choiceKey = (choice: ChoiceName | null): string =>
  choice === null ? 'now' : `${choice.placement?.space ?? 'lying'} ${choice.then}`;

const pooled = (one: Estimate, ones: number, other: Estimate, others: number): Estimate => {
  const all = ones + others;
  return {
    mean: (one.mean * ones + other.mean * others) / all,
    standardError: Math.hypot(one.standardError * ones, other.standardError * others) / all,
  };
};

/** Trials with other dice come to those that were there: the means are weighed, the errors shrink. */
const merged = (before: ChoiceEstimate | undefined, more: ChoiceEstimate): ChoiceEstimate => {
  if (before === undefined || before.trials === 0) return more;
  if (more.trials === 0) return before;
  return {
    choice: more.choice,
    trials: before.trials + more.trials,
    shares: more.shares.map((share, seat) => {
      const had = before.shares[seat];
      return had === undefined ? share : pooled(had, before.trials, share, more.trials);
    }),
  };
};

export type Estimates = ReadonlyMap<string, ChoiceEstimate>;

export const addTrials = (before: Estimates, more: readonly ChoiceEstimate[]): Estimates => {
  const all = new Map(before);
  for (const one of more) {
    const key = choiceKey(one.choice);
    all.set(key, merged(before.get(key), one));
  }
  return all;
};

/** All trials of all choices together. */
export const trialsIn = (estimates: Estimates): number =>
  [...estimates.values()].reduce((sum, { trials }) => sum + trials, 0);
