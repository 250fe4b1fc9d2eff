import type { Pip, Roll } from '@claim-it/rules';
import { PIPS, rollOf } from '@claim-it/rules';

/** A number from 0 (inclusive) to 1 (exclusive). */
export type RandomNumbers = () => number;

/** Mulberry32: small, fast, and the same sequence for the same seed on every platform. */
export const randomFrom = (seed: number): RandomNumbers => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from 0 (inclusive) to `limit` (exclusive). */
export const below = (random: RandomNumbers, limit: number): number => Math.floor(random() * limit);

export const pick = <Item>(random: RandomNumbers, items: readonly Item[]): Item => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const randomPip = (random: RandomNumbers): Pip => pick(random, PIPS);

export const randomRoll = (random: RandomNumbers): Roll =>
  rollOf(randomPip(random), randomPip(random), randomPip(random));
