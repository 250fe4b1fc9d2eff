// What files hold, as one short text: contents, not dates, because a fresh clone has new dates.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NOT_SOURCES = ['node_modules', 'dist', 'build', 'generated', '.training', '.git', '.cache'];

/**
 * All files below a path, generated and installed ones left aside.
 * @param {string} path
 * @returns {string[]}
 */
const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    NOT_SOURCES.includes(entry.name) || entry.name.endsWith('.tsbuildinfo')
      ? []
      : filesBelow(join(path, entry.name)),
  );
};

/**
 * @param {string[]} inputs files and folders, relative to the root
 */
export const fingerprintOf = (inputs) => {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesBelow(join(ROOT, input)).sort())
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
