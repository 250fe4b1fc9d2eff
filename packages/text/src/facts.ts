import type { Color, Pip, Roll, Space, Stake } from '@claim-it/rules';

/** What lies, or would lie, on a space this turn. */
export type PileFacts = {
  readonly stake: Stake;
  /** The squatter right below a claim, also one that goes back to the rack. */
  readonly squatter: Pip | null;
  /** The mover's own marker, or the color of the opponent whose marker lies below. */
  readonly beneath:
    | { readonly kind: 'own' }
    | { readonly kind: 'rival'; readonly color: string }
    | null;
  /** Who laid it; null is the player who listens. */
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

/** Where a seat stands, told in one sentence. */
export type StatusFacts = {
  readonly name: string;
  readonly color: Color;
  readonly mine: number;
  readonly claims: number;
  /** Claimed spaces that call the last round. */
  readonly needed: number;
  readonly spaces: number;
};

/** Why one player is ahead of the next: what decided, and both numbers. */
export type LeadFacts = {
  readonly by: 'mine' | 'claims' | 'spaces';
  readonly ahead: string;
  readonly behind: string;
  readonly more: number;
  readonly fewer: number;
};

export type RiskBand = 'low' | 'middle' | 'high';

/** What taking now would do to the mine: it grows, or it stays as it is. */
export type MineChange = { readonly from: number; readonly to: number };

/** How a daily game ended; places count from 1. */
export type DailyFacts = {
  readonly place: number;
  readonly players: number;
  /** Spaces of the largest mine. */
  readonly mine: number;
  readonly busts: number;
};
