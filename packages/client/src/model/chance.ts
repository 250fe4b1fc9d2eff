import { rollDice as rollBy } from '@claim-it/ai';
import type { Roll } from '@claim-it/rules';

const UINT32 = 2 ** 32;

const draw = (): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn;
};

/** A whole number from 0 (inclusive) to `bound` (exclusive), uniformly distributed. */
export const below = (bound: number, next: () => number = draw): number => {
  const limit = UINT32 - (UINT32 % bound);
  let drawn = next();
  while (drawn >= limit) drawn = next();
  return drawn % bound;
};

/** Three unpredictable dice. */
export const rollDice = (): Roll => rollBy({ below });

/** No characters that are easily confused: an id is part of an address. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

export const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');
