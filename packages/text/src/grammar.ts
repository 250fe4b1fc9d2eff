import type { Language } from './language.ts';
import { spoken } from './language.ts';

/** A word that follows a number, in the plural categories that our languages have; "many" of French and Spanish, from a million on, never occurs. */
export type Counted = { readonly one: string; readonly other: string };

/** How a language counts and lists: as `Intl` does, whose first use costs a slow phone a tenth of a second. The test beside this file compares both. */
export type Grammar = {
  /** "1 space", "2 spaces" */
  readonly count: (number: number, word: Counted) => string;
  /** "a, b and c": without a comma before "and", which is easier to read with rolls. */
  readonly list: (items: readonly (string | number)[]) => string;
};

/** Numbers this small are written with digits alone in all our languages. */
const isSmall = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < 1000;

export const grammarOf = (language: Language): Grammar => {
  const { and, otherAnd, pluralFrom } = spoken(language);
  const isOne = (number: number): boolean =>
    pluralFrom === undefined ? number === 1 : Math.abs(number) < pluralFrom;
  let numbers: Intl.NumberFormat | null = null;
  const large = (number: number): string => {
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(number);
  };
  const andBefore = (item: string | number): string =>
    otherAnd?.before.test(String(item)) ? otherAnd.and : and;
  return {
    count: (number, word) =>
      `${isSmall(number) ? number : large(number)} ${isOne(number) ? word.one : word.other}`,
    list: (items) => {
      const last = items.length - 1;
      const item = items[last];
      if (last < 1 || item === undefined) return items.join('');
      return `${items.slice(0, last).join(', ')} ${andBefore(item)} ${item}`;
    },
  };
};
