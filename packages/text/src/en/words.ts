import type { Words } from '../catalog.ts';
import type { Counted, Grammar } from '../grammar.ts';
import { grammarOf } from '../grammar.ts';
import type { Numbers } from '../numbers.ts';
import { numbersOf } from '../numbers.ts';

export const grammar: Grammar = grammarOf('en');
export const numbers: Numbers = numbersOf('en');

export const SPACES: Counted = { one: 'space', other: 'spaces' };
export const MARKERS: Counted = { one: 'marker', other: 'markers' };
export const CLAIMED_SPACES: Counted = { one: 'claimed space', other: 'claimed spaces' };
export const CLAIMS: Counted = { one: 'claim', other: 'claims' };

/** Words that stand inside many sentences. */
export const words: Words = {
  colors: { green: 'Green', blue: 'Blue', orange: 'Orange', red: 'Red', violet: 'Violet' },
  variants: { standard: 'standard rules', reuse: 'variation: squatters return' },
  stake: (stake) => (stake.kind === 'squatter' ? `squatter ${stake.number}` : 'a claim'),
  squatter: 'squatter',
  claim: 'claim',
  space: (space) => space,
  roll: (roll) => grammar.list(roll),
  seat: (seat) => `seat ${seat + 1}`,
  colon: ': ',
  place: ({ line, column }) => `Line ${line}, column ${column}`,
};
