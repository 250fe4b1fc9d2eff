import type { Pip, Roll, Space } from './vocabulary.ts';
import { PIPS, spaceAt } from './vocabulary.ts';

/** A space that a roll offers, and the third die that is left for the marker. */
export type Offer = { readonly space: Space; readonly third: Pip };

/** Sorts three dice into a roll: lowest first. */
export const rollOf = (a: Pip, b: Pip, c: Pip): Roll =>
  [a, b, c].sort((left, right) => left - right) as unknown as Roll;

/** How many of the 216 ways three dice can fall give this roll: 1, 3 or 6. */
export const weightOf = ([a, b, c]: Roll): 1 | 3 | 6 => {
  if (a === c) return 1;
  return a === b || b === c ? 3 : 6;
};

/** The 56 different rolls in ascending order. Their weights add up to 216. */
export const ROLLS: readonly Roll[] = PIPS.flatMap((a) =>
  PIPS.filter((b) => b >= a).flatMap((b) => PIPS.filter((c) => c >= b).map((c): Roll => [a, b, c])),
);

const keyOf = ([a, b, c]: Roll): number => a * 49 + b * 7 + c;

/** R1: two ways to assign the dice that mean the same space are one offer, so a space fixes its third die. */
const assign = ([a, b, c]: Roll): readonly Offer[] => {
  const assignments: readonly (readonly [Pip, Pip, Pip])[] = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ];
  const offers = new Map<Space, Offer>();
  for (const [column, row, third] of assignments) {
    const space = spaceAt({ column, row });
    offers.set(space, { space, third });
  }
  return [...offers.values()];
};

const OFFERS: ReadonlyMap<number, readonly Offer[]> = new Map(
  ROLLS.map((roll) => [keyOf(roll), assign(roll)]),
);

/** The one, three or six spaces a roll offers, regardless of the board. EXAMPLE 2, R1 */
export const offersOf = (roll: Roll): readonly Offer[] => OFFERS.get(keyOf(roll)) ?? assign(roll);
