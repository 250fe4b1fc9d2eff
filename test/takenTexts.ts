import { join } from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import { API } from 'typescript/unstable/sync';
import type { SourceFile } from './sources.ts';
import { codeBelow } from './sources.ts';

const ROOT: string = join(import.meta.dirname, '..');
const ENGLISH = 'packages/text/src/en/';

/** The programs that show texts. */
const PROGRAMS = ['apps/web', 'apps/cli', 'apps/server'];

/** Their completeness follows from the kinds of events, refusals and faults: the compiler asks for each. */
const KINDS_OF_RULES = /\/en\/(base|events|faults|refusals|coach|words|web)\.ts$/;
const SHOWS_TEXTS = /^(apps\/\w+|packages\/(client|board|text))\//;
const SHOWS_NOTHING = /^packages\/text\/src\/(en|de|nl|fr|es)\/|\/test\/|\.(test|spec)\.tsx?$/;

const blanked = (found: string): string => found.replaceAll(/[^\n]/g, ' ');
const withoutComments = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, blanked),
});

/** A key of the English texts, and the names of the objects that contain it, the nearest last. */
export type TextKey = {
  readonly path: string;
  readonly name: string;
  readonly at: number;
  readonly parents: readonly string[];
};

const TOKEN = /const (\w+)|((?<=^ +|\{ |, )'?([a-zA-Z]\w*)'?: (?=['`(]|$|\{))|[{}]/gm;
const FORMS = new Set(['one', 'other']);

/** The keys of a file; braces within texts come in pairs. */
export const keysIn = ({ path, text }: SourceFile): readonly TextKey[] => {
  const keys: TextKey[] = [];
  const open: string[] = [];
  let next = '';
  for (const token of text.matchAll(TOKEN)) {
    const [whole, constant, key, name = ''] = token;
    if (whole === '}') open.pop();
    else if (whole === '{') {
      open.push(next);
      next = '';
    } else if (key === undefined) next = constant ?? '';
    else {
      const at = token.index + (key.startsWith("'") ? 1 : 0);
      if (!FORMS.has(name))
        keys.push({ path, name, at, parents: open.filter((one) => one !== '') });
      next = name;
    }
  }
  return keys;
};

const ACCESS = /(?<=\.)[a-zA-Z]\w*/g;
const PATTERN = /\{([^{}=;]*(?:\{[^{}]*\}[^{}=;]*)*)\}\s*(?:= ([^;]*?);|[=:)] ?(\w*))/g;
const INDEXED = /(\w+)\[(?!['\]])|Object\.\w+\((?:[\w.()]*\.)?(\w+)/g;
const ALIAS = /(\w+): (\w+)\b/g;

/** Names of objects out of which code takes by a kind, under their own name or the one they were given. */
export const indexedIn = (code: string): readonly string[] => {
  const direct = new Set([...code.matchAll(INDEXED)].map(([, a, b]) => a ?? b ?? ''));
  const named = [...code.matchAll(ALIAS)].filter(([, , alias = '']) => direct.has(alias));
  return [...direct, ...named.map(([, name = '']) => name)];
};

/** What code calls texts when it does not say which. */
const ANY_TEXTS = new Set(['texts', 'say', 'text', 'words']);
const outOf = (parent: string | undefined, name: string): string =>
  parent === undefined || ANY_TEXTS.has(parent) ? name : `${parent}>${name}`;

/** Names that code unpacks, as `parent>name` where it says out of what. */
export const unpackedIn = (code: string): readonly string[] =>
  [...code.matchAll(PATTERN)].flatMap(([, names = '', from, type = '']) => {
    const inner = [...names.matchAll(/(\w+): \{([^{}]*)\}/g)].flatMap(([, parent, nested = '']) =>
      (nested.match(/\w+/g) ?? []).map((name) => outOf(parent, name)),
    );
    if (from === undefined && !/Text|Words|Say/.test(type)) return inner;
    const parent = /\.(\w+)$/.exec(from?.trim() ?? '')?.[1];
    const outer = names.replaceAll(/\{[^{}]*\}/g, '').match(/\w+/g) ?? [];
    return [...inner, ...outer.map((name) => outOf(parent, name))];
  });

const idsAt = (project: Project, path: string, places: readonly number[]): readonly string[][] =>
  project.checker
    .getSymbolAtPosition(join(ROOT, path), places)
    .map((symbol) => symbol?.declarations.map(({ path: file, index }) => `${file}#${index}`) ?? []);

/** Of an object with such keys a part of a page shows all, when it is handed one. */
const HANDED_ON = new Set(['name', 'line', 'title', 'button', 'manner', 'says', 'level']);

/** The keys of the English texts that no code takes. The compiler says which text each access means. */
export const untakenTexts = (isTakenByKind: (key: TextKey) => boolean): readonly TextKey[] => {
  const keys = codeBelow(ENGLISH.slice(0, -1))
    .filter(({ path }) => !KINDS_OF_RULES.test(path))
    .flatMap((file) => keysIn(withoutComments(file)));
  const names = new Set(keys.map(({ name }) => name));
  const code = [...PROGRAMS, 'packages/client', 'packages/board', 'packages/text']
    .flatMap((workspace) => codeBelow(`${workspace}`))
    .filter(({ path }) => SHOWS_TEXTS.test(path) && !SHOWS_NOTHING.test(path))
    .map(withoutComments);
  const unpacked = new Set(code.flatMap(({ text }) => unpackedIn(text)));
  const indexed = new Set(code.flatMap(({ text }) => indexedIn(text)));
  const taken = new Set<string>();
  const idOf = new Map<TextKey, string>();
  const api = new API({ cwd: ROOT });
  const openProjects = PROGRAMS.map((program) => join(ROOT, program, 'tsconfig.json'));
  for (const project of api.updateSnapshot({ openProjects }).getProjects()) {
    const files = new Set(project.program.getSourceFileNames());
    const isThere = (path: string): boolean => files.has(join(ROOT, path));
    for (const path of new Set(keys.map((key) => key.path)))
      if (isThere(path)) {
        const here = keys.filter((key) => key.path === path);
        const ids = idsAt(
          project,
          path,
          here.map(({ at }) => at),
        );
        for (const [index, key] of here.entries()) idOf.set(key, ids[index]?.[0] ?? '');
      }
    for (const { path, text } of code) {
      const places = [...text.matchAll(ACCESS)].filter(([name]) => names.has(name));
      if (places.length > 0 && isThere(path))
        for (const id of idsAt(
          project,
          path,
          places.map(({ index }) => index),
        ).flat())
          taken.add(id);
    }
  }
  api.close();
  const isTaken = (key: TextKey): boolean => {
    const parent = key.parents.at(-1) ?? '';
    return (
      taken.has(idOf.get(key) ?? '') ||
      unpacked.has(key.name) ||
      unpacked.has(`${parent}>${key.name}`) ||
      (key.parents.length > 1 && key.parents.slice(1).some((one) => indexed.has(one)))
    );
  };
  const isHandedOn = (key: TextKey): boolean =>
    HANDED_ON.has(key.name) &&
    keys.some(
      (one) =>
        one.path === key.path &&
        one.name === key.parents.at(-1) &&
        one.parents.length === key.parents.length - 1 &&
        (isTaken(one) || isTakenByKind(one)),
    );
  return keys.filter((key) => !(isTaken(key) || isHandedOn(key) || isTakenByKind(key)));
};
