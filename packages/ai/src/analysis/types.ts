import type { GameRecord, Placement, Roll, Seat } from '@claim-it/rules';
import type { Shares } from '../net/types.ts';

/** How bad a choice was, by the win share it gave away; null when it gave away next to nothing. */
export type ErrorMark = 'inaccuracy' | 'mistake' | 'blunder' | null;

/** One thing the player could have done after a roll: place there, then roll on or take. */
export type CandidateReview = {
  readonly placement: Placement;
  readonly then: 'roll' | 'take';
  /** What every seat may expect after it. */
  readonly shares: Shares;
  /** How many of the 216 outcomes would bust after the placement. */
  readonly busts: number;
  /** Win share given away against the best candidate, from the mover's view; 0 for the best. */
  readonly loss: number;
};

/** One thing the player on turn may do; `placement` is null where the marker already lies. */
export type ConsideredChoice = Omit<CandidateReview, 'placement'> & {
  readonly placement: Placement | null;
};

/** One roll: what it did to everybody's chances. */
export type RollReview = {
  readonly kind: 'roll';
  readonly turn: number;
  readonly seat: Seat;
  readonly roll: Roll;
  /** How many of the 216 outcomes busted before it fell. */
  readonly busts: number;
  readonly isBust: boolean;
  readonly before: Shares;
  readonly after: Shares;
  /** For the mover: after minus before; the part that is bust or no bust, and the rest. */
  readonly luck: number;
  readonly bustLuck: number;
};

/** One decision: the placement and roll-or-take are one choice, told apart in the losses. */
export type DecisionReview = {
  readonly kind: 'decision';
  readonly turn: number;
  readonly seat: Seat;
  readonly roll: Roll;
  /** Best first. */
  readonly candidates: readonly CandidateReview[];
  /** Which of them was played. */
  readonly played: number;
  readonly loss: number;
  /** The part of the loss that the placement cost, both with the best decision after it; the rest is roll or take. */
  readonly placementLoss: number;
  readonly mark: ErrorMark;
  /** Whether there was something to decide: choices that differ by enough, and a game that not all of them leave decided. */
  readonly isReal: boolean;
};

/** A player left the table, or a turn was skipped: the work of neither dice nor a decision. */
type AbsenceReview = {
  readonly kind: 'departure' | 'pass';
  readonly turn: number;
  readonly seat: Seat;
  readonly before: Shares;
  readonly after: Shares;
};

export type StepReview = RollReview | DecisionReview | AbsenceReview;

/** Totals for one seat. luck + skill + departures + passes = result − start, to 1e-6. */
export type SeatReview = {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  /** What all dice, own and others', did for this seat. */
  readonly luck: number;
  /** What all decisions, own and others', did for this seat. */
  readonly skill: number;
  readonly departures: number;
  /** What skipped turns did for this seat. */
  readonly passes: number;
  /** Win share given away by own decisions. */
  readonly loss: number;
  /** The part of it that real decisions gave away. */
  readonly realLoss: number;
  readonly realDecisions: number;
  /** 1000 × lost win share a real decision: the scale of backgammon's performance rating; null without a real decision. */
  readonly errorRate: number | null;
  /** The result with the luck taken out; not kept between 0 and 1. */
  readonly luckAdjusted: number;
  readonly marks: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', number>>;
};

/** A whole game looked at with one evaluator throughout. */
export type Analysis = {
  readonly record: GameRecord;
  readonly steps: readonly StepReview[];
  readonly seats: readonly SeatReview[];
  /** The chances of every seat at the start and after every step: the lines of the graph. */
  readonly line: readonly Shares[];
};
