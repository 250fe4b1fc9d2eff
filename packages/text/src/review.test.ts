import { expect, test } from 'vitest';
import { review as de } from './de/pages/review.ts';
import { review as en } from './en/pages/review.ts';
import { LANGUAGES } from './index.ts';
import { review as nl } from './nl/pages/review.ts';

const ALL = { en, de, nl } as const;

const pathsIn = (tree: unknown, path = ''): readonly string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, child]) => pathsIn(child, `${path}.${key}`))
    : [path];

const textsIn = (tree: unknown): readonly string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
};

test.each(LANGUAGES)('the report says everything in %s', (language) => {
  expect(pathsIn(ALL[language])).toEqual(pathsIn(en));
  for (const said of textsIn(ALL[language])) expect(said.trim()).not.toBe('');
});

test.each(['de', 'nl'] as const)('no sentence of %s is left in English', (language) => {
  const english = new Set(textsIn(en).filter((said) => said.includes(' ')));
  expect(textsIn(ALL[language]).filter((said) => english.has(said))).toEqual([]);
});

test('numbers are written as each language writes them', () => {
  expect(en.numbers.percent(0.534)).toBe('53%');
  expect(de.numbers.percent(0.534)).toBe('53\u00a0%');
  expect(en.numbers.signed(-234)).toBe('\u221223.4');
  expect(nl.numbers.signed(837)).toBe('+83,7');
  expect(de.numbers.points(0)).toBe('0,0');
  expect(en.numbers.signed(0)).toBe('0.0');
});
