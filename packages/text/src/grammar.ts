import type { Language } from './language.ts';

/** A word that follows a number, in the plural categories that our languages have. */
export type Counted = { readonly one: string; readonly other: string };

/** How a language counts and lists: as `Intl` would, which costs a slow phone a tenth of a second when first asked. The test beside this file asks it for all of us. */
export type Grammar = {
  /** "1 space", "2 spaces" */
  readonly count: (number: number, word: Counted) => string;
  /** "a, b and c": without a comma before "and", rolls read better so. */
  readonly list: (items: readonly (string | number)[]) => string;
};

const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', nl: 'en' };

/** Numbers this small are written with digits alone in all our languages. */
const isSmall = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < 1000;

export const grammarOf = (language: Language): Grammar => {
  let numbers: Intl.NumberFormat | null = null;
  const large = (number: number): string => {
    numbers ??= new Intl.NumberFormat(language);
    return numbers.format(number);
  };
  return {
    count: (number, word) =>
      `${isSmall(number) ? number : large(number)} ${number === 1 ? word.one : word.other}`,
    list: (items) => {
      const last = items.length - 1;
      if (last < 1) return items.join('');
      return `${items.slice(0, last).join(', ')} ${AND[language]} ${items[last]}`;
    },
  };
};
