// Installs the dependencies when they are missing or differ from package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * A package as a lock file lists it.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked
 * @typedef {Readonly<Record<string, Locked>>} Packages
 */

/**
 * Whether npm's installation, by this script or by a plain `npm ci`, matches the lock file. Optional packages may be
 * missing: most of it is for other systems.
 * @param {Packages} wanted the packages of package-lock.json
 * @param {Packages} installed those of node_modules/.package-lock.json, which npm writes when it has finished
 */
export const isInstallationOf = (wanted, installed) => {
  const { '': _root, ...packages } = wanted;
  const isThere = (/** @type {string} */ path) => {
    const [one, other] = [packages[path], installed[path]];
    if (one === undefined || other === undefined) return one?.optional === true;
    return (
      one.version === other.version && one.integrity === other.integrity && one.link === other.link
    );
  };
  return [...Object.keys(packages), ...Object.keys(installed)].every(isThere);
};

/** @param {string[]} path */
const packagesIn = (...path) => {
  const file = join(ROOT, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
};

/** Ends the program with one line if the dependencies cannot be had. */
export const ensureInstalled = () => {
  const installed = packagesIn('node_modules', '.package-lock.json');
  if (isInstallationOf(packagesIn('package-lock.json'), installed)) return;
  process.stderr.write('Installing what is missing (once) …\n');
  // No dependency needs an install script, so none may run.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  if (status === 0) return;
  process.stderr.write('npm could not install the dependencies; the lines above say why.\n');
  process.exit(1);
};
