import { expect, test } from 'vitest';
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
  expect(sentence).toMatch(/^[\p{Lu}\d“„‘].*[.!]$/u);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
});

test.each(LANGUAGES)('the samples leave out no kind that %s has a sentence for', (language) => {
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

test('no sentence of one language is left over in another', () => {
  const inEnglish = new Set(sentencesOf(textFor('en')).map(([, sentence]) => sentence));
  for (const language of ['de', 'nl'] as const)
    for (const [kind, sentence] of sentencesOf(textFor(language)))
      expect(inEnglish.has(sentence), `${language} ${kind}: ${sentence}`).toBe(false);
});

test.each(LANGUAGES)('%s reads column 5, row 2 as 5,2, in its sentences too', (language) => {
  const text = textFor(language);
  expect(text.words.space('5,2')).toBe('5,2');
  const sentence = say(text.refusals, { kind: 'spaceStaked', space: '5,2' }, namesIn(text));
  expect(sentence).toContain('5,2');
});

test.each(['en', 'de', 'nl'])('%s is a language', (raw) => expect(isLanguage(raw)).toBe(true));

test.each(['fr', '', 'EN', 'toString', null, 1])('%s is not a language we have', (raw) =>
  expect(isLanguage(raw)).toBe(false),
);
