import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commentLines, testTitles } from './comments.ts';
import { pageAt, pages, proseOf, ROOT, tableAfter } from './markdown.ts';
import type { SourceFile } from './sources.ts';

const MOST_IN_A_THOUSAND = 5;
const HEADING = '## Words in comments, test titles and documents';

/** The words of the first column; a star stands for any ending. */
const WORDS: readonly string[] = tableAfter(pageAt('STYLE.md'), HEADING).flatMap(([words = '']) =>
  words.split(', '),
);
const BANNED: readonly RegExp[] = WORDS.map(
  (word) => new RegExp(`(?<![\\w-])${word.replace('*', '\\w*')}(?![\\w-])`, 'i'),
);

const CODE = /\.(ts|tsx|mjs|css|py)$/;
/** Files outside the folders of code whose comments begin with a number sign. */
const CONFIGURATION = ['Dockerfile', 'Caddyfile', 'compose.yaml'];
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', 'generated', 'test-results', 'build']);

const codeBelow = (folder: string): readonly SourceFile[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : codeBelow(path);
    return CODE.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });

const code = [
  ...['packages', 'apps', 'scripts', 'test', 'tools'].flatMap(codeBelow),
  ...CONFIGURATION.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
];

/** What stands between backticks is a name of the code, no word of ours. */
const INLINE_CODE = /`[^`]*`/g;

const isPlain = (line: string): boolean => {
  const prose = line.replaceAll(INLINE_CODE, '');
  return !BANNED.some((word) => word.test(prose));
};

type Line = { readonly path: string; readonly line: string };

/** The lines with a banned word, if there are more of them than in a thousand lines are allowed. */
const tooMany = (lines: readonly Line[]): readonly string[] => {
  const found = lines.filter(({ line }) => !isPlain(line));
  return found.length * 1000 > MOST_IN_A_THOUSAND * lines.length
    ? found.map(({ path, line }) => `${path}: ${line.trim()}`)
    : [];
};

test('STYLE.md lists the words', () => {
  expect(WORDS).toContain('whoever');
  expect(WORDS.length).toBeGreaterThan(5);
});

test('comments and test titles are in plain English', () => {
  const lines = code.flatMap((file) =>
    [...commentLines(file), ...testTitles(file)].map((line) => ({ path: file.path, line })),
  );
  expect(lines.length).toBeGreaterThan(5000);
  expect(tooMany(lines)).toEqual([]);
});

/** They quote words and old texts. */
const QUOTES_WORDS = new Set(['STYLE.md', 'docs/voice.md', 'docs/proofreading.md']);

test('documents are in plain English', () => {
  const read = pages.filter(({ path }) => !QUOTES_WORDS.has(path));
  const lines = read.flatMap((page) =>
    proseOf(page)
      .filter((line) => /\w/.test(line))
      .map((line) => ({ path: page.path, line })),
  );
  expect(lines.length).toBeGreaterThan(2000);
  expect(tooMany(lines)).toEqual([]);
});

test('a line with a banned word is found in comments of every kind and in titles', () => {
  const lines = (path: string, text: string) => commentLines({ path, text });
  const title = ['te', 'st("a title", () => {'].join('');
  expect(lines('a.ts', '/** One.\n * Two. */\nconst a = 1; // three\n{/* four */}')).toHaveLength(
    4,
  );
  expect(lines('a.css', '/* One.\n   Two. */\na { color: red; }')).toHaveLength(2);
  expect(lines('a.py', '"""One.\n\nTwo."""\nx = 1  # three')).toHaveLength(3);
  expect(testTitles({ path: 'a.test.ts', text: title })).toEqual(['a title']);
  const broken = ['te', 'st(', "\n  'one title',"].join('');
  const each = ['te', "st.each([1])(\n  'of %s',"].join('');
  expect(testTitles({ path: 'a.test.ts', text: `${broken}\n${each}` })).toEqual([
    'one title',
    'of %s',
  ]);
  expect(lines('Dockerfile', 'FROM node # one\n# two')).toHaveLength(2);
  expect(['Whoever rolls', 'Mended now', 'a whoever-like word'].map(isPlain)).toEqual([
    false,
    false,
    true,
  ]);
  expect(['the folder `house/`', 'the house of `house/`'].map(isPlain)).toEqual([true, false]);
  const one = { path: 'house/a.ts', line: 'plain' };
  expect(tooMany([one, { ...one, line: 'a house' }])).toEqual(['house/a.ts: a house']);
  expect(tooMany([...Array.from({ length: 199 }, () => one), { ...one, line: 'anew' }])).toEqual(
    [],
  );
});
