import type { Color, Pip, Space, Stake, Stakes } from '@claim-it/rules';
import { squatterAt } from '@claim-it/rules';
import type { Draft, Held } from './draft.ts';

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

const withHeld = (draft: Draft, space: Space, held: Held | null): Draft => ({
  ...draft,
  held: held === null ? without(draft.held, space) : { ...draft.held, [space]: held },
});

const withStake = (draft: Draft, space: Space, stake: Stake | null): Draft => ({
  ...draft,
  stakes: stake === null ? without(draft.stakes, space) : { ...draft.stakes, [space]: stake },
});

/** Takes the topmost marker off a space. */
const erase = (draft: Draft, space: Space): Draft => {
  const stake = draft.stakes[space];
  if (stake === undefined) return withHeld(draft, space, null);
  const below = stake.kind === 'claim' ? stake.covers : null;
  return withStake(draft, space, below === null ? null : { kind: 'squatter', number: below });
};

const isSame = (held: Held | undefined, color: Color, isClaimed: boolean): boolean =>
  held?.color === color && held.isClaimed === isClaimed;

/** Nothing of this turn stays on a space that now belongs to somebody for good, and no squatter on an own marker. */
const layHeld = (draft: Draft, space: Space, color: Color, isClaimed: boolean): Draft => {
  const stake = draft.stakes[space];
  if (stake === undefined && isSame(draft.held[space], color, isClaimed))
    return withHeld(draft, space, null);
  const laid = withHeld(draft, space, { color, isClaimed });
  if (isClaimed || (stake?.kind === 'squatter' && color === draft.mover))
    return withStake(laid, space, null);
  if (stake?.kind === 'claim' && color === draft.mover)
    return withStake(laid, space, { kind: 'claim', covers: null });
  return laid;
};

/** There is one squatter of each number, so it leaves the space where it lay. */
const freed = (stakes: Stakes, number: Pip): Stakes => {
  const at = squatterAt(stakes, number);
  return at === null ? stakes : without(stakes, at);
};

const laySquatter = (draft: Draft, space: Space, number: Pip): Draft => {
  const stake = draft.stakes[space];
  if (stake?.kind === 'squatter' && stake.number === number) return withStake(draft, space, null);
  const stakes = freed(draft.stakes, number);
  return withStake({ ...draft, stakes }, space, { kind: 'squatter', number });
};

const layClaim = (draft: Draft, space: Space): Draft => {
  const stake = draft.stakes[space];
  if (stake?.kind === 'claim') return erase(draft, space);
  const covers = draft.variant === 'reuse' ? null : (stake?.number ?? null);
  return withStake(draft, space, { kind: 'claim', covers });
};

/** Puts a thing on a space; what already lies there on top in the same way is taken off. */
export const lay = (draft: Draft, thing: Thing, space: Space): Draft => {
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
export const moveStack = (draft: Draft, from: Space, to: Space | null): Draft => {
  const [held, stake] = [draft.held[from] ?? null, draft.stakes[from] ?? null];
  if (to === from) return draft;
  const lifted = withStake(withHeld(draft, from, null), from, null);
  if (to === null) return lifted;
  return withStake(withHeld(lifted, to, held), to, stake);
};
