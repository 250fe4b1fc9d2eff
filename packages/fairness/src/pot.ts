import { asciiBytes, uint32 } from './bytes.ts';
import type { Chair } from './chair.ts';
import type { Hash } from './hash.ts';
import { digest, formatHash, hashBytes } from './hash.ts';

/** An element and the chair that gave it. */
export type Stir = { readonly chair: Chair; readonly element: Hash };

const stirBytes = ({ chair, element }: Stir): Uint8Array =>
  Uint8Array.of(chair, ...hashBytes(element));

export type Opening = {
  readonly game: string;
  readonly rules: string;
  /** The tip of the house's chain. */
  readonly house: Hash;
  /** The players' tips around the table; null for a bot. */
  readonly players: readonly (Hash | null)[];
};

/** The pot before anybody has revealed anything. Its tag tells the versions apart, and every later pot follows from it. */
export const openPot = ({ game, rules, house, players }: Opening, tag: 'pot' | 'pot2'): Hash => {
  const tips = players.map((tip) => (tip === null ? new Uint8Array() : hashBytes(tip)));
  return formatHash(digest(tag, asciiBytes(game), asciiBytes(rules), hashBytes(house), ...tips));
};

/** The shake before the first turn: the house's element and those of the players, in their order. */
export const shakePot = (pot: Hash, house: Hash, stirs: readonly Stir[]): Hash =>
  formatHash(digest('shake', hashBytes(pot), hashBytes(house), ...stirs.map(stirBytes)));

export type Stirring = {
  /** The number of the roll, from 1. */
  readonly number: number;
  /** Whose turn it is. */
  readonly chair: Chair;
  readonly house: Hash;
  /** Who shakes, and the element that does. */
  readonly shaker: Stir;
  readonly stirs: readonly Stir[];
};

/** The pot from which one roll is poured. */
export const stirPot = (pot: Hash, { number, chair, house, shaker, stirs }: Stirring): Hash =>
  formatHash(
    digest(
      'stir',
      hashBytes(pot),
      uint32(number),
      Uint8Array.of(chair),
      hashBytes(house),
      stirBytes(shaker),
      ...stirs.map(stirBytes),
    ),
  );
