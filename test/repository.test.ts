import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The arrows of ARCHITECTURE.md: what each package may import at run time. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/rules': [],
  'packages/kernel': [],
  'packages/ai': ['@claim-it/rules', '@claim-it/kernel'],
  'packages/fairness': ['@claim-it/rules'],
  'packages/protocol': ['@claim-it/rules', '@claim-it/fairness'],
  'packages/text': ['@claim-it/rules'],
  'packages/site': ['@claim-it/text'],
  'packages/board': ['@claim-it/rules'],
  'packages/client': [
    '@claim-it/rules',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/protocol',
    '@claim-it/text',
  ],
  'packages/testkit': ['@claim-it/rules'],
  'apps/web': [
    '@claim-it/rules',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/protocol',
    '@claim-it/text',
    '@claim-it/site',
    '@claim-it/board',
    '@claim-it/client',
  ],
  'apps/server': [
    '@claim-it/rules',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/protocol',
    '@claim-it/site',
  ],
  'apps/cli': [
    '@claim-it/rules',
    '@claim-it/kernel',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/text',
    '@claim-it/server',
  ],
};

/** Packages of which only types may be imported: they are gone when the program runs. */
const TYPE_ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/text': ['@claim-it/ai', '@claim-it/fairness'],
  'packages/protocol': ['@claim-it/ai'],
};

type Import = { readonly from: string; readonly isType: boolean };

/** What the sources of a package import from other packages of ours, tests left out. */
const importsOf = (folder: string): readonly Import[] =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, 'src', name), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/^(?:im|ex)port (type )?(?:[^;']*? from )?'(@claim-it\/[a-z]+)/gm),
      ...source.matchAll(/\bimport\(()'(@claim-it\/[a-z]+)/g),
    ])
    .map(([, type, from = '']) => ({ from, isType: type === 'type ' }));

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
);

describe('the arrows between packages', () => {
  test('every package has its line', () => {
    expect(folders.toSorted()).toEqual(Object.keys(ARROWS).toSorted());
  });

  test.each(folders)('%s depends on nothing it may not', (folder) => {
    const own = Object.keys(readManifest(folder).dependencies ?? {}).filter(
      (name) => name.startsWith('@claim-it/') || name === 'claim-it',
    );
    expect(ARROWS[folder]).toEqual(expect.arrayContaining(own));
  });

  test.each(folders)(
    '%s imports what it may, and only types where only types are allowed',
    (folder) => {
      const imports = importsOf(folder);
      const [own, types] = [ARROWS[folder] ?? [], TYPE_ARROWS[folder] ?? []];
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
  test('every version is pinned to the letter', () => {
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
