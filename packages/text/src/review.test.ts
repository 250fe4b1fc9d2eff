import { expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import { LANGUAGES } from './index.ts';
import { inEveryLanguage, loadTexts } from './page.ts';

const ALL = await inEveryLanguage((language) => loadTexts(language, 'review'));
const { en, de, nl } = ALL;

const pathsIn = (tree: unknown, path = ''): readonly string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, child]) => pathsIn(child, `${path}.${key}`))
    : [path];

const textsIn = (tree: unknown): readonly string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
};

test.each(LANGUAGES)('the review has every text in %s', (language) => {
  expect(pathsIn(ALL[language])).toEqual(pathsIn(en));
  for (const said of textsIn(ALL[language])) expect(said.trim()).not.toBe('');
});

test.each(TRANSLATED)('no sentence of %s is left in English', (language) => {
  const english = new Set(textsIn(en).filter((said) => said.includes(' ')));
  expect(textsIn(ALL[language]).filter((said) => english.has(said))).toEqual([]);
});

test('numbers have the format of each language', () => {
  expect(en.numbers.percent(0.534)).toBe('53%');
  expect(de.numbers.percent(0.534)).toBe('53\u00a0%');
  expect(en.numbers.signed(-234)).toBe('\u221223.4');
  expect(nl.numbers.signed(837)).toBe('+83,7');
  expect(de.numbers.points(0)).toBe('0,0');
  expect(en.numbers.signed(0)).toBe('0.0');
});
