import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SourceText } from '../test/sources.ts';
import { sections, sourceTexts } from '../test/sources.ts';
import type { Language } from './index.ts';
import { LANGUAGES } from './index.ts';

const VOICE = readFileSync(new URL('../../../docs/voice.md', import.meta.url), 'utf8');

const rowsOf = (heading: string, language: Language): readonly (readonly string[])[] =>
  (VOICE.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith(`| ${language} | `))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, sourceTexts(language)]),
) as Readonly<Record<Language, readonly SourceText[]>>;

/** A word of the list as a pattern: whole words, any ending for a star, small or capital. */
const patternOf = (word: string): RegExp => {
  const exact = /\p{Lu}/u.test(word) ? '' : 'i';
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}])${plain}(?![\\p{L}])`, `u${exact}`);
};

/** Lines of the command line's help, which speak to people who run programs. */
const isUsage = ({ section, file }: SourceText): boolean =>
  file === 'cli.ts' && ['argument', 'keys', 'usage', 'option', 'bench'].includes(section);

/** Words that no player and no operator reads, not even in the help. */
const NOWHERE = /^(house|haus|huis|huizen)/i;

/** The weakest bot is named with a word from the list. */
const PIP = /\bPip\b/g;

test.each(LANGUAGES)('%s contains none of the words that voice.md rules out', (language) => {
  const words = rowsOf('Words we do not use', language).flatMap(([, never]) =>
    (never ?? '').split(', '),
  );
  expect(words.length).toBeGreaterThan(15);
  const found = words.flatMap((word) =>
    TEXTS[language]
      .filter(
        (one) =>
          (!isUsage(one) || NOWHERE.test(word)) &&
          patternOf(word).test(one.text.replaceAll(PIP, '')),
      )
      .map(({ file, text }) => `${word}: ${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('%s has twenty pairs, and follows the second of each', (language) => {
  const pairs = rowsOf('Before and after', language);
  expect(pairs).toHaveLength(20);
  const all = TEXTS[language].map(({ text }) => text).join('\n');
  const sentences = (said: string): readonly string[] => said.split(/(?<=[.!?]) (?=\p{Lu})/u);
  for (const [, before = '', after = ''] of pairs) {
    for (const sentence of sentences(after))
      expect(all.toLowerCase(), after).toContain(sentence.toLowerCase());
    expect(
      TEXTS[language].filter(({ text }) => text.includes(before)),
      before,
    ).toEqual([]);
  }
});

/** What is not prose: notation that a player types, file names, formats. */
const TYPED = /\[\p{L}+ "|"<|-- |:\/\/|\.claim|^[a-z]+$/u;

const QUOTES: Readonly<Record<Language, RegExp>> = {
  en: /["']|[„‚]|\p{L}‘|‘\p{L}/u,
  de: /["']|”|“(?=\p{L})|(?<=[\s(])‘/u,
  nl: /["'“”„]/u,
  fr: /["'“”„‘]|«(?!\u202f)|(?<!\u202f)»/u,
  es: /["'‘’„‚«»]/u,
};

test.each(LANGUAGES)('%s has the quotation marks of the language', (language) => {
  const found = TEXTS[language].filter(
    ({ text }) => !TYPED.test(text) && QUOTES[language].test(text),
  );
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('French sets a narrow no-break space before its double signs', () => {
  const found = TEXTS.fr.filter(
    ({ text }) =>
      !TYPED.test(text) &&
      /[^\u202f\s\d◦?!(][:;!?](?![\w/])/u.test(text.replaceAll(/Claim It!|(bot|cmd):/g, '')),
  );
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(
    TEXTS.fr.filter(
      ({ text, section }) => section !== 'analyse' && /[ \u00a0][;!?%»]|« /.test(text),
    ),
  ).toEqual([]);
});

/** Languages that set no space before an ellipsis. */
const IS_CLOSE: readonly Language[] = ['en', 'fr', 'es'];

test.each(LANGUAGES)('%s writes an ellipsis in the form of the language', (language) => {
  const wrong = IS_CLOSE.includes(language) ? /[ \u00a0\u202f]…/ : /\p{L}…/u;
  const found = TEXTS[language].filter(({ text, file }) => file !== 'cli.ts' && wrong.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

/** “Sie”, “u” and “usted” to the player, and “vosotros”; at the start of a sentence “Sie” is “they”. */
const FORMAL: Partial<Readonly<Record<Language, RegExp>>> = {
  de: /[\p{L},] (Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)(?!\p{L})/u,
  nl: /(?<![\p{L}◦] ?)(u|uw|Uw)(?!\p{L})/u,
  fr: /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted(es)?|vosotros|vuestr[ao]s?|os|\p{L}+[áé]is)(?!\p{L})/iu,
};

test.each(Object.entries(FORMAL))('%s addresses players informally', (spoken, formal) => {
  const language = spoken as Language;
  const found = TEXTS[language].filter(({ text }) => formal.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test.each(LANGUAGES)('%s writes spaces as its printed rulebook does', (language) => {
  const wrong = language === 'en' ? /(?<!\d)[1-6]\/[1-6](?!\d)/ : /(?<!\d)[1-6],[1-6](?!\d)/;
  const found = TEXTS[language].filter(({ text }) => wrong.test(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

/** The maximum length of a sentence for children. The short rules and lessons are limited to 12 words elsewhere. */
const LONGEST: readonly (readonly [file: string, words: number])[] = [
  ['pages/rulebook.ts', 20],
  ['pages/learn.ts', 12],
  ['web/table.ts', 20],
  ['web/pages.ts', 20],
  ['web/notices.ts', 20],
  ['web/turns.ts', 20],
  ['web/together.ts', 20],
  ['events.ts', 20],
  ['refusals.ts', 20],
  ['coach.ts', 20],
  ['pages/puzzles.ts', 20],
  ['pages/device.ts', 20],
  ['pages/devices.ts', 20],
  ['online/tables.ts', 20],
  ['online/talk.ts', 20],
];

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d◦]/u.test(word)).length;

test.each(LANGUAGES)('%s has no long sentence in texts for children', (language) => {
  const long = LONGEST.flatMap(([file, most]) =>
    TEXTS[language]
      .filter((one) => one.file === file)
      .flatMap(({ text }) => text.split(/(?<=[.!?:;])\s/))
      .filter((sentence) => wordsIn(sentence) > most)
      .map((sentence) => `${file} (${wordsIn(sentence)}): ${sentence}`),
  );
  expect(long).toEqual([]);
});

test('every section of the English texts says where its texts appear', () => {
  const all = sections();
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(({ isExplained }) => !isExplained).map(({ name }) => name)).toEqual([]);
});
