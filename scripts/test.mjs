// npm test: install what is missing, build what has changed, then every check and every test.
// npm run check: the same for now; it stays without browsers and databases when npm test gets them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const REPORT = join(ROOT, '.cache', 'tests.json');

/**
 * Runs a tool from node_modules and shows what it prints.
 * @param {string} name
 * @param {string[]} args
 */
const runTool = (name, args) => {
  const started = performance.now();
  const bin = join(ROOT, 'node_modules', '.bin', name);
  const { status } = spawnSync(bin, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${[name, ...args].join(' ')}  (${seconds} s)`);
  return status === 0;
};

/** What the test runner counted; nothing if it never got that far. */
const readReport = () => {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, success: false };
  }
};

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
mkdirSync(dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });

const checks = [
  runTool('tsc', ['-b']),
  runTool('biome', ['ci', '--error-on-warnings', '.']),
  runTool('knip', []),
  runTool('tsx', ['scripts/check-rule-ids.ts']),
];
runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]);

const report = readReport();
const passed = report.numPassedTests + checks.filter(Boolean).length;
const brokenSuites = report.success ? 0 : Math.max(0, 1 - report.numFailedTests);
const failed = report.numFailedTests + brokenSuites + checks.filter((isOk) => !isOk).length;
// A test that does not run is a test that failed: nothing is skipped in silence.
const skipped = report.numPendingTests;
console.log(`${passed} passed, ${failed + skipped} failed`);
process.exitCode = failed + skipped === 0 ? 0 : 1;
