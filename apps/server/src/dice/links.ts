import { hash } from 'node:crypto';
import type { Chain, Hash } from '@claim-it/fairness';
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

/** The same chain as `newChain` of packages/fairness, made with Node's own hash: a house makes many. */
export const makeChain = (seed: Uint8Array): Chain => {
  let link = digest(LEAF, seed);
  const marks: Uint8Array[] = [link];
  for (let index = 1; index <= CHAIN_LENGTH; index += 1) {
    link = linkAfter(link);
    if (index % MARK_EVERY === 0) marks.push(link);
  }
  return { tip: hashIn(link), marks };
};

/** The elements between two marks, those to be revealed first first, and the number of the first. */
export type Stretch = { readonly first: number; readonly elements: readonly Hash[] };

/** The stretch in which element `number` lies: one hash for each of its elements, once. */
export const stretchAt = ({ marks }: Chain, number: number): Stretch => {
  const mark = Math.floor((CHAIN_LENGTH - number) / MARK_EVERY);
  let link: Buffer = Buffer.from(marks[mark] ?? []);
  const elements = [hashIn(link)];
  for (let step = 1; step < MARK_EVERY; step += 1) {
    link = linkAfter(link);
    elements.push(hashIn(link));
  }
  return { first: CHAIN_LENGTH - mark * MARK_EVERY - MARK_EVERY + 1, elements: elements.reverse() };
};
