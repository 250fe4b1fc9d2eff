import type { Color, Pip, Roll, Space, Variant } from '../vocabulary.ts';
import { COLORS, columnOf, PIPS, rowOf, spaceAt } from '../vocabulary.ts';

const LETTERS: Readonly<Record<Color, string>> = {
  green: 'g',
  blue: 'b',
  orange: 'o',
  red: 'r',
  violet: 'v',
};

/** The lower-case letter of a color: `g` for green. */
export const letterOf = (color: Color): string => LETTERS[color];

/** The color a lower-case letter stands for. */
export const colorFor = (letter: string): Color | null =>
  COLORS.find((color) => LETTERS[color] === letter) ?? null;

export const pipFor = (digit: string | undefined): Pip | null =>
  PIPS.find((pip) => String(pip) === digit) ?? null;

/** Two digits, column then row: `35` is column 3, row 5. */
export const formatSpace = (space: Space): string => `${columnOf(space)}${rowOf(space)}`;

export const spaceFor = (digits: string): Space | null => {
  const column = pipFor(digits[0]);
  const row = pipFor(digits[1]);
  return column === null || row === null || digits.length !== 2 ? null : spaceAt({ column, row });
};

/** Three digits, ascending: `145`. */
export const formatRoll = (roll: Roll): string => roll.join('');

/** Only ascending digits are accepted, so that each roll has one spelling. */
export const rollFor = (digits: string): Roll | null => {
  const [a, b, c] = [pipFor(digits[0]), pipFor(digits[1]), pipFor(digits[2])];
  if (digits.length !== 3 || a === null || b === null || c === null) return null;
  return a <= b && b <= c ? [a, b, c] : null;
};

export const formatVariant = (variant: Variant): string => (variant === 'reuse' ? 'reuse' : 'std');

export const variantFor = (text: string): Variant | null => {
  if (text === 'std') return 'standard';
  return text === 'reuse' ? 'reuse' : null;
};
