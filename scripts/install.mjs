// Installs the dependencies when they are missing or not those of package-lock.json.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.claim-it-install');

/** Ends the program with one line if the dependencies cannot be had. */
export const ensureInstalled = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stderr.write('Installing what is missing (once) …\n');
  // No dependency needs an install script, so none may run.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  if (status !== 0) {
    process.stderr.write('npm could not install the dependencies; the lines above say why.\n');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
};
