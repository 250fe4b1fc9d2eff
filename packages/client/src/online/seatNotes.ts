import type { ChainState } from '@claim-it/fairness';
import { revealedOf } from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import type { ElementUse, GivenElement, SeenLog } from '../storage/secrets.ts';

/** The number of the element that may follow, and the link before it. */
export const nextOf = ({ head, left, next }: ChainState) =>
  left === 0
    ? { last: next, number: 1 }
    : { last: head, number: revealedOf({ head, left, next }) + 1 };

const isSameUse = (a: ElementUse, b: ElementUse): boolean => a.kind === b.kind && a.roll === b.roll;

/** An element is opened once. The same use may repeat, and coming back spends one that was set aside. */
export const mayGive = (
  given: GivenElement | undefined,
  next: Pick<GivenElement, 'chain' | 'number' | 'use'>,
): boolean => {
  if (given === undefined || next.chain > given.chain) return true;
  if (next.chain < given.chain || next.number < given.number) return false;
  return next.number > given.number || next.use.kind === 'back' || isSameUse(next.use, given.use);
};

/** The end of a log. */
export const endOf = (hashes: readonly LogHash[]): SeenLog => {
  const hash = hashes.at(-1);
  invariant(hash !== undefined, 'a log has a root');
  return { seq: hashes.length - 1, hash };
};

/** Whether this log continues the one seen before: `later` if it still may. */
export const goesOnFrom = (
  seen: SeenLog | undefined,
  hashes: readonly LogHash[],
): boolean | 'later' => {
  if (seen === undefined) return true;
  const hash = hashes[seen.seq];
  return hash === undefined ? 'later' : hash === seen.hash;
};
