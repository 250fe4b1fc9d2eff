import { rollDice as rollBy } from '@claim-it/ai';
import type { Roll } from '@claim-it/rules';

const UINT32 = 2 ** 32;

const draw = (): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn;
};

/** A whole number from 0 up to, not including, `bound`; each is as likely as any other. */
export const below = (bound: number, next: () => number = draw): number => {
  const limit = UINT32 - (UINT32 % bound);
  let drawn = next();
  while (drawn >= limit) drawn = next();
  return drawn % bound;
};

/** Three dice that cannot be foreseen. */
export const rollDice = (): Roll => rollBy({ below });

/** No letters that are easily taken for others: an id stands in an address. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

export const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[below(LETTERS.length)]).join('');
