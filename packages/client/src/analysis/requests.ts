import type {
  Analysis,
  ChoiceName,
  Consideration,
  Estimate,
  Shares,
  StepReview,
} from '@claim-it/ai';
import type { Game, NotationFault } from '@claim-it/rules';

/** A request of a page. */
export type AnalysisRequest =
  /** A whole game, given by its record. */
  | { readonly kind: 'review'; readonly record: string }
  | { readonly kind: 'consider'; readonly game: Game }
  | RolloutRequest;

/** Rollouts of a position: after each of some choices, or after all. */
export type RolloutRequest = {
  readonly kind: 'rollOut';
  readonly game: Game;
  readonly choices: readonly ChoiceName[] | null;
  /** The number of games for each choice. */
  readonly trials: number;
  readonly seed: number;
};

/** The current result of a rollout for one choice. */
export type ChoiceEstimate = {
  /** Null where the position itself is played on: a player is about to roll. */
  readonly choice: ChoiceName | null;
  /** None yet, or none needed because the game is over. */
  readonly trials: number;
  /** By seat; empty before the first round of trials is done. */
  readonly shares: readonly Estimate[];
};

/** A part of a review: the findings since the last one. `from` counts the steps before it. */
export type ReviewPart = {
  readonly done: number;
  readonly all: number;
  readonly from: number;
  readonly steps: readonly StepReview[];
  /** The chances after each of these steps. */
  readonly line: readonly Shares[];
  readonly start: Shares;
};

/** The worker's findings; every kind but `reviewing` and `rollingOut` is the last one of a request. */
export type Finding =
  | ({ readonly kind: 'reviewing' } & ReviewPart)
  | { readonly kind: 'reviewed'; readonly analysis: Analysis }
  | { readonly kind: 'recordFaulty'; readonly fault: NotationFault }
  | { readonly kind: 'considered'; readonly consideration: Consideration }
  | {
      readonly kind: 'rollingOut' | 'rolledOut';
      readonly estimates: readonly ChoiceEstimate[];
    }
  /** The reason, for the console. */
  | { readonly kind: 'failed'; readonly reason: string };
