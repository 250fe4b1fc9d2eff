import type { Color, Pip, Roll, Space, Stake } from '@claim-it/rules';

/** The stake on a space this turn, real or previewed. */
export type PileFacts = {
  readonly stake: Stake;
  /** The squatter right below a claim, also one that goes back to the rack. */
  readonly squatter: Pip | null;
  /** The mover's own marker, or the color of the opponent whose marker is below. */
  readonly beneath:
    | { readonly kind: 'own' }
    | { readonly kind: 'rival'; readonly color: string }
    | null;
  /** Who placed it; null is the reader. */
  readonly mover: string | null;
};

/** One roll of a turn in the field notes; `stake` is null while nothing is placed for it. */
export type RollNote = {
  readonly roll: Roll;
  readonly placed: { readonly stake: Stake; readonly space: Space } | null;
};

/** A placement that the roll allows; `over` names the marker it would cover. */
export type LegalFacts = {
  readonly stake: Stake;
  readonly space: Space;
  readonly over: string | null;
};

/** The standing of a seat, for one sentence. */
export type StatusFacts = {
  readonly name: string;
  readonly color: Color;
  readonly mine: number;
  readonly claims: number;
  /** Claimed spaces that call the last round. */
  readonly needed: number;
  readonly spaces: number;
};

/** Why one player is ahead of the next: the deciding criterion, and both numbers. */
export type LeadFacts = {
  readonly by: 'mine' | 'claims' | 'spaces';
  readonly ahead: string;
  readonly behind: string;
  readonly more: number;
  readonly fewer: number;
};

export type RiskBand = 'low' | 'middle' | 'high';

/** The effect of a take on the mine: it grows, or it stays as it is. */
export type MineChange = { readonly from: number; readonly to: number };

/** How a daily game ended; places count from 1. */
export type DailyFacts = {
  readonly place: number;
  readonly players: number;
  /** Spaces of the largest mine. */
  readonly mine: number;
  readonly busts: number;
};

/** Spaces that one player has lost to another. */
export type LossFacts = { readonly name: string; readonly spaces: readonly Space[] };

/** Why the winner won, as told to the reader: a name that is null is "you". */
export type WhyFacts = Pick<LeadFacts, 'by' | 'more' | 'fewer'> & {
  readonly ahead: string | null;
  readonly behind: string | null;
};

/** The place of a player who did not win; `place` counts from 1. */
export type PlaceFacts = {
  readonly place: number;
  readonly players: number;
  readonly winners: readonly string[];
};

/** The text beside the way back at a table. */
export type RoomFacts = {
  readonly players: number;
  readonly round: number;
  readonly isVariation: boolean;
};
