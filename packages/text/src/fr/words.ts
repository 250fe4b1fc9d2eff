import type { Words } from '../catalog.ts';
import type { Counted, Grammar } from '../grammar.ts';
import { grammarOf } from '../grammar.ts';
import type { Numbers } from '../numbers.ts';
import { numbersOf } from '../numbers.ts';

export const grammar: Grammar = grammarOf('fr');
export const numbers: Numbers = numbersOf('fr');

export const SPACES: Counted = { one: 'case', other: 'cases' };
export const MARKERS: Counted = { one: 'pion', other: 'pions' };
export const CLAIMED_SPACES: Counted = { one: 'concession', other: 'concessions' };
export const CLAIMS: Counted = { one: 'borne', other: 'bornes' };

/** "de Ben", "d’Ada": the name itself stays as it was typed. */
export const of = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;

export const words: Words = {
  colors: { green: 'Vert', blue: 'Bleu', orange: 'Orange', red: 'Rouge', violet: 'Violet' },
  variants: { standard: 'règles de base', reuse: 'variante : les squatteurs reviennent' },
  stake: (stake) => (stake.kind === 'squatter' ? `le squatteur ${stake.number}` : 'une borne'),
  squatter: 'squatteur',
  claim: 'borne',
  // A comma would make it a decimal number.
  space: (space) => space.replace(',', '/'),
  roll: (roll) => grammar.list(roll),
  seat: (seat) => `place ${seat + 1}`,
  colon: ' : ',
  place: ({ line, column }) => `Ligne ${line}, caractère ${column}`,
};
