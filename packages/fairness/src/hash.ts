import { invariant } from '@claim-it/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Branded } from './brand.ts';
import { asciiBytes, fromBase64Url, toBase64Url, uint32 } from './bytes.ts';

/** 32 bytes as 43 letters of base64url: a tip, an element, a pot or a seal. */
export type Hash = Branded<string, 'Hash'>;

export const HASH_BYTES = 32;
const HASH_LETTERS = 43;
const DOMAIN = 'claim-it/1:';

/** What a hash is made for. Two purposes never share an input, because the tag comes first. */
export type HashTag =
  | 'leaf'
  | 'link'
  | 'pot'
  | 'pot2'
  | 'shake'
  | 'first'
  | 'stir'
  | 'dice'
  | 'seal'
  | 'auth'
  | 'house'
  | 'player'
  | 'guest'
  | 'secret'
  | 'login'
  | 'release';

/** A tag and parts as one text of bytes that can be read in one way only: every length stands before its part. */
export const frame = (tag: HashTag, parts: readonly Uint8Array[]): Uint8Array => {
  const name = asciiBytes(`${DOMAIN}${tag}`);
  const size = parts.reduce((sum, part) => sum + 4 + part.length, 1 + name.length);
  const bytes = new Uint8Array(size);
  bytes[0] = name.length;
  bytes.set(name, 1);
  let at = 1 + name.length;
  for (const part of parts) {
    bytes.set(uint32(part.length), at);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
};

/** SHA-256 of the framed parts: H(tag, …) of docs/fair-dice.md. */
export const digest = (tag: HashTag, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(frame(tag, parts));

export const formatHash = (bytes: Uint8Array): Hash => toBase64Url(bytes) as Hash;

/** Null where the text is not the one spelling of 32 bytes. */
export const parseHash = (text: string): Uint8Array | null =>
  text.length === HASH_LETTERS ? fromBase64Url(text) : null;

/** Whether a text is a hash. */
export const isHash = (text: string): text is Hash => parseHash(text) !== null;

/** For hashes that were checked when they came in. */
export const hashBytes = (hash: Hash): Uint8Array => {
  const bytes = parseHash(hash);
  invariant(bytes !== null, 'a hash that was checked is readable');
  return bytes;
};

/** Sixteen digits that players can read to each other: the same code means the same hash. */
export const codeOf = (hash: Hash): string => {
  const bytes = hashBytes(hash);
  const groups = [0, 2, 4, 6].map(
    (at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) % 10_000,
  );
  return groups.map((group) => String(group).padStart(4, '0')).join('-');
};
