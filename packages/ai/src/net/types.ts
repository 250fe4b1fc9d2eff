import type { Position } from '@claim-it/kernel';
import type { Weights } from './weights.ts';

/** How hard to think: values alone, one roll ahead, or on to the end where it matters. */
export type Effort = 'static' | 'lookAhead' | 'search';

/** Whom the mover supposes at the other seats: its like, or weaker players such as the frozen `ev`. */
export type Rivals = 'equal' | 'weaker';

/** The share of the win each seat may expect, by seat; sums to 1. */
export type Shares = readonly number[];

/** A placement with what it is worth when the turn ends there and when it goes on. */
export type Candidate = {
  /** The space of the marker, counted from 0; null when it already lies. */
  readonly space: number | null;
  readonly take: Shares;
  readonly roll: Shares;
};

export type Opinion = {
  readonly candidates: readonly Candidate[];
  /** Which candidate is best for the mover, and whether to take after it. */
  readonly best: number;
  readonly takes: boolean;
};

/** On what terms to think. */
export type Terms = {
  /** Stops searching after so many milliseconds; without it the same question has the same answer. */
  readonly milliseconds?: number | undefined;
  /** `equal` unless said otherwise. */
  readonly rivals?: Rivals;
};

/** One game played to its end. */
export type Trial = {
  /** The win, shared among its winners. */
  readonly result: Shares;
  /** What busts and escapes brought each seat, beyond what was to be expected. */
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
   * What a roll brings each seat, with the best answer to it, beyond the mean of all 216 outcomes. Over all
   * dice it adds up to nothing, however good the network is.
   */
  readonly luckOf: (position: Position, cls: number) => Shares;
  /** Plays on to the end by values alone; the first roll is given, `seed` makes the others. */
  readonly playOut: (position: Position, first: number, seed: number) => Trial;
};
