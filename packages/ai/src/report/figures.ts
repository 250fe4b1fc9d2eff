import type { Seat } from '@claim-it/rules';
import type { Analysis, SeatReview } from '../analysis/types.ts';
import { accuracyOf } from './accuracy.ts';
import { bustOddsOf } from './busts.ts';
import type { JudgedRoll } from './judged.ts';
import { judgedRolls } from './judged.ts';
import type { Flow } from './rounding.ts';
import { apportioned, wholeFlows } from './rounding.ts';

/** Tenths of a point: shares of the win times a thousand, as whole numbers. */
export type Tenths = number;

/** The parts of a seat's result, as reports show them: start + luck + decisions + absences = result, to the last digit, and each part sums correctly over all seats. */
export type Account = {
  readonly start: Tenths;
  readonly luck: Tenths;
  readonly decisions: Tenths;
  /** Departures, skipped turns, and what bots chose meanwhile. */
  readonly absences: Tenths;
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
  /** The expected busts: the sum of the odds of all own rolls. */
  readonly expectedBusts: number;
};

/** The parts of a seat's result as flows: inflow and outflow of a seat are equal, and so is each part over all seats. */
const flowsOf = (review: SeatReview): readonly Flow[] => {
  const { seat, start, luck, skill, departures, passes, standIns, result } = review;
  const absences = departures + passes + standIns;
  const [own, all] = [`own ${seat}`, `all ${seat}`];
  const flow = (from: string, to: string, share: number): Flow => ({
    from,
    to,
    amount: share * 1000,
  });
  return [
    flow('start', own, start),
    flow('decisions', own, skill),
    flow('absences', own, absences),
    flow(own, all, start + skill + absences),
    flow('luck', all, luck),
    flow(all, 'result', result),
  ];
};

/** The number of flows of a seat. */
const FLOWS = 6;

/** The parts of a seat's result from rounded flows. */
const accountIn = (shown: readonly Tenths[], index: number): Account => {
  const [start = 0, decisions = 0, absences = 0, adjusted = 0, luck = 0, result = 0] = shown.slice(
    FLOWS * index,
    FLOWS * (index + 1),
  );
  return { start, luck, decisions, absences, result, adjusted };
};

/** The loss of every choice: those of a seat add up to the seat's loss, rounded once. After a bust it is zero. */
export const lossesOf = (judged: readonly JudgedRoll[]): readonly Tenths[] => {
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

/** A seat's loss, as the sum of its choices. */
const givenBy = (seat: Seat, judged: readonly JudgedRoll[], losses: readonly Tenths[]): Tenths =>
  judged.reduce(
    (sum, { roll }, index) => (roll.seat === seat ? sum + (losses[index] ?? 0) : sum),
    0,
  );

/** All figures of a report for each seat. */
export const figuresOf = (analysis: Analysis): readonly SeatFigures[] => {
  const { seats, steps } = analysis;
  const shown = wholeFlows(seats.flatMap(flowsOf));
  const judged = judgedRolls(analysis);
  const losses = lossesOf(judged);
  return seats.map(({ seat, errorRate, marks }, index) => {
    const { busts, expected } = bustOddsOf(steps, seat);
    return {
      seat,
      account: accountIn(shown, index),
      accuracy: accuracyOf(steps, seat),
      given: givenBy(seat, judged, losses),
      errorRate,
      marks,
      busts,
      expectedBusts: expected,
    };
  });
};
