import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { LANGUAGES } from './language.ts';

test.each(LANGUAGES)('%s counts as Intl does', (language) => {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const word = { one: 'one', other: 'other' };
  const category = (number: number): string => plurals.select(number).replace('many', 'other');
  for (const number of [...Array(1100).keys(), 10_000, 1_234_567, 1_000_000])
    expect(grammarOf(language).count(number, word)).toBe(
      `${numbers.format(number)} ${category(number)}`,
    );
});

test.each(['Inés', 'Íñigo', 'Hilda', 'Hiedra', 'Iván', 'Julia', 'Yago', 'hi', 'Ada'])(
  'Spanish has its other “and” before the sound of i alone: %s',
  (name) => {
    const lists = new Intl.ListFormat('es', { type: 'conjunction' });
    // Intl overlooks the accent.
    const plain = lists.format(['Ada', name.replace('Í', 'I')]).replace('Iñ', 'Íñ');
    expect(grammarOf('es').list(['Ada', name])).toBe(plain);
  },
);

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
