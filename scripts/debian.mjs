// Programs that tests need besides Node: found on the path, or installed where the system is Debian and we are root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} program */
export const isInstalled = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * Installs a package of the system, or does nothing where that is not ours to do.
 * @param {string} name
 * @param {string} purpose
 */
export const installByApt = (name, purpose) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${name} for ${purpose} (once) …\n`);
  const run = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = ['install', '-y', '--no-install-recommends', name];
  if (!run(install)) run(['update']) && run(install);
};

const TOOLS = [
  { program: 'redis-server', name: 'redis-server', purpose: 'the tests of the bus over Redis' },
  { program: 'python3', name: 'python3-minimal', purpose: 'the second verifier of the dice' },
  { program: 'cc', name: 'gcc', purpose: 'the tests that cut the power' },
];

/** Installs what the tests call and is not there; a test that still misses it fails and says so. */
export const ensureTools = () => {
  for (const { program, name, purpose } of TOOLS)
    if (!isInstalled(program)) installByApt(name, purpose);
};
