import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Packages } from '../scripts/install.mjs';
import { isInstallationOf } from '../scripts/install.mjs';

const WANTED: Packages = {
  '': { version: '1.0.0' },
  'packages/rules': { version: '0.1.0' },
  'node_modules/@claim-it/rules': { link: true },
  'node_modules/vite': { version: '8.3.5', integrity: 'sha512-a' },
  'node_modules/@rolldown/darwin': { version: '1.2.0', integrity: 'sha512-b', optional: true },
};
const { '': _root, 'node_modules/@rolldown/darwin': other, ...INSTALLED } = WANTED;

const packagesIn = (...path: readonly string[]): Packages =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', ...path), 'utf8')).packages;

test('an existing installation by npm is recognised', () => {
  const installed = packagesIn('node_modules', '.package-lock.json');
  expect(isInstallationOf(packagesIn('package-lock.json'), installed)).toBe(true);
});

test('optional packages may be missing', () => {
  expect(isInstallationOf(WANTED, INSTALLED)).toBe(true);
  expect(isInstallationOf(WANTED, { ...INSTALLED, 'node_modules/@rolldown/darwin': other! })).toBe(
    true,
  );
});

const { 'node_modules/vite': vite, ...withoutVite } = INSTALLED;
test.each<[string, Packages]>([
  ['nothing', {}],
  ['a package less', withoutVite],
  ['another version', { ...INSTALLED, 'node_modules/vite': { ...vite, version: '8.3.4' } }],
  ['other bytes', { ...INSTALLED, 'node_modules/vite': { ...vite, integrity: 'sha512-c' } }],
  ['a package more', { ...INSTALLED, 'node_modules/left': { version: '1.0.0' } }],
  ['a copy for a link', { ...INSTALLED, 'node_modules/@claim-it/rules': { version: '0.1.0' } }],
])('%s differs from the lock file', (_, installed) => {
  expect(isInstallationOf(WANTED, installed)).toBe(false);
});
