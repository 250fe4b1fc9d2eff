import type { Color, Pip, Space, Stake } from '@claim-it/rules';
import { COLORS, SPACES, squatterAt } from '@claim-it/rules';
import type { Held, PositionDraft } from './draft.ts';

/** What can be put on the board. */
export type Thing =
  | { readonly kind: 'settled' | 'claimed'; readonly color: Color }
  | { readonly kind: 'squatter'; readonly number: Pip }
  | { readonly kind: 'claim' }
  | { readonly kind: 'eraser' };

const without = <Values extends object>(values: Values, space: Space): Values => {
  const { [space as keyof Values]: _, ...rest } = values;
  return rest as Values;
};

const withHeld = (draft: PositionDraft, space: Space, held: Held | null): PositionDraft => ({
  ...draft,
  held: held === null ? without(draft.held, space) : { ...draft.held, [space]: held },
});

const withStake = (draft: PositionDraft, space: Space, stake: Stake | null): PositionDraft => ({
  ...draft,
  stakes: stake === null ? without(draft.stakes, space) : { ...draft.stakes, [space]: stake },
});

/** Takes the topmost marker off a space. */
const erase = (draft: PositionDraft, space: Space): PositionDraft => {
  const stake = draft.stakes[space];
  if (stake === undefined) return withHeld(draft, space, null);
  const below = stake.kind === 'claim' ? stake.covers : null;
  return withStake(draft, space, below === null ? null : { kind: 'squatter', number: below });
};

/** Nothing of this turn stays on a claimed space, and no squatter on an own marker. */
const layHeld = (
  draft: PositionDraft,
  space: Space,
  color: Color,
  isClaimed: boolean,
): PositionDraft => {
  const [held, stake] = [draft.held[space], draft.stakes[space]];
  if (stake === undefined && held?.color === color && held.isClaimed === isClaimed)
    return withHeld(draft, space, null);
  const laid = withHeld(draft, space, { color, isClaimed });
  const isOwn = color === draft.mover;
  if (isClaimed || (stake?.kind === 'squatter' && isOwn)) return withStake(laid, space, null);
  return stake?.kind === 'claim' && isOwn
    ? withStake(laid, space, { kind: 'claim', covers: null })
    : laid;
};

/** There is one squatter of each number, so it leaves the space where it was. */
const laySquatter = (draft: PositionDraft, space: Space, number: Pip): PositionDraft => {
  const at = squatterAt(draft.stakes, number);
  if (at === space && draft.stakes[space]?.kind === 'squatter')
    return withStake(draft, space, null);
  const freed = at === null ? draft : withStake(draft, at, null);
  return withStake(freed, space, { kind: 'squatter', number });
};

const layClaim = (draft: PositionDraft, space: Space): PositionDraft => {
  const stake = draft.stakes[space];
  if (stake?.kind === 'claim') return erase(draft, space);
  const covers = draft.variant === 'reuse' ? null : (stake?.number ?? null);
  return withStake(draft, space, { kind: 'claim', covers });
};

/** Puts a thing on a space; the same thing on top of it already is taken off. */
export const lay = (draft: PositionDraft, thing: Thing, space: Space): PositionDraft => {
  switch (thing.kind) {
    case 'settled':
    case 'claimed':
      return layHeld(draft, space, thing.color, thing.kind === 'claimed');
    case 'squatter':
      return laySquatter(draft, space, thing.number);
    case 'claim':
      return layClaim(draft, space);
    case 'eraser':
      return erase(draft, space);
  }
};

/** Moves everything on a space to another one, or, without one, off the board. */
export const moveStack = (draft: PositionDraft, from: Space, to: Space | null): PositionDraft => {
  const [held, stake] = [draft.held[from] ?? null, draft.stakes[from] ?? null];
  if (to === from) return draft;
  const lifted = withStake(withHeld(draft, from, null), from, null);
  return to === null ? lifted : withStake(withHeld(lifted, to, held), to, stake);
};

/** The next free color gets the last seat. */
export const addSeat = (draft: PositionDraft): PositionDraft => {
  const free = COLORS.find((color) => !draft.colors.includes(color));
  return free === undefined ? draft : { ...draft, colors: [...draft.colors, free] };
};

/** A seat goes with all its markers; if it was on turn, the next one is. No more turns are left than seats. */
export const removeSeat = (draft: PositionDraft, color: Color): PositionDraft => {
  const colors = draft.colors.filter((one) => one !== color);
  const next = colors[draft.colors.indexOf(color) % colors.length] ?? draft.mover;
  const gone = SPACES.filter((space) => draft.held[space]?.color === color);
  return {
    ...gone.reduce((left, space) => withHeld(left, space, null), draft),
    colors,
    departed: draft.departed.filter((one) => one !== color),
    mover: draft.mover === color ? next : draft.mover,
    left: draft.left === null ? null : Math.min(draft.left, colors.length),
  };
};

const swapped =
  (one: Color, other: Color) =>
  (color: Color): Color => {
    if (color === one) return other;
    return color === other ? one : color;
  };

/** Another color for a seat; a seat that has it already gets the old one. Markers change with their seat. */
export const recolor = (draft: PositionDraft, from: Color, to: Color): PositionDraft => {
  const swap = swapped(from, to);
  const held = Object.entries(draft.held).map(([space, one]) => [
    space,
    { ...one, color: swap(one.color) },
  ]);
  return {
    ...draft,
    colors: draft.colors.map(swap),
    departed: draft.departed.map(swap),
    mover: swap(draft.mover),
    held: Object.fromEntries(held),
  };
};

/** Moves a seat one place earlier in the turn order; it keeps its markers. */
export const seatEarlier = (draft: PositionDraft, color: Color): PositionDraft => {
  const before = draft.colors[draft.colors.indexOf(color) - 1];
  return before === undefined
    ? draft
    : { ...draft, colors: draft.colors.map(swapped(before, color)) };
};

/** When the game is over, nothing is rolled and nothing is at stake. */
export const withLeft = (draft: PositionDraft, left: number | null): PositionDraft =>
  left === 0 ? { ...draft, left, roll: null, stakes: {} } : { ...draft, left };

export const withDeparture = (
  draft: PositionDraft,
  color: Color,
  hasLeft: boolean,
): PositionDraft => {
  const others = draft.departed.filter((one) => one !== color);
  return { ...draft, departed: hasLeft ? [...others, color] : others };
};
