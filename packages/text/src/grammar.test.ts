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
