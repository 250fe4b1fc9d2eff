import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Branded } from './brand.ts';
import { asciiBytes, toBase64Url, uint32 } from './bytes.ts';
import type { Chair } from './chair.ts';
import type { HashTag } from './hash.ts';
import { frame, HASH_BYTES } from './hash.ts';

/** The one secret of a guest, 32 bytes, known to all of their devices and to no server. */
export type GuestSecret = Branded<Uint8Array, 'GuestSecret'>;

/** Identifies a chain of a guest: the count of tips that the log has announced for the chair before, and `link`, a hash of the log. */
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

/** Derives it from the 16 bytes that the twelve words encode. */
export const guestSecret = (entropy: Uint8Array): GuestSecret =>
  derive(entropy, 'secret') as GuestSecret;

/** The seed of a chain. Devices with the same log derive the same seed; another log gives other seeds. */
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

/** What a device sends to the server to be recognised as this guest; it reveals nothing about the dice. */
export const loginKey = (secret: GuestSecret): string => toBase64Url(derive(secret, 'login'));

/** Authenticates messages between the devices of a guest about a game. The server forwards it and cannot forge one. */
export const releaseMac = (secret: GuestSecret, game: string, text: string): string =>
  toBase64Url(hmac(sha256, derive(secret, 'release', [asciiBytes(game)]), asciiBytes(text)));
