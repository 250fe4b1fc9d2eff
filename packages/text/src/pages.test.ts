import { expect, test } from 'vitest';
import { TRANSLATED } from '../test/languages.ts';
import type { Language } from './index.ts';
import { LANGUAGES } from './index.ts';
import type { LazyTexts } from './page.ts';
import { inEveryLanguage, loadCatalog, loadTexts } from './page.ts';

/** Pages whose texts are said about names alone. */
const NAMES = [
  ...(['bots', 'device', 'learn', 'online', 'rulebook'] as const),
  ...(['analysis', 'statistics', 'places', 'privacy'] as const),
];

const textsOf = async <Name extends keyof LazyTexts>(
  language: Language,
  names: readonly Name[],
): Promise<Pick<LazyTexts, Name>> => {
  const pairs = names.map(async (name) => [name, await loadTexts(language, name)] as const);
  return Object.fromEntries(await Promise.all(pairs)) as Pick<LazyTexts, Name>;
};

const ALL = await inEveryLanguage(async (language) => ({
  pages: (await loadCatalog(language)).pages,
  ...(await textsOf(language, NAMES)),
}));

type Texts =
  | { readonly [key: string]: Texts }
  | readonly Texts[]
  | string
  | ((...facts: never[]) => string);

/** Every text of a tree with its path; a text with facts is filled with samples. */
const textsIn = (tree: Texts, path = ''): readonly (readonly [string, string])[] => {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function')
    return [[path, (tree as (...facts: unknown[]) => string)('Ada', 'Ben', 'Cora', 'Dan')]];
  return Object.entries(tree).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
};

const listed = (language: Language) => textsIn(ALL[language] as unknown as Texts);

test.each(LANGUAGES)('every text of the pages exists in %s', (language) => {
  const texts = listed(language);
  expect(texts.map(([path]) => path)).toEqual(listed('en').map(([path]) => path));
  for (const [path, said] of texts) {
    expect(said.trim(), path).not.toBe('');
    expect(said, path).not.toMatch(/undefined|\[object|\$\{| {2}/);
  }
});

/** Words that are the same in more than one language. */
const SHARED =
  /^(Claim It!|Name|Bots?|Stil|Style|Coach|NaN minutes|[Ss]heriff|Gold|Pause|Ada|Ben|Normal|Vibration|Hand|Contrast|Open|Begin|Bravo!|Sorry!|Chance|Enter|Shift|Ctrl|Delete|Stop|Ada.*|Turn .*|Chrome|Edge|Firefox|Opera|Safari|Android|Linux|Windows|Privacy|Color|No)$/;

test.each(TRANSLATED)('no sentence of %s is left in English', (language) => {
  const english = new Map(listed('en'));
  for (const [path, said] of listed(language))
    if (!SHARED.test(said)) expect(said, path).not.toBe(english.get(path));
});

/** Texts about a game need more than names; their plain texts are checked here. */
const PLAIN = await inEveryLanguage((language) => textsOf(language, ['review', 'puzzles']));

const plainIn = (tree: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, child]) => plainIn(child, `${path}.${key}`));
};

test.each(TRANSLATED)('report and puzzles exist in %s', (language) => {
  const english = new Map(plainIn(PLAIN.en));
  const texts = plainIn(PLAIN[language]);
  expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
  for (const [path, said] of texts) {
    expect(said.trim(), path).not.toBe('');
    if (!SHARED.test(said)) expect(said, path).not.toBe(english.get(path));
  }
});

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** For players of eight: a sentence of a lesson or of the short rules has at most twelve words. */
test.each(LANGUAGES)('lessons and short rules have short sentences in %s', (language) => {
  const { learn, rulebook } = ALL[language];
  const short = Object.values(rulebook.chapters).map((chapter) => chapter.short);
  for (const [path, said] of textsIn([learn.lessons, short] as unknown as Texts))
    for (const sentence of said.split(/(?<=[.!?:])\s/))
      expect(wordsIn(sentence), `${path}: ${sentence}`).toBeLessThanOrEqual(12);
});
