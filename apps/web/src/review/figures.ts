import type { Analysis, SeatReview, StepReview } from '@claim-it/ai';
import type { Seat } from '@claim-it/rules';
import { accuracyOf } from './accuracy.ts';
import type { Judged } from './judged.ts';
import { judgedRolls } from './judged.ts';
import type { Flow } from './rounding.ts';
import { apportioned, wholeFlows } from './rounding.ts';

/** Tenths of a point: shares of the win times a thousand, as whole numbers. */
export type Tenths = number;

/** Where a seat's result comes from, as the page shows it: start + luck + decisions + departures = result, to the last digit, and each part over all seats as much as all have of it. */
export type Account = {
  readonly start: Tenths;
  readonly luck: Tenths;
  readonly decisions: Tenths;
  readonly departures: Tenths;
  readonly result: Tenths;
  /** Result − luck. */
  readonly adjusted: Tenths;
};

export type SeatFigures = {
  readonly seat: Seat;
  readonly account: Account;
  readonly accuracy: number | null;
  readonly given: Tenths;
  readonly errorRate: number | null;
  readonly marks: SeatReview['marks'];
  readonly busts: number;
  /** How many busts the odds of all own rolls add up to. */
  readonly expectedBusts: number;
};

/** What a seat's result comes from, as flows: into the seat and out of it the same, and from each part as much as all have of it. */
const flowsOf = ({ seat, start, luck, skill, departures, result }: SeatReview): readonly Flow[] => {
  const [own, all] = [`own ${seat}`, `all ${seat}`];
  const flow = (from: string, to: string, share: number): Flow => ({
    ...{ from, to },
    amount: share * 1000,
  });
  return [
    flow('start', own, start),
    flow('decisions', own, skill),
    flow('departures', own, departures),
    flow(own, all, start + skill + departures),
    flow('luck', all, luck),
    flow(all, 'result', result),
  ];
};

/** How many flows a seat has. */
const FLOWS = 6;

/** The account that rounded flows tell of a seat. */
const accountIn = (shown: readonly Tenths[], index: number): Account => {
  const [start = 0, decisions = 0, departures = 0, adjusted = 0, luck = 0, result = 0] =
    shown.slice(FLOWS * index, FLOWS * (index + 1));
  return { start, luck, decisions, departures, result, adjusted };
};

/** What every choice gave away: those of a seat add up to what the seat gave away, rounded once. After a bust it is nothing. */
export const lossesOf = (judged: readonly Judged[]): readonly Tenths[] => {
  const losses = judged.map(({ decision }) => 1000 * (decision?.loss ?? 0));
  const shown = losses.map(() => 0);
  for (const seat of new Set(judged.map(({ roll }) => roll.seat))) {
    const own = [...judged.keys()].filter((index) => judged[index]?.roll.seat === seat);
    const parts = own.map((index) => losses[index] ?? 0);
    const whole = apportioned(parts, Math.round(parts.reduce((sum, part) => sum + part, 0)));
    for (const [at, index] of own.entries()) shown[index] = whole[at] ?? 0;
  }
  return shown;
};

const bustsOf = (steps: readonly StepReview[], seat: Seat) => {
  const rolls = steps.filter((step) => step.kind === 'roll').filter((step) => step.seat === seat);
  return {
    busts: rolls.filter(({ isBust }) => isBust).length,
    expectedBusts: rolls.reduce((sum, { busts }) => sum + busts, 0) / 216,
  };
};

/** What a seat gave away, as the list of its choices adds up. */
const givenBy = (seat: Seat, judged: readonly Judged[], losses: readonly Tenths[]): Tenths =>
  judged.reduce(
    (sum, { roll }, index) => (roll.seat === seat ? sum + (losses[index] ?? 0) : sum),
    0,
  );

/** Everything the page says about each seat. */
export const figuresOf = (analysis: Analysis): readonly SeatFigures[] => {
  const { seats, steps } = analysis;
  const shown = wholeFlows(seats.flatMap(flowsOf));
  const judged = judgedRolls(analysis);
  const losses = lossesOf(judged);
  return seats.map((review, index) => ({
    seat: review.seat,
    account: accountIn(shown, index),
    accuracy: accuracyOf(steps, review.seat),
    given: givenBy(review.seat, judged, losses),
    errorRate: review.errorRate,
    marks: review.marks,
    ...bustsOf(steps, review.seat),
  }));
};
