import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Arrows } from './architecture.ts';
import { ARROWS, arrowsIn } from './architecture.ts';

const ROOT = join(import.meta.dirname, '..');

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

type Import = { readonly from: string; readonly isType: boolean };

/** The other packages that the sources of a package import, without tests. */
const importsOf = (folder: string): readonly Import[] =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, 'src', name), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/^(?:im|ex)port (type )?(?:[^;']*? from )?'(@claim-it\/[a-z]+)/gm),
      ...source.matchAll(/\bimport\(()'(@claim-it\/[a-z]+)/g),
    ])
    .map(([, type, from = '']) => ({ from, isType: type === 'type ' }));

const arrows = (runTime: readonly string[], types: readonly string[]): Arrows => ({
  runTime: runTime.map((name) => `@claim-it/${name}`),
  types: types.map((name) => `@claim-it/${name}`),
});

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
);

describe('the arrows between packages, as ARCHITECTURE.md draws them', () => {
  test('every package has its line', () => {
    expect([...ARROWS.keys()].toSorted()).toEqual(folders.toSorted());
  });

  test('a line separates run-time imports from type imports', () => {
    const lines = ['text → rules   (types only: ai, fairness)', 'testkit → rules (tests only)'];
    expect([...arrowsIn([...lines, 'kernel  → nothing'])]).toEqual([
      ['packages/text', arrows(['rules'], ['ai', 'fairness'])],
      ['packages/testkit', arrows(['rules'], [])],
      ['packages/kernel', arrows([], [])],
    ]);
    expect(() => arrowsIn(['rules and kernel'])).toThrow('no arrow');
  });

  test.each(folders)('%s depends only on allowed packages', (folder) => {
    const own = Object.keys(readManifest(folder).dependencies ?? {}).filter(
      (name) => name.startsWith('@claim-it/') || name === 'claim-it',
    );
    expect(own.toSorted()).toEqual(ARROWS.get(folder)?.runTime.toSorted());
  });

  test.each(folders)(
    '%s imports only allowed packages, and only types where only types are allowed',
    (folder) => {
      const imports = importsOf(folder);
      const { runTime: own, types } = ARROWS.get(folder) ?? arrows([], []);
      const atRunTime = imports.filter(({ isType }) => !isType).map(({ from }) => from);
      expect([...new Set(atRunTime)].filter((from) => !own.includes(from))).toEqual([]);
      const all = new Set(imports.map(({ from }) => from));
      expect([...all].filter((from) => !own.includes(from)).toSorted()).toEqual(types.toSorted());
    },
  );

  test('rules and kernel have no run-time dependency at all', () => {
    expect(readManifest('packages/rules').dependencies ?? {}).toEqual({});
    expect(readManifest('packages/kernel').dependencies ?? {}).toEqual({});
  });

  test('the testkit is for tests only', () => {
    for (const folder of folders)
      expect(Object.keys(readManifest(folder).dependencies ?? {})).not.toContain(
        '@claim-it/testkit',
      );
  });
});

describe('the repository', () => {
  test('every version is pinned exactly', () => {
    for (const folder of ['.', ...folders]) {
      const { dependencies, devDependencies } = readManifest(folder);
      for (const version of Object.values({ ...dependencies, ...devDependencies }))
        expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  test('the lock file names no download address', () => {
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    expect(lock).not.toMatch(/"resolved": "https?:/);
  });

  test('all packages have one version', () => {
    const versions = new Set(['.', ...folders].map((folder) => readManifest(folder).version));
    expect([...versions]).toHaveLength(1);
  });
});
