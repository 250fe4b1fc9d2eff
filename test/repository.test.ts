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
  'packages/testkit': ['@claim-it/rules'],
  'apps/web': [
    '@claim-it/rules',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/protocol',
    '@claim-it/text',
  ],
  'apps/server': ['@claim-it/rules', '@claim-it/ai', '@claim-it/fairness', '@claim-it/protocol'],
  'apps/cli': [
    '@claim-it/rules',
    '@claim-it/kernel',
    '@claim-it/ai',
    '@claim-it/fairness',
    '@claim-it/text',
  ],
};

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
