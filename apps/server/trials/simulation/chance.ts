import type { RandomNumbers } from '@claim-it/testkit';

/** A whole number from the first to the last. */
export const between = (random: RandomNumbers, first: number, last: number): number =>
  first + Math.floor(random() * (last - first + 1));

export const happens = (random: RandomNumbers, chance: number): boolean =>
  chance > 0 && random() < chance;
