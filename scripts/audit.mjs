// Checks the lock file against the advisories of the registry, and reports if the registry does not respond.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { npm } from './sbom.mjs';

/**
 * What an answer of `npm audit --json` means.
 * @param {string} text
 * @returns {{ kind: 'clean' | 'found' | 'notChecked', line: string }}
 */
export const judgeAudit = (text) => {
  const notChecked = /** @type {const} */ ({
    kind: 'notChecked',
    line: 'NOT CHECKED: the advisory service did not answer. Nothing is known about these versions.',
  });
  try {
    const { metadata } = JSON.parse(text);
    if (typeof metadata?.vulnerabilities?.total !== 'number') return notChecked;
    const { total, critical, high } = metadata.vulnerabilities;
    if (total === 0) return { kind: 'clean', line: 'No package of the lock file has an advisory.' };
    const line = `${total} packages have an advisory (${critical} critical, ${high} high): npm audit`;
    return { kind: 'found', line };
  } catch {
    return notChecked;
  }
};

/** With `--required` an audit that could not be made fails, too: for releases. */
const run = () => {
  const { kind, line } = judgeAudit(npm(['audit', '--json', '--package-lock-only']).stdout);
  process.stdout.write(`${line}\n`);
  const isRequired = process.argv.includes('--required');
  if (kind === 'found' || (kind === 'notChecked' && isRequired)) process.exitCode = 1;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) run();
