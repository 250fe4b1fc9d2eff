import type { Analysis, SeatReview, StepReview } from '@claim-it/ai';
import type { Seat } from '@claim-it/rules';
import { accuracyOf } from './accuracy.ts';

/** Tenths of a point: shares of the win times a thousand, as whole numbers. */
export type Tenths = number;

/** Where a seat's result comes from, as the page shows it: start + luck + decisions + departures = result, to the last digit. */
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

const tenthsOf = (share: number): Tenths => Math.round(share * 1000) + 0;

/**
 * Rounds parts so that they add up to `total`, which is whole: all are rounded down, and what is missing goes to those
 * that lost most by it.
 */
export const apportioned = (parts: readonly number[], total: number): readonly number[] => {
  const floors = parts.map((part) => Math.floor(part + 1e-9));
  const missing = total - floors.reduce((sum, part) => sum + part, 0);
  const byNeed = parts
    .map((part, index) => ({ index, need: part - (floors[index] ?? 0) }))
    .sort((one, other) => other.need - one.need)
    .map(({ index }) => index);
  const step = Math.sign(missing);
  // Never more than a few: the parts add up to the total but for their fractions.
  for (let count = 0; count < Math.abs(missing); count += 1) {
    const index = (step > 0 ? byNeed : byNeed.toReversed())[count % parts.length];
    if (index !== undefined) floors[index] = (floors[index] ?? 0) + step;
  }
  return floors.map((part) => part + 0);
};

/** Parts that are exactly nothing stay so: nobody left, and no dice fell. */
const accountOf = ({ start, luck, skill, departures, result }: SeatReview): Account => {
  const [shownStart, shownResult] = [tenthsOf(start), tenthsOf(result)];
  const parts = departures === 0 ? [luck, skill] : [luck, skill, departures];
  const [shownLuck = 0, decisions = 0, left = 0] = apportioned(
    parts.map((part) => part * 1000),
    shownResult - shownStart,
  );
  return {
    ...{ start: shownStart, luck: shownLuck, decisions, departures: left, result: shownResult },
    adjusted: shownResult - shownLuck,
  };
};

const bustsOf = (steps: readonly StepReview[], seat: Seat) => {
  const rolls = steps.filter((step) => step.kind === 'roll').filter((step) => step.seat === seat);
  return {
    busts: rolls.filter(({ isBust }) => isBust).length,
    expectedBusts: rolls.reduce((sum, { busts }) => sum + busts, 0) / 216,
  };
};

/** Everything the page says about each seat. */
export const figuresOf = ({ seats, steps }: Analysis): readonly SeatFigures[] =>
  seats.map((review) => ({
    seat: review.seat,
    account: accountOf(review),
    accuracy: accuracyOf(steps, review.seat),
    given: tenthsOf(review.loss),
    errorRate: review.errorRate,
    marks: review.marks,
    ...bustsOf(steps, review.seat),
  }));
