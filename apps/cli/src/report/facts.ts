import type { Analysis, CandidateReview, SeatReview, Shares, StepReview } from '@claim-it/ai';
import type { Seat, Setup } from '@claim-it/rules';
import {
  formatPlacement,
  formatResult,
  formatRoll,
  formatVariant,
  invariant,
  letterOf,
  unreachable,
} from '@claim-it/rules';

/** Far more precise than the 1e-6 to which luck and skill add up, and half as long. */
const round = (share: number): number => Math.round(share * 1e9) / 1e9;

const letterAt = ({ colors }: Setup, seat: Seat): string => {
  const color = colors[seat];
  invariant(color !== undefined, 'every seat has a color');
  return letterOf(color);
};

/** Chances by the letter of the seat. */
const chancesOf = ({ colors }: Setup, shares: Shares): unknown =>
  Object.fromEntries(colors.map((color, seat) => [letterOf(color), round(shares[seat] ?? 0)]));

const choiceOf = (setup: Setup, candidate: CandidateReview): unknown => ({
  moves: [formatPlacement(candidate.placement), candidate.then],
  chances: chancesOf(setup, candidate.shares),
  bust: candidate.busts,
  loss: round(candidate.loss),
});

const stepOf = (setup: Setup, step: StepReview): unknown => {
  const { kind, turn } = step;
  const head = { kind, turn, seat: letterAt(setup, step.seat) };
  switch (step.kind) {
    case 'roll':
      return {
        ...head,
        roll: formatRoll(step.roll),
        bust: step.busts,
        busted: step.isBust,
        before: chancesOf(setup, step.before),
        after: chancesOf(setup, step.after),
        luck: round(step.luck),
        bustLuck: round(step.bustLuck),
      };
    case 'decision':
      return {
        ...head,
        roll: formatRoll(step.roll),
        choices: step.candidates.map((candidate) => choiceOf(setup, candidate)),
        played: step.played,
        loss: round(step.loss),
        placementLoss: round(step.placementLoss),
        mark: step.mark,
        real: step.isReal,
      };
    case 'departure':
    case 'pass':
    case 'standIn':
      return {
        ...head,
        before: chancesOf(setup, step.before),
        after: chancesOf(setup, step.after),
      };
    default:
      return unreachable(step);
  }
};

const totalOf = (setup: Setup, review: SeatReview): unknown => ({
  seat: letterAt(setup, review.seat),
  start: round(review.start),
  result: round(review.result),
  luck: round(review.luck),
  skill: round(review.skill),
  departures: round(review.departures),
  passes: round(review.passes),
  standIns: round(review.standIns),
  loss: round(review.loss),
  realDecisions: review.realDecisions,
  errorRate: review.errorRate === null ? null : round(review.errorRate),
  luckAdjusted: round(review.luckAdjusted),
  marks: review.marks,
});

/** An analysis in the public format: moves as in a record, seats as letters. */
export const factsOf = ({ record, steps, seats, line }: Analysis): unknown => {
  const { setup } = record;
  return {
    seats: setup.colors.map(letterOf),
    rules: formatVariant(setup.variant),
    result: formatResult(setup, record.winners),
    steps: steps.map((step) => stepOf(setup, step)),
    totals: seats.map((review) => totalOf(setup, review)),
    line: line.map((shares) => chancesOf(setup, shares)),
  };
};
