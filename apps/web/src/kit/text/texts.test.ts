// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { languageFor } from '../navigation/navigation.ts';
import { loadTexts, texts } from './texts.ts';

test('the language requested last is shown, in any order of arrival', async () => {
  await Promise.all([loadTexts('de'), loadTexts('nl'), loadTexts('en')]);
  expect(document.documentElement.lang).toBe('en');
  await Promise.all([loadTexts('en'), loadTexts('de')]);
  const german = texts.value;
  await loadTexts('nl');
  await loadTexts('de');
  expect(texts.value).toBe(german);
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt', 'nl-BE'], 'nl'],
  [['es-MX', 'en'], 'es'],
  [['pt', 'it'], 'en'],
  [[], 'en'],
] as const)('%j is answered in %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
