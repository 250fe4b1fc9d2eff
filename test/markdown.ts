import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT: string = join(import.meta.dirname, '..');

/** A page of ours: its path from the root of the repository, and its text. */
type Page = { readonly path: string; readonly text: string };

export const pageAt = (path: string): Page => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
});

/** The lines of the code block after a heading. */
export const blockAfter = (page: Page, heading: string): readonly string[] => {
  const [, after] = page.text.split(`\n${heading}\n`);
  const [, block] = after?.match(/```\w*\n([\s\S]*?)\n```/) ?? [];
  if (block === undefined) throw new Error(`${page.path} has no block after ${heading}`);
  return block.split('\n');
};
