import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/index.ts';

/** Stands for an interpolated value. */
const FILLED = '◦';

/** A text of a source file. */
export type SourceText = {
  readonly file: string;
  /** The key of the first level above it. */
  readonly section: string;
  readonly text: string;
};

type Source = { readonly file: string; readonly code: string };

const sourcesOf = (language: Language): readonly Source[] => {
  const folder = fileURLToPath(new URL(`../src/${language}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8') }));
};

const unescaped = (text: string): string =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replaceAll(/\\(.)/g, '$1');

type Found = { readonly at: number; readonly text: string };

/** Comments are skipped; a template is one text, and its interpolations are searched for further texts. */
const literalsIn = (code: string, from = 0, until = ''): { found: Found[]; end: number } => {
  const found: Found[] = [];
  let at = from;
  let depth = 0;
  while (at < code.length) {
    const one = code.charAt(at);
    if (code.startsWith('//', at)) at = code.indexOf('\n', at);
    else if (code.startsWith('/*', at)) at = code.indexOf('*/', at) + 1;
    else if (one === "'") {
      const end = /(?<!\\)'/g;
      end.lastIndex = at + 1;
      const close = end.exec(code)?.index ?? code.length;
      found.push({ at, text: unescaped(code.slice(at + 1, close)) });
      at = close;
    } else if (one === '`') {
      const template = templateAt(code, at);
      found.push(...template.found);
      at = template.end;
    } else if (until === '}' && one === '}' && depth === 0) return { found, end: at };
    else if (one === '{') depth += 1;
    else if (one === '}') depth -= 1;
    at += 1;
  }
  return { found, end: at };
};

const templateAt = (code: string, start: number): { found: Found[]; end: number } => {
  const inner: Found[] = [];
  let text = '';
  let at = start + 1;
  while (code.charAt(at) !== '`') {
    if (code.startsWith('${', at)) {
      const filled = literalsIn(code, at + 2, '}');
      inner.push(...filled.found);
      text += FILLED;
      at = filled.end + 1;
    } else {
      text += code.charAt(at);
      at += 1;
    }
  }
  return { found: [{ at: start, text: unescaped(text) }, ...inner], end: at };
};

/** Before a literal that is no text: an address, a type, a value to compare with, a key. */
const NO_TEXT = /(from|[!=]==|\||Pick<[^>]*|replace\(|join\(|split\(|OnlineText\[|Text\[|kind:) ?$/;

const sectionAt = (code: string, at: number): string =>
  [...code.slice(0, at).matchAll(/^ {2}(\w+):/gm)].at(-1)?.[1] ?? '';

/** Every text of a language, read from its source files. */
export const sourceTexts = (language: Language): readonly SourceText[] =>
  sourcesOf(language).flatMap(({ file, code }) =>
    literalsIn(code)
      .found.filter(({ at, text }) => {
        const before = code.slice(Math.max(0, at - 60), at);
        return text.replaceAll(FILLED, '').trim() !== '' && !NO_TEXT.test(before);
      })
      .map(({ at, text }) => ({ file, section: sectionAt(code, at), text })),
  );

/** An object of the English texts, at most one level deep, that holds several texts of its own. */
export type Section = { readonly name: string; readonly isExplained: boolean };

const SECTION =
  /^( *)(?:(?:export )?const )?(\w+)(?:: [\w<>, [\]']+)?(?: =|:) (?:Object\.freeze\()?\{$/;

/** The sections of the English texts, and whether a comment tells the translator where each appears. */
export const sections = (): readonly Section[] =>
  sourcesOf('en').flatMap(({ file, code }) => {
    const lines = code.split('\n');
    return lines.flatMap((line, at) => {
      const [, indent = '', name] = SECTION.exec(line) ?? [];
      if (name === undefined || indent.length > 2) return [];
      const end = lines.findIndex((later, index) => index > at && later.startsWith(`${indent}}`));
      const texts = lines
        .slice(at + 1, end)
        .filter((inner) => new RegExp(`^ {${indent.length + 2}}\\w+: (['\`(]|$)`).test(inner));
      if (texts.length < 3) return [];
      return [{ name: `${file}: ${name}`, isExplained: /\*\/$/.test(lines[at - 1] ?? '') }];
    });
  });
