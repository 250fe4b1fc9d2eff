import type { Pip, Space, Stake } from '@claim-it/rules';

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

/** Short words on the moments: stamps, flags and the roll for the first player. */
export type MomentText = {
  readonly busted: string;
  readonly nothingLost: string;
  readonly lastRound: string;
  readonly winner: string;
  readonly winners: string;
  /** Three dice together, for those who do not see them. */
  readonly rollOffSum: (player: string, sum: number) => string;
  readonly rollOffFirst: (player: string) => string;
  readonly goOn: string;
};

/** The board in words: a name for every space in every state, and what is said about it. */
export type SpaceText = {
  /** The name of the whole board. */
  readonly board: string;
  /** Printed on the map: what calls the last round, and which side counts what. */
  readonly lastRoundAt: string;
  /** A short form for a narrow table: "3 pl." */
  readonly players: (seats: number) => string;
  readonly column: string;
  readonly row: string;
  /** "Column 3, row 5"; stands before a colon. */
  readonly at: (space: Space) => string;
  readonly empty: string;
  readonly settled: (color: string, player: string) => string;
  readonly claimed: (color: string, player: string) => string;
  readonly pile: (pile: PileFacts) => string;
  readonly legal: (pile: PileFacts) => string;
  readonly chosen: (pile: PileFacts) => string;
  /** Follows the chosen pile for those who play with letter keys. */
  readonly chosenKeys: (roll: string, take: string) => string;
  /** Where a bot has taken spaces; follows the sentence that says how many. */
  readonly takenAt: (spaces: readonly Space[]) => string;
  readonly moments: MomentText;
};
