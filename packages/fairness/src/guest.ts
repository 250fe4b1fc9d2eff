import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Branded } from './brand.ts';
import { asciiBytes, toBase64Url, uint32 } from './bytes.ts';
import type { Chair } from './chair.ts';
import type { HashTag } from './hash.ts';
import { frame, HASH_BYTES } from './hash.ts';

/** The one secret of a guest, 32 bytes: all of their devices have it, and no server. */
export type GuestSecret = Branded<Uint8Array, 'GuestSecret'>;

/** Which chain of a guest: the number counts the tips that the log has announced for the chair before, `link` is a hash of the log. */
export type GuestChain = {
  readonly game: string;
  readonly chair: Chair;
  readonly number: number;
  readonly link: string;
};

const derive = (
  key: Uint8Array,
  tag: HashTag,
  parts: readonly Uint8Array[] = [],
  bytes = HASH_BYTES,
): Uint8Array => hkdf(sha256, key, undefined, frame(tag, parts), bytes);

/** From the 16 bytes that twelve words stand for. */
export const guestSecret = (entropy: Uint8Array): GuestSecret =>
  derive(entropy, 'secret') as GuestSecret;

/** The seed of a chain. Devices that see the same log find the same seed; another log has other seeds. */
export const guestSeed = (
  secret: GuestSecret,
  { game, chair, number, link }: GuestChain,
): Uint8Array =>
  derive(secret, 'guest', [
    asciiBytes(game),
    Uint8Array.of(chair),
    uint32(number),
    asciiBytes(link),
  ]);

/** What a device shows the server to be this guest again; it tells nothing about the dice. */
export const loginKey = (secret: GuestSecret): string => toBase64Url(derive(secret, 'login'));

/** Marks what one device of a guest tells another about a game. The server passes it on and cannot make one. */
export const releaseMac = (secret: GuestSecret, game: string, text: string): string =>
  toBase64Url(hmac(sha256, derive(secret, 'release', [asciiBytes(game)]), asciiBytes(text)));
