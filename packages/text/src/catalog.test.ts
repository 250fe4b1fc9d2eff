import { expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import { EVENTS, FAULTS, REFUSALS, SETUP_REFUSALS } from '../test/samples.ts';
import type { Catalog, Names } from './index.ts';
import { isLanguage, LANGUAGES, namesOf, say, textFor } from './index.ts';

const namesIn = (text: Catalog): Names =>
  namesOf(text, ['green', 'blue', 'orange'], ['Ada', 'Ben', 'Cleo']);

/** Every sentence of a language, by table and kind. */
const sentencesOf = (text: Catalog): readonly (readonly [string, string])[] => {
  const names = namesIn(text);
  return [
    ...Object.values(EVENTS).map((fact) => [fact.kind, say(text.events, fact, names)] as const),
    ...Object.values(REFUSALS).map((fact) => [fact.kind, say(text.refusals, fact, names)] as const),
    ...Object.values(SETUP_REFUSALS).map(
      (fact) => [fact.kind, say(text.setupRefusals, fact, names)] as const,
    ),
    ...Object.values(FAULTS).map((fact) => [fact.kind, say(text.faults, fact, names)] as const),
  ];
};

const everySentence = LANGUAGES.flatMap((language) =>
  sentencesOf(textFor(language)).map(([kind, sentence]) => ({ language, kind, sentence })),
);

test.each(everySentence)('$language has a whole sentence for $kind: $sentence', ({ sentence }) => {
  expect(sentence).toMatch(/^[\p{Lu}\d“„‘«¿¡].*[.!]$/u);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
});

test.each(LANGUAGES)('the samples cover every kind that %s has a sentence for', (language) => {
  const text = textFor(language);
  expect(Object.keys(text.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(text.refusals).sort()).toEqual(Object.keys(REFUSALS).sort());
  expect(Object.keys(text.setupRefusals).sort()).toEqual(Object.keys(SETUP_REFUSALS).sort());
  const withRollOff = { ...FAULTS, ...SETUP_REFUSALS };
  expect(Object.keys(text.faults).sort()).toEqual(Object.keys(withRollOff).sort());
});

test.each(LANGUAGES)('no two refusals or faults share a sentence in %s', (language) => {
  const text = textFor(language);
  const sentences = Object.values(FAULTS).map((fact) => say(text.faults, fact, namesIn(text)));
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('no language has a sentence of another one', () => {
  const inEnglish = new Set(sentencesOf(textFor('en')).map(([, sentence]) => sentence));
  for (const language of TRANSLATED)
    for (const [kind, sentence] of sentencesOf(textFor(language)))
      expect(inEnglish.has(sentence), `${language} ${kind}: ${sentence}`).toBe(false);
});

/** Elsewhere a comma would make it a decimal number. */
const WRITTEN = LANGUAGES.map((language) => [language, language === 'en' ? '5,2' : '5/2'] as const);

test.each(WRITTEN)('%s writes column 5, row 2 as its rulebook does: %s', (language, written) => {
  const text = textFor(language);
  expect(text.words.space('5,2')).toBe(written);
  const sentence = say(text.refusals, { kind: 'spaceStaked', space: '5,2' }, namesIn(text));
  expect(sentence).toContain(` ${written}`);
});

test.each(LANGUAGES)('%s is a language', (raw) => expect(isLanguage(raw)).toBe(true));

test.each(['xx', '', 'EN', 'toString', null, 1])('%s is not a supported language', (raw) =>
  expect(isLanguage(raw)).toBe(false),
);
