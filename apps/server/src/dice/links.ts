import { hash } from 'node:crypto';
import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH } from '@claim-it/fairness';

const MARK_EVERY = 64;
const HASH_BYTES = 32;

/** The bytes of docs/fair-dice.md with room for one part of 32 bytes at the end. */
const frameOf = (tag: 'leaf' | 'link'): Buffer => {
  const name = `claim-it/1:${tag}`;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(HASH_BYTES);
  return Buffer.concat([
    Buffer.of(name.length),
    Buffer.from(name, 'ascii'),
    length,
    Buffer.alloc(HASH_BYTES),
  ]);
};

const LEAF = frameOf('leaf');
const LINK = frameOf('link');

const hashIn = (bytes: Buffer): Hash => bytes.toString('base64url') as Hash;

const digest = (frame: Buffer, part: Uint8Array): Buffer => {
  frame.set(part, frame.length - HASH_BYTES);
  return hash('sha256', frame, 'buffer');
};

const linkAfter = (bytes: Uint8Array): Buffer => digest(LINK, bytes);

/** A chain by every 64th of its links, one behind the other in one piece: thousands of chains are kept. */
export type MarkedChain = { readonly tip: Hash; readonly marks: Uint8Array };

/** The same chain as `newChain` of packages/fairness, made with Node's own hash: a server makes many. */
export const makeChain = (seed: Uint8Array): MarkedChain => {
  const marks = new Uint8Array((CHAIN_LENGTH / MARK_EVERY + 1) * HASH_BYTES);
  let link = digest(LEAF, seed);
  marks.set(link);
  for (let index = 1; index <= CHAIN_LENGTH; index += 1) {
    link = linkAfter(link);
    if (index % MARK_EVERY === 0) marks.set(link, (index / MARK_EVERY) * HASH_BYTES);
  }
  return { tip: hashIn(link), marks };
};

/** The links between two marks in one piece, those to be revealed last first, and the number of the element revealed first. */
export type Stretch = { readonly first: number; readonly links: Buffer };

/** The stretch that contains element `number`: one hash for each of its elements, once. */
export const stretchAt = ({ marks }: MarkedChain, number: number): Stretch => {
  const mark = Math.floor((CHAIN_LENGTH - number) / MARK_EVERY);
  const links = Buffer.alloc(MARK_EVERY * HASH_BYTES);
  links.set(marks.subarray(mark * HASH_BYTES, (mark + 1) * HASH_BYTES));
  for (let step = 1; step < MARK_EVERY; step += 1)
    links.set(
      linkAfter(links.subarray((step - 1) * HASH_BYTES, step * HASH_BYTES)),
      step * HASH_BYTES,
    );
  return { first: CHAIN_LENGTH - mark * MARK_EVERY - MARK_EVERY + 1, links };
};

/** An element of a stretch; null if it is in another one. */
export const elementIn = ({ first, links }: Stretch, number: number): Hash | null => {
  const at = (first + MARK_EVERY - 1 - number) * HASH_BYTES;
  if (at < 0 || at >= links.length) return null;
  return links.toString('base64url', at, at + HASH_BYTES) as Hash;
};
