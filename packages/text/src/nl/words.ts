import type { Words } from '../catalog.ts';
import type { Counted, Grammar } from '../grammar.ts';
import { grammarOf } from '../grammar.ts';
import type { Numbers } from '../numbers.ts';
import { numbersOf } from '../numbers.ts';

export const grammar: Grammar = grammarOf('nl');
export const numbers: Numbers = numbersOf('nl');

export const SPACES: Counted = { one: 'veld', other: 'velden' };
export const MARKERS: Counted = { one: 'markeersteen', other: 'markeerstenen' };
export const CLAIMED_SPACES: Counted = {
  one: 'definitief geclaimd veld',
  other: 'definitief geclaimde velden',
};
export const CLAIMS: Counted = { one: 'claimsteen', other: 'claimstenen' };

export const words: Words = {
  colors: { green: 'Groen', blue: 'Blauw', orange: 'Oranje', red: 'Rood', violet: 'Violet' },
  variants: { standard: 'basisregels', reuse: 'variant: kraakstenen komen terug' },
  stake: (stake) => (stake.kind === 'squatter' ? `kraaksteen ${stake.number}` : 'een claimsteen'),
  squatter: 'kraaksteen',
  claim: 'claimsteen',
  // As the printed rulebook writes it: 5/2. A comma would make it a decimal number.
  space: (space) => space.replace(',', '/'),
  roll: (roll) => grammar.list(roll),
  seat: (seat) => `plaats ${seat + 1}`,
  colon: ': ',
  place: ({ line, column }) => `Regel ${line}, teken ${column}`,
};
