import { invariant } from '@claim-it/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Branded } from './brand.ts';
import { asciiBytes, fromBase64Url, toBase64Url } from './bytes.ts';

/** 32 bytes as 43 characters of base64url: a tip, an element, a pot or a seal. */
export type Hash = Branded<string, 'Hash'>;

export const HASH_BYTES = 32;
const HASH_LETTERS = 43;
const DOMAIN = 'claim-it/1:';

/** The purpose of a hash. The tag comes first, so two purposes never share an input. */
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
  | 'house'
  | 'player'
  | 'guest'
  | 'secret'
  | 'login'
  | 'release';

const names = new Map<HashTag, Uint8Array>();

/** The name of a tag behind its length, which is made once. */
const nameOf = (tag: HashTag): Uint8Array => {
  const known = names.get(tag);
  if (known !== undefined) return known;
  const name = asciiBytes(`${DOMAIN}${tag}`);
  const bytes = Uint8Array.of(name.length, ...name);
  names.set(tag, bytes);
  return bytes;
};

/** A tag and parts as one text of bytes that can be read in one way only: every length stands before its part. */
export const frame = (tag: HashTag, parts: readonly Uint8Array[]): Uint8Array => {
  const name = nameOf(tag);
  let size = name.length;
  for (const part of parts) size += 4 + part.length;
  const bytes = new Uint8Array(size);
  bytes.set(name);
  let at = name.length;
  for (const part of parts) {
    const { length } = part;
    bytes[at] = length >>> 24;
    bytes[at + 1] = (length >>> 16) & 255;
    bytes[at + 2] = (length >>> 8) & 255;
    bytes[at + 3] = length & 255;
    bytes.set(part, at + 4);
    at += 4 + length;
  }
  return bytes;
};

/** SHA-256 of the framed parts: H(tag, …) of docs/fair-dice.md. */
export const digest = (tag: HashTag, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(frame(tag, parts));

/** SHA-256 of bytes as a text of base64url. */
export type HashMaker = (bytes: Uint8Array) => string;

let makeHash: HashMaker = (bytes) => toBase64Url(sha256(bytes));

/** A program whose platform makes the same hashes sooner hands that in, once, at its start. */
export const hashWith = (maker: HashMaker): void => {
  makeHash = maker;
};

/** The same digest as a hash: of all that a game needs, almost everything is one. */
export const digestHash = (tag: HashTag, ...parts: readonly Uint8Array[]): Hash =>
  makeHash(frame(tag, parts)) as Hash;

export const formatHash = (bytes: Uint8Array): Hash => toBase64Url(bytes) as Hash;

/** Null unless the text is the canonical encoding of 32 bytes. */
export const parseHash = (text: string): Uint8Array | null =>
  text.length === HASH_LETTERS ? fromBase64Url(text) : null;

/** Whether a text is a hash. */
export const isHash = (text: string): text is Hash => parseHash(text) !== null;

/** For hashes that were checked on input. */
export const hashBytes = (hash: Hash): Uint8Array => {
  const bytes = parseHash(hash);
  invariant(bytes !== null, 'a hash that was checked is readable');
  return bytes;
};

/** Sixteen digits that players can compare aloud: the same code means the same hash. */
export const codeOf = (hash: Hash): string => {
  const bytes = hashBytes(hash);
  const groups = [0, 2, 4, 6].map(
    (at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)) % 10_000,
  );
  return groups.map((group) => String(group).padStart(4, '0')).join('-');
};
