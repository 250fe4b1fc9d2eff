/** The words of the rulebook as types. This file imports nothing. */

export const PIPS = [1, 2, 3, 4, 5, 6] as const;
/** A number from one die; it may serve as a column, a row or a squatter. */
export type Pip = (typeof PIPS)[number];

/** Column first, then row, as the rulebook writes it: "5,2". */
export type Space = `${Pip},${Pip}`;

/** Named arguments, because swapping column and row is the bug of this game. */
export const spaceAt = ({ column, row }: { readonly column: Pip; readonly row: Pip }): Space =>
  `${column},${row}`;

export const columnOf = (space: Space): Pip => Number(space[0]) as Pip;
export const rowOf = (space: Space): Pip => Number(space[2]) as Pip;

/** All 36 spaces, row 1 first, each row from column 1 to column 6. */
export const SPACES: readonly Space[] = PIPS.flatMap((row) =>
  PIPS.map((column) => spaceAt({ column, row })),
);

/** Three pips, lowest first. */
export type Roll = readonly [Pip, Pip, Pip];

/** A place in the turn order; 0 has the first turn. */
export type Seat = 0 | 1 | 2 | 3 | 4;

export const COLORS = ['green', 'blue', 'orange', 'red', 'violet'] as const;
/** The color of a seat's markers. */
export type Color = (typeof COLORS)[number];

/** `reuse` is the rulebook's variation: a squatter goes back to the rack as soon as a claim covers it. */
export type Variant = 'standard' | 'reuse';

/** The setup of a game: one color for each seat, in turn order, and the rules played. */
export type Setup = {
  readonly colors: readonly Color[];
  readonly variant: Variant;
};

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
