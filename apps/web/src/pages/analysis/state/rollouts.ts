import type { ChoiceName, ConsideredChoice, Estimate } from '@claim-it/ai';
import { shownShares } from '@claim-it/ai';
import type { ChoiceEstimate } from '@claim-it/client/analysis';
import type { Seat } from '@claim-it/rules';

/** A key for the choices of one position; null is the position itself. */
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

/** Sorted choices with their losses by the shown chances; null where the deciding figure is missing. */
export type Ranking = {
  /** The rollout decides, and not what was weighed. */
  readonly isRolledOut: boolean;
  readonly rows: readonly { readonly choice: ConsideredChoice; readonly loss: number | null }[];
};

/** Chances are shown to a tenth of a percent. */
export const SHOWN_DIGITS = 1;
const SCALE = 10 ** (2 + SHOWN_DIGITS);

/** So many standard errors are no chance any more. */
const SURE = 2;

const isAhead = (one: Estimate, other: Estimate): boolean =>
  one.mean - other.mean > SURE * Math.hypot(one.standardError, other.standardError);

/** To the digit in which chances are shown. */
const rounded = (share: number): number => Math.round(share * SCALE) / SCALE;

const weighedRows = (choices: readonly ConsideredChoice[], seat: Seat): Ranking['rows'] => {
  const shown = choices.map(({ shares }) => shownShares(shares, SHOWN_DIGITS)[seat] ?? 0);
  return choices.map((choice, at) => ({
    choice,
    loss: Math.max(0, rounded(shown[0] ?? 0) - rounded(shown[at] ?? 0)),
  }));
};

/** The order of the choices, which come best first as they were weighed: a rollout changes it only if it is sure. */
export const rankingOf = (
  choices: readonly ConsideredChoice[],
  estimates: Estimates,
  seat: Seat,
): Ranking => {
  const tried = choices
    .flatMap((choice) => {
      const share = estimates.get(choiceKey(choice))?.shares[seat];
      return share === undefined ? [] : [{ choice, share }];
    })
    .sort((one, other) => other.share.mean - one.share.mean);
  const [leader] = tried;
  const weighed = tried.find(({ choice }) => choice === choices[0]);
  if (leader === undefined || weighed === undefined || !isAhead(leader.share, weighed.share))
    return { isRolledOut: false, rows: weighedRows(choices, seat) };
  const untried = choices.filter((choice) => !estimates.get(choiceKey(choice))?.shares[seat]);
  return {
    isRolledOut: true,
    rows: [
      ...tried.map(({ choice, share }) => ({
        choice,
        loss: rounded(leader.share.mean) - rounded(share.mean),
      })),
      ...untried.map((choice) => ({ choice, loss: null })),
    ],
  };
};
