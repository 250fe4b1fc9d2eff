import { expect, test } from 'vitest';
import { EVENTS, FAULTS } from '../test/samples.ts';
import { LANGUAGES, namesOf, pseudoOf, say, textFor } from './index.ts';

const WRAPPED = /^⟦[\s\S]*⟧$/;

/** Every text below `texts` with its path; functions are called with unknown facts. */
const leavesOf = (texts: unknown, path: string): readonly (readonly [string, unknown])[] => {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([key, text]) => leavesOf(text, `${path}.${key}`));
};

test.each(LANGUAGES)('the pseudo language wraps every label of %s', (language) => {
  const { words, cli } = pseudoOf(textFor(language));
  const labels = [...leavesOf(words, 'words'), ...leavesOf(cli, 'cli')].filter(
    ([, text]) => typeof text !== 'function',
  );
  expect(labels.length).toBeGreaterThan(50);
  for (const [path, text] of labels) expect(text, path).toMatch(WRAPPED);
});

test.each(LANGUAGES)('the pseudo language wraps every sentence of %s once', (language) => {
  const text = textFor(language);
  const names = namesOf(text, ['green', 'blue', 'orange'], ['Ada', 'Ben', 'Cleo']);
  const pseudo = pseudoOf(text);
  for (const event of Object.values(EVENTS))
    expect(say(pseudo.events, event, names)).toBe(`⟦${say(text.events, event, names)}⟧`);
  for (const fault of Object.values(FAULTS))
    expect(say(pseudo.faults, fault, names)).toBe(`⟦${say(text.faults, fault, names)}⟧`);
  expect(pseudo.words.space('5,2')).toBe(`⟦${text.words.space('5,2')}⟧`);
});

test('the pseudo language does not change the real one', () => {
  const before = textFor('en').words.colors.green;
  pseudoOf(textFor('en'));
  expect(textFor('en').words.colors.green).toBe(before);
});
