import type { Words } from '../catalog.ts';
import type { Counted, Grammar } from '../grammar.ts';
import { grammarOf } from '../grammar.ts';
import type { Numbers } from '../numbers.ts';
import { numbersOf } from '../numbers.ts';

export const grammar: Grammar = grammarOf('es');
export const numbers: Numbers = numbersOf('es');

export const SPACES: Counted = { one: 'casilla', other: 'casillas' };
export const MARKERS: Counted = { one: 'ficha', other: 'fichas' };
export const CLAIMED_SPACES: Counted = { one: 'casilla con título', other: 'casillas con título' };
export const CLAIMS: Counted = { one: 'título', other: 'títulos' };

export const words: Words = {
  colors: { green: 'Verde', blue: 'Azul', orange: 'Naranja', red: 'Rojo', violet: 'Violeta' },
  variants: { standard: 'reglas básicas', reuse: 'variante: las estacas vuelven' },
  // Stands with its article everywhere: "pone la estaca 4", "pone un título".
  stake: (stake) => (stake.kind === 'squatter' ? `la estaca ${stake.number}` : 'un título'),
  squatter: 'estaca',
  claim: 'título',
  // A comma would make it a decimal number.
  space: (space) => space.replace(',', '/'),
  roll: (roll) => grammar.list(roll),
  seat: (seat) => `asiento ${seat + 1}`,
  colon: ': ',
  place: ({ line, column }) => `Línea ${line}, carácter ${column}`,
};
