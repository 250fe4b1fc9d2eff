import { expect, test } from 'vitest';
import { analysis as deAnalysis } from './de/pages/analysis.ts';
import { device as deDevice } from './de/pages/device.ts';
import { learn as deLearn } from './de/pages/learn.ts';
import { online as deOnline } from './de/pages/online.ts';
import { privacy as dePrivacy } from './de/pages/privacy.ts';
import { puzzles as dePuzzles } from './de/pages/puzzles.ts';
import { review as deReview } from './de/pages/review.ts';
import { rulebook as deRulebook } from './de/pages/rulebook.ts';
import { statistics as deStatistics } from './de/pages/statistics.ts';
import { pages as dePages } from './de/web/pages.ts';
import { analysis as enAnalysis } from './en/pages/analysis.ts';
import { device as enDevice } from './en/pages/device.ts';
import { learn as enLearn } from './en/pages/learn.ts';
import { online as enOnline } from './en/pages/online.ts';
import { privacy as enPrivacy } from './en/pages/privacy.ts';
import { puzzles as enPuzzles } from './en/pages/puzzles.ts';
import { review as enReview } from './en/pages/review.ts';
import { rulebook as enRulebook } from './en/pages/rulebook.ts';
import { statistics as enStatistics } from './en/pages/statistics.ts';
import { pages as enPages } from './en/web/pages.ts';
import { LANGUAGES } from './index.ts';
import { analysis as nlAnalysis } from './nl/pages/analysis.ts';
import { device as nlDevice } from './nl/pages/device.ts';
import { learn as nlLearn } from './nl/pages/learn.ts';
import { online as nlOnline } from './nl/pages/online.ts';
import { privacy as nlPrivacy } from './nl/pages/privacy.ts';
import { puzzles as nlPuzzles } from './nl/pages/puzzles.ts';
import { review as nlReview } from './nl/pages/review.ts';
import { rulebook as nlRulebook } from './nl/pages/rulebook.ts';
import { statistics as nlStatistics } from './nl/pages/statistics.ts';
import { pages as nlPages } from './nl/web/pages.ts';

const ALL = {
  en: {
    pages: enPages,
    device: enDevice,
    learn: enLearn,
    online: enOnline,
    rulebook: enRulebook,
    analysis: enAnalysis,
    statistics: enStatistics,
    privacy: enPrivacy,
  },
  de: {
    pages: dePages,
    device: deDevice,
    learn: deLearn,
    online: deOnline,
    rulebook: deRulebook,
    analysis: deAnalysis,
    statistics: deStatistics,
    privacy: dePrivacy,
  },
  nl: {
    pages: nlPages,
    device: nlDevice,
    learn: nlLearn,
    online: nlOnline,
    rulebook: nlRulebook,
    analysis: nlAnalysis,
    statistics: nlStatistics,
    privacy: nlPrivacy,
  },
} as const;

type Texts =
  | { readonly [key: string]: Texts }
  | readonly Texts[]
  | string
  | ((...facts: never[]) => string);

/** Every text of a tree with its path; a text with facts is said about samples. */
const textsIn = (tree: Texts, path = ''): readonly (readonly [string, string])[] => {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function')
    return [[path, (tree as (...facts: unknown[]) => string)('Ada', 'Ben', 'Cora', 'Dan')]];
  return Object.entries(tree).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
};

const listed = (language: keyof typeof ALL) => textsIn(ALL[language] as unknown as Texts);

test.each(LANGUAGES)('every text of the pages is there in %s', (language) => {
  const texts = listed(language);
  expect(texts.map(([path]) => path)).toEqual(listed('en').map(([path]) => path));
  for (const [path, said] of texts) {
    expect(said.trim(), path).not.toBe('');
    expect(said, path).not.toMatch(/undefined|\[object|\$\{| {2}/);
  }
});

/** Words that are the same in more than one language. */
const SHARED =
  /^(Claim It!|Name|Bots?|Stil|[Ss]heriff|Gold|Pause|Ada|Ben|Normal|Vibration|Hand|Contrast|Open|Begin|Bravo!|Sorry!|Chance|Enter|Shift|Ctrl|Delete|Stop|Ada.*|Turn .*|Chrome|Edge|Firefox|Opera|Safari|Android|Linux|Windows|Privacy)$/;

test.each(['de', 'nl'] as const)('no sentence of %s is left in English', (language) => {
  const english = new Map(listed('en'));
  for (const [path, said] of listed(language))
    if (!SHARED.test(said)) expect(said, path).not.toBe(english.get(path));
});

/** What these say about a game takes more than names; their plain texts are checked here. */
const PLAIN = {
  en: { review: enReview, puzzles: enPuzzles },
  de: { review: deReview, puzzles: dePuzzles },
  nl: { review: nlReview, puzzles: nlPuzzles },
} as const;

const plainIn = (tree: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, child]) => plainIn(child, `${path}.${key}`));
};

test.each(['de', 'nl'] as const)('report and puzzles are there in %s', (language) => {
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
