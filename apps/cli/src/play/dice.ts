import { randomInt } from 'node:crypto';
import type { Random } from '@claim-it/ai';
import { rollDice, seededRandom } from '@claim-it/ai';
import type { Roll } from '@claim-it/rules';

/** The random numbers of a game. `index` separates the draws of a game, so that a resumed game continues alike. */
export type GameChances = {
  readonly seed: number | null;
  readonly rollAt: (index: number) => Roll;
  readonly randomAt: (index: number) => Random;
};

const SECURE: Random = { below: (bound) => randomInt(bound) };

/** Secure dice by default; seeded dice on request, to repeat a game. */
export const chancesFrom = (seed: number | null): GameChances => {
  const random = (...parts: readonly number[]): Random =>
    seed === null ? SECURE : seededRandom(seed, ...parts);
  return {
    seed,
    rollAt: (index) => rollDice(random(1, index)),
    randomAt: (index) => random(2, index),
  };
};
