import type { Language } from './language.ts';

/** A word that follows a number, in the plural categories that our languages have. */
export type Counted = { readonly one: string; readonly other: string };

/** What `Intl` knows about a language. */
export type Grammar = {
  /** "1 space", "2 spaces" */
  readonly count: (number: number, word: Counted) => string;
  /** "a, b and c" */
  readonly list: (items: readonly (string | number)[]) => string;
};

/** British lists have no comma before "and": rolls read better without it. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', nl: 'nl' };

/** Makes a thing when it is first wanted: three languages are loaded, one is spoken. */
const lazily = <Thing>(make: () => Thing): (() => Thing) => {
  let made: Thing | null = null;
  return () => {
    made ??= make();
    return made;
  };
};

/** Numbers this small are written with digits alone in all our languages. */
const isSmall = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < 1000;

export const grammarOf = (language: Language): Grammar => {
  const locale = LOCALES[language];
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const lists = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return {
    count: (number, word) => {
      // Asking Intl costs a slow phone a tenth of a second; the test beside this file asks it for all of us.
      const form = number === 1 ? word.one : word.other;
      return `${isSmall(number) ? number : numbers().format(number)} ${form}`;
    },
    list: (items) => lists().format(items.map(String)),
  };
};
