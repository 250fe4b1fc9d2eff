import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../../', import.meta.url));
const DRIVEN = fileURLToPath(new URL('../../../test/', import.meta.url));
const BOARD = fileURLToPath(new URL('./', import.meta.resolve('@claim-it/board')));
const START = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

const below = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}${name}`);

const FILES = [...below(APP, /\.tsx?$/), ...below(BOARD, /\.tsx?$/)];
const SHIPPED = FILES.filter((name) => !/\.test\.tsx?$/.test(name));

/** Styles without comments, strings and addresses, which hold dots that name no class. */
const STYLES = [...below(APP, /\.css$/), ...below(BOARD, /\.css$/)]
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, ' ');
const selectors = [...STYLES.matchAll(/[^{};]+(?=\{)/g)].map(([one]) => one.trim());
const CLASS = /\.([a-z][\w-]*)/gi;
const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name);
const RULES = new Set(selectors.filter((one) => !one.startsWith('@')).flatMap(classesIn));

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const flatten = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(flatten)];

const wordsOf = (text: string): readonly string[] => text.split(/[^\w-]+/).filter(Boolean);

/** The text of a string or of a piece of a template; nothing for other nodes. */
const textOf = ({ type, value }: Node): string | null => {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateElement') return null;
  return (value as ESTree.TemplateElementValue).cooked ?? '';
};

/** The classes that an attribute gives for certain; parts of a name, as in `is-${kind}`, are left out. */
const classesOf = (node: Node): readonly string[] => {
  const { type, consequent, alternate, expressions, quasis } = node;
  if (['BinaryExpression', 'CallExpression', 'MemberExpression'].includes(type)) return [];
  if (type === 'ConditionalExpression')
    return [consequent, alternate].filter(isNode).flatMap(classesOf);
  const said = textOf(node);
  if (said !== null) return said.split(/\s+/).filter(Boolean);
  if (type !== 'TemplateLiteral') return childrenOf(node).flatMap(classesOf);
  const whole = (quasis as readonly Node[]).map((one) => textOf(one) ?? '').join('\0');
  const sure = whole.split(/\s+/).filter((one) => one !== '' && !one.includes('\0'));
  return [...sure, ...(expressions as readonly Node[]).flatMap(classesOf)];
};

const nodes = SHIPPED.flatMap((name) =>
  flatten(parseSync(name, readFileSync(name, 'utf8')).program as unknown as Node),
);
const texts = nodes.map(textOf).filter((one) => one !== null);
const SAID = new Set([...texts.flatMap(wordsOf), ...wordsOf(START)]);
const BEGINNINGS = [...SAID].filter((one) => one.endsWith('-'));

const GIVEN = new Set(
  nodes
    .filter(({ type, name }) => type === 'JSXAttribute' && isNode(name) && name['name'] === 'class')
    .flatMap(({ value }) => (isNode(value) ? classesOf(value) : [])),
);

/** Classes by which a test or an event handler finds its element. */
const SOUGHT = new Set(
  [...FILES, ...below(DRIVEN, /\.ts$/)]
    .map((name) => readFileSync(name, 'utf8'))
    .flatMap((text) => classesIn(text)),
);

test('every class of an element has a rule, or something finds the element by it', () => {
  expect(GIVEN.size).toBeGreaterThan(500);
  expect([...GIVEN].filter((name) => !RULES.has(name) && !SOUGHT.has(name))).toEqual([]);
});

test('every class of a rule is given to an element', () => {
  const isComposed = (name: string): boolean =>
    BEGINNINGS.some((start) => name.startsWith(start) && SAID.has(name.slice(start.length)));
  expect(RULES.size).toBeGreaterThan(500);
  expect([...RULES].filter((name) => !SAID.has(name) && !isComposed(name))).toEqual([]);
});

test('no declaration loses its value when the styles are made small', () => {
  // The minifier empties `border-image: none`; `border-image-source: none` says the same.
  expect(STYLES).not.toMatch(/border-image:\s*none/);
});
