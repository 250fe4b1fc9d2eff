import { randomInt } from 'node:crypto';
import type { Random } from '@claim-it/ai';
import { rollDice, seededRandom } from '@claim-it/ai';
import type { Roll } from '@claim-it/rules';

/** Where the numbers of a game come from. `index` tells the draws of a game apart, so that a resumed game goes on alike. */
export type GameChances = {
  readonly seed: number | null;
  readonly rollAt: (index: number) => Roll;
  readonly randomAt: (index: number) => Random;
};

const SECURE: Random = { below: (bound) => randomInt(bound) };

/** Secure dice for people; a seed only for those who ask for the same game again. */
export const chancesFrom = (seed: number | null): GameChances => {
  const random = (...parts: readonly number[]): Random =>
    seed === null ? SECURE : seededRandom(seed, ...parts);
  return {
    seed,
    rollAt: (index) => rollDice(random(1, index)),
    randomAt: (index) => random(2, index),
  };
};
