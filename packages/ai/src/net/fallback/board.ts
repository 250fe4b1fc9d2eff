import type { Position } from '@claim-it/kernel';
import { spacesIn } from '@claim-it/kernel';
import { columnOf, offersOf, PIPS, ROLLS, rowOf, SPACES, weightOf } from '@claim-it/rules';

/** One entry for each of the 36 spaces. */
export type Cells = readonly boolean[];

export const cellsWhere = (holds: (space: number) => boolean): Cells =>
  SPACES.map((_, space) => holds(space));

const cellsOf = (mask: number): Cells => {
  const set = new Set(spacesIn(mask));
  return cellsWhere((space) => set.has(space));
};

export const countOf = (cells: Cells): number => cells.filter(Boolean).length;

/** Row and column exchanged. */
export const transposedSpace = (space: number): number => (space % 6) * 6 + Math.floor(space / 6);

/** The spaces beside each space. */
export const BESIDE: readonly (readonly number[])[] = SPACES.map((_, space) => [
  ...(space % 6 > 0 ? [space - 1] : []),
  ...(space % 6 < 5 ? [space + 1] : []),
  ...(space >= 6 ? [space - 6] : []),
  ...(space < 30 ? [space + 6] : []),
]);

/** A position spread out for reading: what lies where, from the view of its mover. */
export type Spread = {
  readonly own: readonly Cells[];
  readonly claimed: Cells;
  readonly squats: Cells;
  readonly stakedClaims: Cells;
  readonly used: readonly boolean[];
  readonly claimable: Cells;
  readonly squattable: Cells;
};

const CLAIM_SUPPLY = 30;

export const spreadOf = (position: Position): Spread => {
  const own = position.own.map(cellsOf);
  const claimed = cellsOf(position.claimed);
  const squats = cellsOf(position.squats);
  const stakedClaims = cellsOf(position.stakedClaims);
  const mine = own[position.mover] ?? [];
  const isClosed = (space: number): boolean =>
    claimed[space] === true || stakedClaims[space] === true;
  const shows = (space: number): boolean => squats[space] === true || mine[space] === true;
  const hasClaims = countOf(claimed) + countOf(stakedClaims) < CLAIM_SUPPLY; // R2
  return {
    ...{ own, claimed, squats, stakedClaims },
    used: position.squatters.map((space) => space !== null),
    claimable: cellsWhere((space) => hasClaims && shows(space) && !isClosed(space)),
    squattable: cellsWhere((space) => !shows(space) && !isClosed(space)),
  };
};

type Way = { readonly space: number; readonly third: number };

/** The ways to use each roll, third dice counted from 0. */
const WAYS: readonly (readonly Way[])[] = ROLLS.map((roll) =>
  offersOf(roll).map(({ space, third }) => ({
    space: columnOf(space) - 1 + 6 * (rowOf(space) - 1),
    third: third - PIPS[0],
  })),
);

/** How many of the 216 outcomes each roll is. */
export const WEIGHTS: readonly number[] = ROLLS.map(weightOf);

/** The roll of each outcome (a - 1) * 36 + (b - 1) * 6 + (c - 1), as the kernel counts them. */
export const OUTCOMES: readonly number[] = Array.from({ length: 216 }, (_, outcome) => {
  const pips = [Math.floor(outcome / 36), Math.floor(outcome / 6) % 6, outcome % 6];
  const sorted = pips.sort().map((pip) => pip + 1);
  return ROLLS.findIndex((roll) => roll.join() === sorted.join());
});

const isOpen = ({ claimable, squattable, used }: Spread, { space, third }: Way): boolean =>
  claimable[space] === true || (squattable[space] === true && used[third] !== true);

/** The ways a roll may be used here, in the order of spaces. */
export const openWays = (spread: Spread, cls: number): readonly Way[] =>
  (WAYS[cls] ?? []).filter((way) => isOpen(spread, way)).sort((a, b) => a.space - b.space);

/** How many of the 216 outcomes bust. */
export const bustsOf = (spread: Spread): number =>
  WEIGHTS.reduce(
    (busts, weight, cls) => busts + (openWays(spread, cls).length === 0 ? weight : 0),
    0,
  );
