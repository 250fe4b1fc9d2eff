import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { LANGUAGES } from './language.ts';

test.each(LANGUAGES)('%s counts as Intl does', (language) => {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const word = { one: 'one', other: 'other' };
  for (const number of [...Array(1100).keys(), 10_000, 1_234_567, 1_000_000])
    expect(grammarOf(language).count(number, word)).toBe(
      `${numbers.format(number)} ${plurals.select(number)}`,
    );
});

test.each(LANGUAGES)('%s lists as Intl does', (language) => {
  // British lists have no comma before "and".
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: 'conjunction',
  });
  const items = ['a', 'b', 'c', 'd', 'e'];
  for (const count of [0, 1, 2, 3, 4, 5])
    expect(grammarOf(language).list(items.slice(0, count))).toBe(
      lists.format(items.slice(0, count)),
    );
});
