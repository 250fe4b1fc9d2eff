import type { Color, Pip, Space, Stake } from '@claim-it/rules';
import { PIPS, spaceAt } from '@claim-it/rules';
import type { Base, Holds } from '../art/pile.tsx';

/** What a space holds at rest. */
export type Lying = { readonly base: Base | null; readonly stake: Stake | null };

/** The animation of a pile; times in milliseconds. */
export type Motion =
  /** The marker on top drops into place. */
  | { readonly kind: 'drop'; readonly delay: number; readonly ms: number }
  /** The pile flips and becomes `into`; an opponent's marker slides away. */
  | {
      readonly kind: 'flip';
      readonly delay: number;
      readonly ms: number;
      readonly into: Lying;
      readonly evicted: Base | null;
    }
  /** The stakes of this turn are swept off. */
  | { readonly kind: 'sweep'; readonly delay: number; readonly ms: number }
  | { readonly kind: 'shine'; readonly delay: number; readonly ms: number };

/** A change shown on a space beside its pieces: its owner lost it, with the color of the lost marker; or it is new. */
export type SpaceMark =
  | { readonly kind: 'lost'; readonly color: Color }
  | { readonly kind: 'changed' };

export type SpaceModel = {
  readonly space: Space;
  /** Column and row in the language's format: "5,2" or "5/2". */
  readonly printed: string;
  /** The accessible name. */
  readonly label: string;
  readonly look: 'plain' | 'lit' | 'chosen';
  readonly holds: Holds;
  readonly motion: Motion | null;
  readonly mark?: SpaceMark | null;
  /** A player is pointing at it. */
  readonly isPointed?: boolean;
};

/** A numeral beside the board: gold for the chosen space, ringed for the lit ones. */
export type Numeral = 'plain' | 'lit' | 'chosen';

/** A lit space and its index: they light up one after another. */
export type Bloom = { readonly space: Space; readonly order: number };

/** A connected group of one color. */
export type Mine = { readonly color: Color; readonly spaces: readonly Space[] };

/** The print on the map besides the board: the claims that call the last round. */
export type Legend = {
  readonly column: string;
  readonly row: string;
  readonly lastRoundAt: string;
  readonly calls: readonly {
    readonly claims: number;
    readonly players: string;
    readonly isHere: boolean;
  }[];
};

/** All data the board draws; it knows no rule. */
export type BoardModel = {
  /** The name of the board. */
  readonly label: string;
  readonly legend: Legend;
  /** Whether a space can be chosen now; only then a tap elsewhere shows a cross. */
  readonly isOpen: boolean;
  readonly spaces: Readonly<Record<Space, SpaceModel>>;
  readonly columns: Readonly<Record<Pip, Numeral>>;
  readonly rows: Readonly<Record<Pip, Numeral>>;
  readonly blooms: readonly Bloom[];
  /** All groups: the one under the pointer is outlined. */
  readonly mines: readonly Mine[];
  /** Always outlined, regardless of the pointer. */
  readonly outlined: Mine | null;
  /** The map shakes for this many milliseconds. */
  readonly shake: number | null;
};

/** The rows from the top, in reading order: row 6 first. */
export const ROWS: readonly (readonly Space[])[] = PIPS.toReversed().map((row) =>
  PIPS.map((column) => spaceAt({ column, row })),
);
