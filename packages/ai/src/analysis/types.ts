import type { GameRecord, Placement, Roll, Seat } from '@claim-it/rules';
import type { Shares } from '../net/types.ts';

/** The grade of a bad choice, by the win share it gave away; null for next to nothing. */
export type ErrorMark = 'inaccuracy' | 'mistake' | 'blunder' | null;

/** One possible choice after a roll: place there, then roll on or take. */
export type CandidateReview = {
  readonly placement: Placement;
  readonly then: 'roll' | 'take';
  /** The expected share of every seat after it. */
  readonly shares: Shares;
  /** How many of the 216 outcomes would bust after the placement. */
  readonly busts: number;
  /** Win share given away against the best candidate, from the mover's view; 0 for the best. */
  readonly loss: number;
};

/** One possible choice of the player on turn; `placement` is null where the marker is already placed. */
export type ConsideredChoice = Omit<CandidateReview, 'placement'> & {
  readonly placement: Placement | null;
};

/** One roll and its effect on the chances. */
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
  /** For the mover: after minus before; the bust part, and the rest. */
  readonly luck: number;
  readonly bustLuck: number;
};

/** One decision: the placement and roll-or-take are one choice, with separate losses. */
export type DecisionReview = {
  readonly kind: 'decision';
  readonly turn: number;
  readonly seat: Seat;
  readonly roll: Roll;
  /** Best first. */
  readonly candidates: readonly CandidateReview[];
  /** The index of the one that was played. */
  readonly played: number;
  readonly loss: number;
  /** The part of the loss caused by the placement, with the best decision after it; the rest is roll or take. */
  readonly placementLoss: number;
  readonly mark: ErrorMark;
  /** Whether it was a real decision: choices that differ by enough, in a game that is not decided either way. */
  readonly isReal: boolean;
};

/**
 * A player left the table, a turn was skipped, or a bot chose for the player: neither dice nor a
 * decision of the player.
 */
type AbsenceReview = {
  readonly kind: 'departure' | 'pass' | 'standIn';
  readonly turn: number;
  readonly seat: Seat;
  readonly before: Shares;
  readonly after: Shares;
};

export type StepReview = RollReview | DecisionReview | AbsenceReview;

/** Totals for one seat. luck + skill + departures + passes + standIns = result − start, to 1e-6. */
export type SeatReview = {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  /** The effect of all dice, own and others', on this seat. */
  readonly luck: number;
  /** The effect of all decisions, own and others', on this seat. */
  readonly skill: number;
  readonly departures: number;
  /** The effect of skipped turns on this seat. */
  readonly passes: number;
  /** The effect on this seat of what bots chose for players who were away. */
  readonly standIns: number;
  /** Win share given away by own decisions. */
  readonly loss: number;
  /** The part of it in real decisions. */
  readonly realLoss: number;
  readonly realDecisions: number;
  /** 1000 × lost win share a real decision: the scale of backgammon's performance rating; null without a real decision. */
  readonly errorRate: number | null;
  /** The result without luck; not limited to 0…1. */
  readonly luckAdjusted: number;
  readonly marks: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', number>>;
};

/** A whole game analysed with one evaluator throughout. */
export type Analysis = {
  readonly record: GameRecord;
  readonly steps: readonly StepReview[];
  readonly seats: readonly SeatReview[];
  /** The chances of every seat at the start and after every step: the lines of the graph. */
  readonly line: readonly Shares[];
};
