import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { asciiBytes, uint32 } from './bytes.ts';
import { frame, HASH_BYTES } from './hash.ts';

/** Identifies the chain that a seed is for; chains of one owner are numbered from 0. */
export type ChainName = { readonly game: string; readonly chain: number };

const partsOf = ({ game, chain }: ChainName): readonly Uint8Array[] => [
  asciiBytes(game),
  uint32(chain),
];

/** The server's seed: derived, not stored, so a crash does not change the chain. */
export const houseSeed = (masterKey: Uint8Array, name: ChainName): Uint8Array =>
  hmac(sha256, masterKey, frame('house', partsOf(name)));

const derive = (secret: Uint8Array, info: Uint8Array): Uint8Array =>
  hkdf(sha256, secret, undefined, info, HASH_BYTES);

/** A player's seed. It never leaves the player's device. */
export const playerSeed = (secret: Uint8Array, name: ChainName): Uint8Array =>
  derive(secret, frame('player', partsOf(name)));
