// The software bill of materials of this repository in CycloneDX: from `npm sbom`, reproducible for each lock file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { ROOT } from './fingerprint.mjs';

export const SBOM = 'dist/sbom.json';

/**
 * Runs npm at the root and returns its output.
 * @param {string[]} args
 */
export const npm = (args) => {
  const options = /** @type {const} */ ({ cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  const program = process.env['npm_execpath'];
  return program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
};

/** Removes what changes from build to build (number, time, npm's version, the folder's name) and registry addresses. */
export const billOfMaterials = () => {
  const { stdout, stderr, status } = npm([
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
  ]);
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const { serialNumber: _, metadata, components, ...bill } = JSON.parse(stdout);
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const plain = (/** @type {Record<string, unknown>} */ { externalReferences: __, ...component }) =>
    component;
  return {
    ...bill,
    metadata: { component: { ...plain(metadata.component), name } },
    components: components.map(plain),
  };
};

export const writeSbom = () => {
  const file = join(ROOT, SBOM);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
};
