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

export const grammarOf = (language: Language): Grammar => {
  const plurals = new Intl.PluralRules(LOCALES[language]);
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  const lists = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  return {
    count: (number, word) => {
      const form = plurals.select(number) === 'one' ? word.one : word.other;
      return `${numbers.format(number)} ${form}`;
    },
    list: (items) => lists.format(items.map(String)),
  };
};
