import type { Words } from '../catalog.ts';
import type { Counted, Grammar } from '../grammar.ts';
import { grammarOf } from '../grammar.ts';
import type { Numbers } from '../numbers.ts';
import { numbersOf } from '../numbers.ts';

export const grammar: Grammar = grammarOf('de');
export const numbers: Numbers = numbersOf('de');

export const SPACES: Counted = { one: 'Feld', other: 'Felder' };
export const MARKERS: Counted = { one: 'Spielerstein', other: 'Spielersteine' };
export const CLAIMED_SPACES: Counted = { one: 'Goldclaim', other: 'Goldclaims' };
export const CLAIMS: Counted = { one: 'Besitzstein', other: 'Besitzsteine' };

export const words: Words = {
  colors: { green: 'Grün', blue: 'Blau', orange: 'Orange', red: 'Rot', violet: 'Violett' },
  variants: { standard: 'Grundregeln', reuse: 'Regelvariante: Anspruchsteine kehren zurück' },
  // Stands in the accusative everywhere: "setzt einen Besitzstein".
  stake: (stake) =>
    stake.kind === 'squatter' ? `Anspruchstein ${stake.number}` : 'einen Besitzstein',
  squatter: 'Anspruchstein',
  claim: 'Besitzstein',
  // As the printed rulebook writes it: 5/2. A comma would make it a decimal number.
  space: (space) => space.replace(',', '/'),
  roll: (roll) => grammar.list(roll),
  seat: (seat) => `Platz ${seat + 1}`,
  colon: ': ',
  place: ({ line, column }) => `Zeile ${line}, Zeichen ${column}`,
};
