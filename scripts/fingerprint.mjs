// A short hash of file contents; dates are ignored, because a fresh clone has new dates.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NOT_SOURCES = ['node_modules', 'dist', 'build', 'generated', '.training', '.git', '.cache'];

/**
 * All files below a path, except generated and installed ones.
 * @param {string} path
 * @returns {string[]}
 */
export const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    NOT_SOURCES.includes(entry.name) || entry.name.endsWith('.tsbuildinfo')
      ? []
      : filesBelow(join(path, entry.name)),
  );
};

/**
 * A function that reads every file once, for any number of fingerprints.
 * @returns {(inputs: string[]) => string} of files and folders, relative to the root
 */
export const fingerprints = () => {
  /** @type {Map<string, string>} */
  const known = new Map();
  const lineOf = (/** @type {string} */ file) => {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    const line = `${relative(ROOT, file)}\0${digest}\n`;
    known.set(file, line);
    return line;
  };
  return (inputs) => {
    const files = new Set(inputs.flatMap((input) => filesBelow(join(ROOT, input))));
    const hash = createHash('sha256').update(process.version);
    for (const file of [...files].sort()) hash.update(known.get(file) ?? lineOf(file));
    return hash.digest('hex');
  };
};
