import type { Keys } from '@claim-it/client/storage';
import { printedKey } from '@claim-it/client/storage';
import type { Game, Seat, Space, Stake } from '@claim-it/rules';
import type { Names, PileFacts, SpaceText } from '@claim-it/text';

/** What the name of a space depends on, beside what lies there. */
export type Listener = {
  readonly names: Names;
  /** The seat that is spoken to as "you"; null speaks of everybody by name. */
  readonly you: Seat | null;
  /** The keys that roll and take; null while letters are switched off. */
  readonly keys: Pick<Keys, 'roll' | 'take'> | null;
};

/** What the space is to the player on turn, beside what it holds. */
export type Offer = { readonly kind: 'legal' | 'chosen'; readonly stake: Stake };

/** The pile with `stake` on top, in the terms the sentences need. */
const pileOf = (
  { board, turn }: Game,
  space: Space,
  stake: Stake,
  { names, you }: Pick<Listener, 'names' | 'you'>,
): PileFacts => {
  const holding = board[space];
  const lying = turn.stakes[space];
  const covered = stake.kind === 'claim' ? stake.covers : null;
  const beneath = (): PileFacts['beneath'] => {
    if (holding.kind === 'empty') return null;
    if (holding.owner === turn.seat) return { kind: 'own' };
    return { kind: 'rival', color: names.color(holding.owner) };
  };
  return {
    stake,
    squatter:
      covered ?? (lying?.kind === 'squatter' && stake.kind === 'claim' ? lying.number : null),
    beneath: beneath(),
    mover: you === turn.seat ? null : names.player(turn.seat),
  };
};

const whatLiesOn = (spaces: SpaceText, game: Game, space: Space, listener: Listener): string => {
  const stake = game.turn.stakes[space];
  if (stake !== undefined) return spaces.pile(pileOf(game, space, stake, listener));
  const holding = game.board[space];
  if (holding.kind === 'empty') return spaces.empty;
  const { names } = listener;
  const say = holding.kind === 'settled' ? spaces.settled : spaces.claimed;
  return say(names.color(holding.owner), names.player(holding.owner));
};

/** "Column 3, row 5: legal: place squatter 5" */
export const spaceLabel = (
  spaces: SpaceText,
  game: Game,
  space: Space,
  offer: Offer | null,
  listener: Listener,
): string => {
  const at = spaces.at(space);
  if (offer === null) return `${at}: ${whatLiesOn(spaces, game, space, listener)}`;
  const pile = pileOf(game, space, offer.stake, listener);
  if (offer.kind === 'legal') return `${at}: ${spaces.legal(pile)}`;
  const { keys } = listener;
  const told =
    keys === null ? '' : `. ${spaces.chosenKeys(printedKey(keys.roll), printedKey(keys.take))}`;
  return `${at}: ${spaces.chosen(pile)}${told}`;
};
