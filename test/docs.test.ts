import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARROWS } from './architecture.ts';
import type { Page } from './markdown.ts';
import { codeIn, linksOf, pageAt, pages, proseOf, ROOT, tableAfter } from './markdown.ts';
import { WORKSPACES } from './sources.ts';

const MOST_CHARACTERS = 200;
const exists = (path: string): boolean => existsSync(join(ROOT, path));
const isTable = (line: string): boolean => line.trimStart().startsWith('|');

/** A page may name missing files: the changelog, and decisions about earlier states. */
const TELLS_OF_THE_PAST: readonly string[] = ['CHANGELOG.md'];

const paths = pages.map(({ path }) => path);

describe('Markdown files', () => {
  test.each(paths)('%s: no line outside tables is too long', (path) => {
    const long = pageAt(path)
      .text.split('\n')
      .filter((line) => !isTable(line) && line.length > MOST_CHARACTERS);
    expect(long).toEqual([]);
  });

  test.each(paths)('%s: one sentence a line', (path) => {
    expect(proseOf(pageAt(path)).filter(hasTwoSentences)).toEqual([]);
  });

  test.each(paths)('%s: every link leads to a file', (path) => {
    expect(linksOf(pageAt(path)).filter((target) => !exists(target))).toEqual([]);
  });

  test.each(paths.filter((path) => !TELLS_OF_THE_PAST.includes(path)))(
    '%s: every path that it names exists',
    (path) => {
      expect(pathsIn(pageAt(path)).filter((one) => !exists(one))).toEqual([]);
    },
  );
});

/** A label such as `**Decision.**` may stand before its sentence. */
const ITEM = /^\s*(?:[-*]|\d+\.) /;
const LABEL = /^(?:\*\*[^*]+\*\*|\*[^*]+\*) /;
const SENTENCE_END = /[\p{L}\d)`"”’*%][.!?][)"”’*]* +(?:["“(*[`]*)[A-Z]/u;

const hasTwoSentences = (line: string): boolean =>
  !isTable(line) &&
  !line.startsWith('#') &&
  SENTENCE_END.test(withoutCode(line.replace(ITEM, '').replace(LABEL, '')));

const withoutCode = (line: string): string => line.replaceAll(/`[^`]*`/g, '`x`');

const AT_THE_ROOT = /^(packages|apps|docs|scripts|test|tools)\/[^\s*{}…]*$/;
const IN_A_PACKAGE =
  /^(src|test|assembly|weights|records|trials|bench|art|delivery|puzzles)(\/[^\s*{}…]*)?$/;

/** The paths between backticks. A README of a package may name its own folders; `<language>` stands for each. */
const pathsIn = (page: Page): readonly string[] => {
  const [, home] = /^((?:packages|apps)\/\w+)\/README\.md$/.exec(page.path) ?? [];
  return codeIn(page).flatMap((code) => {
    const path = code.replace(/[/:]\d*$/, '').replace('<language>', 'en');
    if (AT_THE_ROOT.test(path)) return [path];
    return home !== undefined && IN_A_PACKAGE.test(path) ? [`${home}/${path}`] : [];
  });
};

describe('the checks themselves', () => {
  const page = (text: string, path = 'docs/x.md'): Page => ({ path, text });

  test('two sentences on a line, but not a label and its sentence', () => {
    expect(['It rolls. It takes.', '- A `x`. The b.'].filter(hasTwoSentences)).toHaveLength(2);
    expect(
      ['**Decision.** It rolls.', '- *One truth.* It is so.', 'See `a. B`.', '| A. B |'].filter(
        hasTwoSentences,
      ),
    ).toEqual([]);
  });

  test('links and paths, but nothing in code blocks', () => {
    const text = 'A [link](rules.md#S1) and `packages/text/src/<language>`.\n```\n`apps/no`\n```\n';
    expect(linksOf(page(text))).toEqual(['docs/rules.md']);
    expect(pathsIn(page(text))).toEqual(['packages/text/src/en']);
    expect(pathsIn(page('`src/run.ts`', 'apps/server/README.md'))).toEqual([
      'apps/server/src/run.ts',
    ]);
  });
});

const COMMAND = /npm run ([\w:-]+)([^`\n]*)/g;

/** The commands that a page names and no package.json has. */
const unknownCommands = ({ text }: Page): readonly string[] =>
  [...text.matchAll(COMMAND)].flatMap(([whole, name = '', rest = '']) => {
    const [, workspace] = / -w (\S+)/.exec(rest) ?? [];
    return scriptsOf(workspace ?? 'claim-it-workspace').includes(name) ? [] : [whole];
  });

const manifests: readonly { name: string; scripts?: Record<string, string> }[] = [
  '.',
  ...WORKSPACES,
].map((folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

const scriptsOf = (workspace: string): readonly string[] =>
  Object.keys(manifests.find(({ name }) => name === workspace)?.scripts ?? {});

test.each(paths)('%s: every command of npm that it names exists', (path) => {
  expect(unknownCommands(pageAt(path))).toEqual([]);
  const page = { path, text: 'npm run chaos, `npm run nothing`, npm run bench -w @claim-it/rules' };
  expect(unknownCommands(page)).toHaveLength(2);
});

describe('a README of a package', () => {
  test.each(WORKSPACES)('%s names the imports that ARCHITECTURE.md allows', (folder) => {
    const [line = ''] = pageAt(`${folder}/README.md`).text.match(/^.*may import.*$/im) ?? [];
    const known = WORKSPACES.map((one) => one.split('/')[1] ?? '');
    const named = known.filter((name) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(line));
    const { runTime, types } = ARROWS.get(folder) ?? { runTime: [], types: [] };
    const drawn = [...runTime, ...types].map((name) => name.replace('@claim-it/', ''));
    expect(named.toSorted()).toEqual(drawn.toSorted());
  });
});

describe('docs', () => {
  test('the index has every page once', () => {
    const links = linksOf(pageAt('docs/README.md')).filter((path) => path.endsWith('.md'));
    const docs = paths.filter((path) => path.startsWith('docs/') && path !== 'docs/README.md');
    expect(links.filter((path) => path.startsWith('docs/')).toSorted()).toEqual(docs.toSorted());
  });

  test('decisions are numbered without a gap, and titled by their numbers', () => {
    const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'));
    const numbers = decisions.map(({ path }) => path.slice('docs/decisions/'.length).slice(0, 4));
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')));
    const titled = decisions.filter((page, at) => page.text.startsWith(`# ${numbers[at]} · `));
    expect(titled).toEqual(decisions);
  });

  test('"Where to change what" has no row twice', () => {
    const rows = tableAfter(pageAt('ARCHITECTURE.md'), '## Where to change what');
    expect(rows.length).toBeGreaterThan(10);
    for (const column of [0, 1]) {
      const cells = rows.map((row) => row[column]);
      expect(cells.filter((cell, at) => cells.indexOf(cell) !== at)).toEqual([]);
    }
  });

  test('the files of an online move are listed once each, and are no more than forty', () => {
    const { text } = pageAt('ARCHITECTURE.md');
    const [section = ''] = text.split('\n### Online\n')[1]?.split(/\n##+ /) ?? [];
    const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
    expect(files.filter((file) => !/\.tsx?$/.test(file) || !exists(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
    expect(files.length).toBeLessThanOrEqual(40);
  });
});
