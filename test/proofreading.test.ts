import { describe, expect, test } from 'vitest';
import type { SourceText } from '../packages/text/test/sources.ts';
import { sourceTexts } from '../packages/text/test/sources.ts';
import { pageAt, tableAfter } from './markdown.ts';

const page = pageAt('docs/proofreading.md');
const sentences = tableAfter(page, '## Sentences');
const findings = tableAfter(page, '## Rules and teaching');

const ANSWERS = new Set(['taken', 'otherwise', 'gone', 'left']);

test('every one of the 297 remarks has its row, in order', () => {
  expect(sentences.map(([number]) => Number(number))).toEqual(
    Array.from({ length: 297 }, (_, at) => at + 1),
  );
  const inLanguage = (language: string): number =>
    sentences.filter((row) => row[1] === language).length;
  expect(['en', 'de', 'nl'].map(inLanguage)).toEqual([104, 100, 93]);
});

test('every remark on rules and teaching has its row', () => {
  expect(findings.map(([number]) => number)).toEqual(
    Array.from({ length: 40 }, (_, at) => `A${at + 1}`),
  );
});

test('every row has an answer, and says what stands there now or why nothing has changed', () => {
  const rows = [...sentences.map((row) => row.slice(2)), ...findings.map((row) => row.slice(1))];
  expect(
    rows.filter(([about, answer, now]) => !(about && ANSWERS.has(answer ?? '') && now)),
  ).toEqual([]);
});

/** What is filled in; the page writes an ellipsis for it. */
const plain = ({ text }: SourceText): string => text.replaceAll('◦', '…');
const LONG = 5;

/** A short sentence of before may be right as a part of another one; a long one may not. */
const says = (text: string, before: string): boolean =>
  before.split(' ').length < LONG ? text === before : text.includes(before);

/** Between several texts of one row, and between the sentences of one text. */
const BETWEEN = / [·/] |(?<=[.!?]) (?=\p{Lu})/u;
const REMARK = / ?\([^()]*\)/g;
const quotes = (now: string): readonly string[] =>
  now
    .split(BETWEEN)
    .flatMap((part) => part.split('…'))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text of today holds these words, whole, small or capital. */
const isQuoted = (texts: readonly string[], quote: string): boolean => {
  const pattern = new RegExp(`(?<!\\p{L})${escaped(quote)}(?!\\p{L})`, 'iu');
  return texts.some((text) => pattern.test(text));
};

const missingIn = (texts: readonly string[], now: string): readonly string[] => {
  const missing = (said: string): readonly string[] =>
    quotes(said).filter((quote) => !isQuoted(texts, quote));
  return missing(now).length === 0 ? [] : missing(now.replaceAll(REMARK, ''));
};

describe.each(['en', 'de', 'nl'] as const)('no text in %s', (language) => {
  const texts = sourceTexts(language).map(plain);
  const rows = sentences.filter((row) => row[1] === language);
  const befores = rows.map(
    ([number = '', , about = '']) => [number, /`(.+)`/.exec(about)?.[1] ?? ''] as const,
  );

  test('says again what a remark was about', () => {
    expect(befores.filter(([, before]) => before === '')).toEqual([]);
    expect(befores.filter(([, before]) => texts.some((text) => says(text, before)))).toEqual([]);
  });

  test('differs from what its row quotes', () => {
    const quoting = rows.filter(([, , , answer]) => answer === 'taken' || answer === 'otherwise');
    expect(quoting.length).toBeGreaterThan(80);
    const wrong = quoting.map(([number, , , , now = '']) => [number, ...missingIn(texts, now)]);
    expect(wrong.filter(({ length }) => length > 1)).toEqual([]);
  });
});

test('a quotation is found whole, with what is filled in, and beside a remark', () => {
  const texts = ['Take … spaces?', 'Home (your game is saved)', 'Numbers'];
  expect(missingIn(texts, 'Take … spaces? (both pages)')).toEqual([]);
  expect(missingIn(texts, 'Home (your game is saved) · numbers')).toEqual([]);
  expect(missingIn(texts, 'Number')).toEqual(['Number']);
  expect(missingIn(texts, 'Numbers. Take 3 spaces?')).toEqual(['Numbers.', 'Take 3 spaces?']);
});
