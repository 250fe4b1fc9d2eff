import type { Color, Roll, Space, Variant } from '@claim-it/rules';
import { COLORS, SPACES } from '@claim-it/rules';
import type { Draft } from './draft.ts';

/** Everything of a color leaves the board. */
const heldWithout = ({ held }: Draft, color: Color): Draft['held'] =>
  Object.fromEntries(
    SPACES.flatMap((space: Space) => {
      const one = held[space];
      return one === undefined || one.color === color ? [] : [[space, one]];
    }),
  );

/** No more turns can be left than there are seats. */
const clamped = (draft: Draft): Draft => ({
  ...draft,
  left: draft.left === null ? null : Math.min(draft.left, draft.colors.length),
});

/** The next color that nobody has sits down last. */
export const addSeat = (draft: Draft): Draft => {
  const free = COLORS.find((color) => !draft.colors.includes(color));
  return free === undefined ? draft : { ...draft, colors: [...draft.colors, free] };
};

/** A seat goes with all its markers; if it was on turn, the next one is. */
export const removeSeat = (draft: Draft, color: Color): Draft => {
  const at = draft.colors.indexOf(color);
  const colors = draft.colors.filter((one) => one !== color);
  const next = colors[at % colors.length] ?? draft.mover;
  return clamped({
    ...draft,
    colors,
    departed: draft.departed.filter((one) => one !== color),
    held: heldWithout(draft, color),
    mover: draft.mover === color ? next : draft.mover,
  });
};

const swapped =
  (one: Color, other: Color) =>
  (color: Color): Color => {
    if (color === one) return other;
    return color === other ? one : color;
  };

/** Another color for a seat; who has it already gets the old one. Markers change with their seat. */
export const recolor = (draft: Draft, from: Color, to: Color): Draft => {
  const swap = swapped(from, to);
  return {
    ...draft,
    colors: draft.colors.map(swap),
    departed: draft.departed.map(swap),
    mover: swap(draft.mover),
    held: Object.fromEntries(
      Object.entries(draft.held).map(([space, held]) => [
        space,
        { ...held, color: swap(held.color) },
      ]),
    ),
  };
};

/** A seat goes one place earlier in the turn order and keeps its markers. */
export const seatEarlier = (draft: Draft, color: Color): Draft => {
  const before = draft.colors[draft.colors.indexOf(color) - 1];
  return before === undefined
    ? draft
    : { ...draft, colors: draft.colors.map(swapped(before, color)) };
};

export const withMover = (draft: Draft, mover: Color): Draft => ({ ...draft, mover });

export const withVariant = (draft: Draft, variant: Variant): Draft => ({ ...draft, variant });

/** When the game is over, nothing is rolled and nothing lies at stake. */
export const withLeft = (draft: Draft, left: number | null): Draft =>
  left === 0 ? { ...draft, left, roll: null, stakes: {} } : { ...draft, left };

export const withRoll = (draft: Draft, roll: Roll | null): Draft => ({ ...draft, roll });

export const withDeparture = (draft: Draft, color: Color, hasLeft: boolean): Draft => {
  const others = draft.departed.filter((one) => one !== color);
  return { ...draft, departed: hasLeft ? [...others, color] : others };
};
