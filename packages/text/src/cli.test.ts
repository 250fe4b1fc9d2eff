import { expect, test } from 'vitest';
import { LANGUAGES, textFor } from './index.ts';

/** Every text by its path; a function gets a mark for each fact, so that a dropped fact shows. */
const textsOf = (texts: unknown, path = ''): readonly (readonly [string, string, number])[] => {
  if (typeof texts === 'string') return [[path, texts, 0]];
  if (typeof texts === 'function') {
    const marks = Array.from({ length: texts.length }, (_, index) => 9001 + index);
    return [[path, String(texts(...marks)).replace(/[.,](?=\d{3})/g, ''), texts.length]];
  }
  return Object.entries(texts as object).flatMap(([key, text]) => textsOf(text, `${path}.${key}`));
};

const english = new Map(textsOf(textFor('en').cli).map(([path, text]) => [path, text]));

test.each(LANGUAGES)('every text of the command line in %s tells all its facts', (language) => {
  for (const [path, text, facts] of textsOf(textFor(language).cli)) {
    expect(text.trim(), path).not.toBe('');
    expect(text, path).not.toContain('undefined');
    for (let index = 0; index < facts; index += 1) expect(text, path).toContain(`${9001 + index}`);
  }
});

test.each(LANGUAGES)('the keys of %s are single letters, all different', (language) => {
  const keys = Object.values(textFor(language).cli.keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
});

test.each(['de', 'nl'] as const)(
  'no sentence of the command line is left in English in %s',
  (language) => {
    const left = textsOf(textFor(language).cli).filter(
      ([path, text]) => text.split(' ').length > 3 && english.get(path) === text,
    );
    expect(left).toEqual([]);
  },
);

test.each(['de', 'nl'] as const)('the %s help has as many lines as the English one', (language) => {
  const lines = (text: string): number => text.split('\n').length;
  expect(lines(textFor(language).cli.play.helpText)).toBe(lines(textFor('en').cli.play.helpText));
});
