import { expect, test } from 'vitest';
import type { TextKey } from './takenTexts.ts';
import { indexedIn, keysIn, unpackedIn, untakenTexts } from './takenTexts.ts';

/** Objects of the English texts whose texts are taken by a kind, so that no code names them. */
const TAKEN_BY_KIND = new Set([
  'notices',
  'refusals',
  'fault',
  'weights',
  'levels',
  'styles',
  'characters',
  'settings',
  'passkeys',
  'privacy',
  'analyse',
]);
const SHOWN_WHOLE = /\/(privacy|rulebook)\.ts$/;
/** Taken by their kind out of an object whose other texts are named. */
const BY_KIND = new Set(['table.tooManyChanges', 'table.tableIsFull', 'setup.bot']);
/** The page before it runs takes it in `apps/web/delivery`, which is no part of the program. */
const BEFORE_IT_RUNS = new Set(['shell.needsScript']);
/** No text of its own: a word of a sentence, given to what says numbers. */
const WORDS_OF_NUMBERS = new Set(['risk.under', 'risk.over']);

const isTakenByKind = ({ path, name, parents }: TextKey): boolean =>
  SHOWN_WHOLE.test(path) ||
  parents.some((parent) => TAKEN_BY_KIND.has(parent)) ||
  [BY_KIND, BEFORE_IT_RUNS, WORDS_OF_NUMBERS].some((names) =>
    names.has(`${parents.at(-1)}.${name}`),
  );

test('every text is taken by some code', { timeout: 120_000 }, () => {
  const untaken = untakenTexts(isTakenByKind);
  expect(
    untaken.map(({ path, name, parents }) => `${path}: ${[...parents, name].join('.')}`),
  ).toEqual([]);
});

test('keys are found with all they are in', () => {
  const text = [
    'export const talk = {',
    "  send: 'Send',",
    '  faces: {',
    '    says: (name: string): string => `says {}`,',
    "    own: { name: 'A', line: 'B' },",
    '  },',
    "  bye: 'Bye',",
    '};',
  ].join('\n');
  expect(
    keysIn({ path: 'x.ts', text }).map(({ name, parents }) => [...parents, name].join('.')),
  ).toEqual([
    'talk.send',
    'talk.faces',
    'talk.faces.says',
    'talk.faces.own',
    'talk.faces.own.name',
    'talk.faces.own.line',
    'talk.bye',
  ]);
});

test('names are unpacked with what they come out of', () => {
  expect(unpackedIn('const { title, line } = text().pages.home;')).toEqual([
    'home>title',
    'home>line',
  ]);
  expect(unpackedIn('const { say } = texts;')).toEqual(['say']);
  expect(unpackedIn('const { pages: { home } } = text();')).toEqual(['pages>home', 'pages']);
  expect(unpackedIn('({ seat, name }: Props) => seat')).toEqual([]);
});

test('objects are found out of which code takes by a kind', () => {
  expect(indexedIn('const { end: say } = texts; say[kind]')).toEqual(['say', 'end']);
  expect(indexedIn("Object.values(texts.lines); list[0]; say['name']")).toEqual(['lines', 'list']);
});
