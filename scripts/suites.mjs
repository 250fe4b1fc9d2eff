// Selects the tests to run: those of a package whose own files or dependencies changed since its last green run.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { filesBelow, fingerprints, ROOT } from './fingerprint.mjs';

const RESULTS = join(ROOT, '.cache', 'tests');
/** The tests of the app in a real browser; Playwright runs them, everything else is Vitest's. */
export const BROWSER_SUITE = 'apps/web-browser';
const COMMON = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json', 'scripts'];

/**
 * The tests of one folder, and how many passed when it was last green in this state; null if it must run.
 * @typedef {{ folder: string, fingerprint: string, green: number | null }} Suite
 */

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);
const folderOf = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));

/**
 * A folder and all our folders that it depends on, including its tests.
 * @param {string} folder
 * @param {Set<string>} found
 */
const closureOf = (folder, found = new Set()) => {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const next = folderOf.get(name);
    if (next !== undefined) closureOf(next, found);
  }
  return found;
};

const CODE = /\.(ts|tsx|mjs)$/;
const PATHS = /['"`](\.\.\/[^'"`$\s]+)['"`]/g;

/** @type {Map<string, Set<string>>} */
const named = new Map();

/**
 * Paths outside a folder that its code names: pages of docs, tools, built programs of another folder.
 * @param {string} folder
 */
const namedIn = (folder) => {
  const found = named.get(folder) ?? new Set();
  if (named.has(folder)) return found;
  named.set(folder, found);
  for (const file of filesBelow(join(ROOT, folder)).filter((name) => CODE.test(name)))
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(PATHS)) {
      const [parent = '', name = '', ...rest] = relative(ROOT, resolve(dirname(file), path)).split(
        sep,
      );
      const other = `${parent}/${name}`;
      if (folders.includes(other)) found.add(other);
      else if (name !== '' && parent !== '..') found.add([other, ...rest].join('/'));
    }
  return found;
};

/**
 * All inputs of the tests of a folder.
 * @param {string} folder
 */
export const inputsOf = (folder) => {
  const own = [...closureOf(folder)];
  const others = new Set(own.flatMap((one) => [...namedIn(one)]));
  return [
    ...own,
    ...[...others].flatMap((path) => (folders.includes(path) ? [...closureOf(path)] : path)),
  ];
};

/** @param {string} folder */
const resultFile = (folder) => join(RESULTS, `${folder.replace('/', '-')}.json`);

/** @param {string} folder @param {string} fingerprint */
const greenCount = (folder, fingerprint) => {
  const { CI } = process.env;
  if (CI || !existsSync(resultFile(folder))) return null;
  const last = JSON.parse(readFileSync(resultFile(folder), 'utf8'));
  return last.fingerprint === fingerprint ? last.passed : null;
};

/** @returns {Suite[]} */
export const findSuites = () => {
  const rootFiles = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const inputs = new Map(folders.map((folder) => [folder, inputsOf(folder)]));
  inputs.set('test', ['test', 'packages', 'apps', 'docs', ...rootFiles]);
  inputs.set(BROWSER_SUITE, inputsOf('apps/web'));
  const fingerprintOf = fingerprints();
  return [...inputs].map(([folder, own]) => {
    const fingerprint = fingerprintOf([...COMMON, ...own]);
    return { folder, fingerprint, green: greenCount(folder, fingerprint) };
  });
};

/**
 * Stores a green run.
 * @param {Suite} suite
 * @param {number} passed
 */
export const rememberGreen = ({ folder, fingerprint }, passed) => {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(resultFile(folder), JSON.stringify({ fingerprint, passed }));
};
