import { asciiBytes, uint32 } from './bytes.ts';
import type { Chair } from './chair.ts';
import type { Hash } from './hash.ts';
import { digestHash, HASH_BYTES, hashBytes } from './hash.ts';

/** An element and the chair that gave it. */
export type Stir = { readonly chair: Chair; readonly element: Hash };

const stirBytes = ({ chair, element }: Stir): Uint8Array => {
  const bytes = new Uint8Array(1 + HASH_BYTES);
  bytes[0] = chair;
  bytes.set(hashBytes(element), 1);
  return bytes;
};

export type Opening = {
  readonly game: string;
  readonly rules: string;
  /** The tip of the server's chain. */
  readonly house: Hash;
  /** The players' tips around the table; null for a bot. */
  readonly players: readonly (Hash | null)[];
};

/** The pot before any reveal. Its tag separates the versions, and every later pot derives from it. */
export const openPot = ({ game, rules, house, players }: Opening, tag: 'pot' | 'pot2'): Hash => {
  const tips = players.map((tip) => (tip === null ? new Uint8Array() : hashBytes(tip)));
  return digestHash(tag, asciiBytes(game), asciiBytes(rules), hashBytes(house), ...tips);
};

/** The shake before the first turn: the server's element and those of the players, in their order. */
export const shakePot = (pot: Hash, house: Hash, stirs: readonly Stir[]): Hash =>
  digestHash('shake', hashBytes(pot), hashBytes(house), ...stirs.map(stirBytes));

export type Stirring = {
  /** The number of the roll, from 1. */
  readonly number: number;
  /** The chair on turn. */
  readonly chair: Chair;
  readonly house: Hash;
  /** The shaking chair and its element. */
  readonly shaker: Stir;
  readonly stirs: readonly Stir[];
};

/** The pot from which one roll is drawn. */
export const stirPot = (pot: Hash, { number, chair, house, shaker, stirs }: Stirring): Hash =>
  digestHash(
    'stir',
    hashBytes(pot),
    uint32(number),
    Uint8Array.of(chair),
    hashBytes(house),
    stirBytes(shaker),
    ...stirs.map(stirBytes),
  );
