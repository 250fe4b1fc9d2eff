import { invariant } from '@claim-it/rules';
import type { Hash } from './hash.ts';
import { digest, digestHash, formatHash, hashBytes, parseHash } from './hash.ts';

/** The number of elements of a chain. */
export const CHAIN_LENGTH = 4096;
/** When this many elements are left, the tip of the next chain must be known. */
export const ANCHOR_BEFORE = 64;

const MARK_EVERY = 64;

/** A chain as its owner holds it. Only every 64th link is kept; the others are hashed again on demand. */
export type Chain = { readonly tip: Hash; readonly marks: readonly Uint8Array[] };

const linkAfter = (bytes: Uint8Array): Uint8Array => digest('link', bytes);

/** All links from a secret seed of 32 bytes to the public tip. */
export const newChain = (seed: Uint8Array): Chain => {
  let link = digest('leaf', seed);
  const marks = [link];
  for (let index = 1; index <= CHAIN_LENGTH; index += 1) {
    link = linkAfter(link);
    if (index % MARK_EVERY === 0) marks.push(link);
  }
  return { tip: formatHash(link), marks };
};

/** The element revealed as number 1, 2, … 4096: links are revealed from the tip backwards. */
export const elementOf = ({ marks }: Chain, number: number): Hash => {
  const isElement = Number.isInteger(number) && number >= 1 && number <= CHAIN_LENGTH;
  invariant(isElement, `a chain has no element ${number}`);
  const index = CHAIN_LENGTH - number;
  let link = marks[Math.floor(index / MARK_EVERY)];
  invariant(link !== undefined, 'there is a mark before every link');
  for (let step = index % MARK_EVERY; step > 0; step -= 1) link = linkAfter(link);
  return formatHash(link);
};

/** Whether `element` is the one value that can follow `head`, which is the tip or the previous element. */
export const isNextLink = (head: Hash, element: Hash): boolean => {
  const bytes = parseHash(element);
  return bytes !== null && digestHash('link', bytes) === head;
};

/** The first `count` elements of a chain in the order they are revealed, and its tip, all computed from the last of them. */
export const elementsUpTo = (
  last: Hash,
  count: number,
): { readonly tip: Hash; readonly elements: readonly Hash[] } => {
  const elements = [last];
  let link = hashBytes(last);
  for (let step = 1; step < count; step += 1) {
    link = linkAfter(link);
    elements.push(formatHash(link));
  }
  return { tip: formatHash(linkAfter(link)), elements: elements.reverse() };
};
