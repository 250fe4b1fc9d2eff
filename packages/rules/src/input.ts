import type { PlacementRefusal, Stake } from './stake.ts';
import type { Pip, Roll, Seat, Space } from './vocabulary.ts';

/** A player's decision. A space fixes its third die, so `place` carries only a space. */
export type Choice =
  | { readonly kind: 'roll'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'take'; readonly seat: Seat }
  | { readonly kind: 'leave'; readonly seat: Seat };

/** The table's decision for the player on turn: the turn is skipped. R10 */
export type Pass = { readonly kind: 'pass'; readonly seat: Seat };

/** The result of the dice. */
export type Chance = { readonly kind: 'dice'; readonly roll: Roll };

export type Input = Choice | Pass | Chance;

/** Markers that an opponent gets back after a take. T4 */
export type Eviction = { readonly seat: Seat; readonly spaces: readonly Space[] };

/** What happened, in the past tense; a game is the fold of its events. */
export type GameEvent =
  | { readonly kind: 'diceRequested'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly roll: Roll }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly space: Space;
      readonly stake: Stake;
      /** The stake that was there earlier this turn. */
      readonly before: Stake | null;
    }
  /** Only in the variation: the squatter that a claim sent back to the rack. */
  | { readonly kind: 'squatterReturned'; readonly seat: Seat; readonly squatter: Pip }
  | {
      readonly kind: 'undone';
      readonly seat: Seat;
      readonly space: Space;
      readonly roll: Roll;
      readonly stake: Stake;
      readonly before: Stake | null;
    }
  | { readonly kind: 'busted'; readonly seat: Seat; readonly lost: readonly Space[] }
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly settled: readonly Space[];
      readonly claimed: readonly Space[];
      readonly evicted: readonly Eviction[];
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly lost: readonly Space[] }
  | { readonly kind: 'departed'; readonly seat: Seat; readonly lost: readonly Space[] }
  | { readonly kind: 'lastRoundCalled'; readonly seat: Seat; readonly claims: number }
  | { readonly kind: 'turnStarted'; readonly seat: Seat }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Seat[] };

/** Why an input is unlawful, with the facts that explain it. The game is unchanged. */
export type Refusal =
  | { readonly kind: 'gameIsOver' }
  | { readonly kind: 'noSuchSeat'; readonly seat: number }
  | { readonly kind: 'notYourTurn'; readonly seat: Seat; readonly onTurn: Seat }
  | { readonly kind: 'alreadyGone'; readonly seat: Seat }
  | { readonly kind: 'rollIsDue' }
  | { readonly kind: 'placementIsDue'; readonly roll: Roll }
  | { readonly kind: 'diceAreRolling' }
  | { readonly kind: 'noDiceRequested' }
  | { readonly kind: 'decisionIsDue' }
  | { readonly kind: 'nothingToTake' }
  | { readonly kind: 'nothingToUndo' }
  | { readonly kind: 'spaceNotInRoll'; readonly space: Space; readonly roll: Roll }
  | PlacementRefusal;
