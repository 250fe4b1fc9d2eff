import type { Color, Pip, Space, Stake } from '@claim-it/rules';
import { PIPS, spaceAt } from '@claim-it/rules';
import type { Base, Holds } from '../art/pile.tsx';

/** What a space holds at rest. */
export type Lying = { readonly base: Base | null; readonly stake: Stake | null };

/** What a pile does now; times in milliseconds. */
export type Motion =
  /** The marker on top falls into its place. */
  | { readonly kind: 'drop'; readonly delay: number; readonly ms: number }
  /** The pile turns over and lands as `into`; a rival's marker slides away. */
  | {
      readonly kind: 'flip';
      readonly delay: number;
      readonly ms: number;
      readonly into: Lying;
      readonly evicted: Base | null;
    }
  /** What was laid this turn is swept off. */
  | { readonly kind: 'sweep'; readonly delay: number; readonly ms: number }
  | { readonly kind: 'shine'; readonly delay: number; readonly ms: number };

export type SpaceModel = {
  readonly space: Space;
  /** What a screen reader says. */
  readonly label: string;
  readonly look: 'plain' | 'lit' | 'chosen';
  readonly holds: Holds;
  readonly motion: Motion | null;
};

/** A numeral beside the board: gold for the chosen space, ringed for the lit ones. */
export type Numeral = 'plain' | 'lit' | 'chosen';

/** A lit space and its place among them: they light up one after another. */
export type Bloom = { readonly space: Space; readonly order: number };

/** A connected group of one color. */
export type Mine = { readonly color: Color; readonly spaces: readonly Space[] };

/** What is printed on the map besides the board: at how many claims the last round is called. */
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

/** Everything the board draws; it knows no rule. */
export type BoardModel = {
  /** The name of the board. */
  readonly label: string;
  readonly legend: Legend;
  /** Whether a space may be chosen now; only then a tap elsewhere is crossed out. */
  readonly isOpen: boolean;
  readonly spaces: Readonly<Record<Space, SpaceModel>>;
  readonly columns: Readonly<Record<Pip, Numeral>>;
  readonly rows: Readonly<Record<Pip, Numeral>>;
  readonly blooms: readonly Bloom[];
  /** All groups: the one under the pointer is outlined. */
  readonly mines: readonly Mine[];
  /** Outlined whatever the pointer does. */
  readonly outlined: Mine | null;
  /** The map shakes for so many milliseconds. */
  readonly shake: number | null;
};

/** The rows from the top, as they are read: row 6 first. */
export const ROWS: readonly (readonly Space[])[] = PIPS.toReversed().map((row) =>
  PIPS.map((column) => spaceAt({ column, row })),
);
