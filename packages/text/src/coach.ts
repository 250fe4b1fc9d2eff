import type { Placement, Seat, Space } from '@claim-it/rules';

/** Why a choice is the best one, as plain facts; busts are counted out of 216 rolls. */
export type AdviceReason =
  /** Taking ends the game and wins it. */
  | { readonly kind: 'winsNow' }
  /** The last turn, and taking does not win; `gap` is the difference of the mines, 0 where ties decide. */
  | { readonly kind: 'mustCatchUp'; readonly leader: Seat; readonly gap: number }
  | { readonly kind: 'callsLastRound'; readonly claims: number }
  /** How many groups become one, and how large it is. */
  | { readonly kind: 'joinsGroups'; readonly groups: number; readonly to: number }
  /** Spaces of the rival's mine before and after. */
  | {
      readonly kind: 'blocksRival';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    }
  /** Spaces of the own mine before and after. */
  | { readonly kind: 'mineGrows'; readonly from: number; readonly to: number }
  | { readonly kind: 'claimForGood'; readonly space: Space }
  /** Busts after this placement, and after the next safest one. */
  | { readonly kind: 'safestPlacement'; readonly busts: number; readonly next: number }
  | { readonly kind: 'claimsAtStake'; readonly claims: number; readonly busts: number }
  | { readonly kind: 'riskOutweighs'; readonly busts: number; readonly spacesAtStake: number }
  | { readonly kind: 'littleRisk'; readonly busts: number; readonly spacesAtStake: number }
  | { readonly kind: 'littleAtStake'; readonly busts: number; readonly spacesAtStake: number }
  /** Win share between rolling on and taking. */
  | { readonly kind: 'gainOutweighs'; readonly busts: number; readonly difference: number }
  /** Win share between taking and rolling on, where nothing can bust. */
  | { readonly kind: 'takeOutweighs'; readonly difference: number }
  /** Win share between the best choice and the next one. */
  | { readonly kind: 'closeCall'; readonly difference: number };

/** What a player can do; the placement is null where the marker already lies. */
export type AdvisedFacts = {
  readonly placement: Placement | null;
  readonly then: 'roll' | 'take';
};

/** The best choice and why. */
export type AdviceFacts = { readonly best: AdvisedFacts; readonly reason: AdviceReason };

/** A share of the win in points, to the tenth that sentences tell. */
export const pointsOf = (share: number): number => Math.round(1000 * share) / 10;
