import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

export const ROOT: string = join(import.meta.dirname, '..');

/** A page of ours: its path from the root of the repository, and its text. */
export type Page = { readonly path: string; readonly text: string };

const PLACES: readonly string[] = ['docs', 'packages', 'apps', 'scripts', 'test', 'tools'];
const NOT_OURS = new Set(['node_modules', 'dist', '.cache', 'generated', 'test-results']);

const pagesBelow = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

const atTheRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));

/** Every Markdown file of the repository. */
export const pages: readonly Page[] = [...atTheRoot, ...PLACES.flatMap(pagesBelow)].map((path) => ({
  path: path.split(sep).join('/'),
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

export const pageAt = (path: string): Page => {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page;
};

/** The lines outside code blocks. */
export const proseOf = ({ text }: Page): readonly string[] =>
  text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').split('\n');

/** The targets of a page's links, from the root of the repository; external URLs are left out. */
export const linksOf = (page: Page): readonly string[] =>
  [
    ...proseOf(page)
      .join('\n')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(page.path), target)).replace(/\/$/, ''));

/** All inline code of a page. */
export const codeIn = (page: Page): readonly string[] =>
  [
    ...proseOf(page)
      .join('\n')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

/** The lines of the code block after a heading. */
export const blockAfter = (page: Page, heading: string): readonly string[] => {
  const [, after] = page.text.split(`\n${heading}\n`);
  const [, block] = after?.match(/```\w*\n([\s\S]*?)\n```/) ?? [];
  if (block === undefined) throw new Error(`${page.path} has no block after ${heading}`);
  return block.split('\n');
};

/** The rows of the table after a heading, each as its cells. */
export const tableAfter = (page: Page, heading: string): readonly (readonly string[])[] => {
  const [, after = ''] = page.text.split(`\n${heading}\n`);
  const [section = ''] = after.split(/\n## /);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
};
