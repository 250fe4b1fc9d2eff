import type { Position } from '@claim-it/kernel';
import type { Weights } from './weights.ts';

/** The effort: network values alone, one roll ahead, or on to the end where it matters. */
export type Effort = 'static' | 'lookAhead' | 'search';

/** The assumed opponents: equally strong, or weaker players such as the frozen `ev`. */
export type Rivals = 'equal' | 'weaker';

/** The expected share of the win of each seat; sums to 1. */
export type Shares = readonly number[];

/** A placement with its value when the turn ends there and when it goes on. */
export type Candidate = {
  /** The space of the marker, counted from 0; null when it is already placed. */
  readonly space: number | null;
  readonly take: Shares;
  readonly roll: Shares;
};

export type Opinion = {
  readonly candidates: readonly Candidate[];
  /** The index of the best candidate for the mover, and whether to take after it. */
  readonly best: number;
  readonly takes: boolean;
};

/** The options of an evaluation. */
export type Terms = {
  /** Stops searching after so many milliseconds; without it the result is reproducible. */
  readonly milliseconds?: number | undefined;
  /** `equal` by default. */
  readonly rivals?: Rivals;
};

/** One game played to its end. */
export type Trial = {
  /** The win, shared among its winners. */
  readonly result: Shares;
  /** The gain or loss of each seat by busts and escapes, compared to the expectation. */
  readonly luck: Shares;
};

export type Brain = {
  readonly weights: Weights;
  /** The win shares when the mover is about to roll. */
  readonly value: (position: Position) => Shares;
  /** All candidates after a roll, given by its class; empty when it is a bust. */
  readonly consider: (position: Position, cls: number, effort: Effort, terms?: Terms) => Opinion;
  /** The same after the placement: take or roll on. */
  readonly decide: (position: Position, effort: Effort, terms?: Terms) => Opinion;
  /**
   * What a roll gains each seat, with the best answer to it, compared to the mean of all 216 outcomes. Over all
   * dice it sums to zero, for any network.
   */
  readonly luckOf: (position: Position, cls: number) => Shares;
  /** Plays to the end by network values alone; the first roll is given, `seed` makes the others. */
  readonly playOut: (position: Position, first: number, seed: number) => Trial;
};
