// npm test: install what is missing, build what has changed, then every check and every test.
// Tests of packages that have not changed since they were last green are not run again, and it says so; with CI or --all they are.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureTools } from './debian.mjs';
import { browserFailuresOf, failuresOf } from './failures.mjs';
import { fingerprintOf, ROOT } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';

const REPORT = join(ROOT, '.cache', 'tests.json');
const BROWSER_REPORT = join(ROOT, '.cache', 'browser-tests.json');

/**
 * Runs a tool from node_modules and shows what it prints.
 * @param {string} name
 * @param {string[]} args
 */
const runTool = (name, args) => {
  const started = performance.now();
  const bin = join(ROOT, 'node_modules', '.bin', name);
  const windows = process.platform === 'win32';
  const { status } = spawnSync(bin, args, { cwd: ROOT, stdio: 'inherit', shell: windows });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${[name, ...args].join(' ')}  (${seconds} s)`);
  return status === 0;
};

/**
 * What the test runner counted, file by file; nothing if it never got that far.
 * @returns {import('./failures.mjs').FileResult[]}
 */
const readReport = () => {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')).testResults;
  } catch {
    return [];
  }
};

/**
 * Runs the tests of these suites and counts. A test that does not run counts as failed: nothing is skipped in silence.
 * @param {import('./suites.mjs').Suite[]} suites
 * @param {(suite: import('./suites.mjs').Suite, passed: number) => void} rememberGreen
 */
const runSuites = (suites, rememberGreen) => {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const isOk = runTool('vitest', [
    'run',
    ...reporters,
    ...suites.map(({ folder }) => `${folder}/`),
  ]);
  const files = readReport();
  let passed = 0;
  let failed = 0;
  for (const suite of suites) {
    const own = files.filter(({ name }) => relative(ROOT, name).startsWith(`${suite.folder}/`));
    const results = own.flatMap(({ assertionResults }) => assertionResults);
    const good = results.filter(({ status }) => status === 'passed').length;
    const broken = own.filter(
      (file) => file.status !== 'passed' && file.assertionResults.length === 0,
    );
    passed += good;
    failed += results.length - good + broken.length;
    if (isOk && good === results.length) rememberGreen(suite, good);
  }
  return { passed, failed: isOk ? failed : Math.max(1, failed), said: failuresOf(files) };
};

/**
 * Runs the tests in a real browser. What Playwright skips or repeats counts as failed.
 * @param {import('./suites.mjs').Suite} suite
 * @param {(suite: import('./suites.mjs').Suite, passed: number) => void} rememberGreen
 */
const runBrowserSuite = async (suite, rememberGreen) => {
  const { ensureBrowser } = await import('../apps/web/test/e2e/browser.mjs');
  if ((await ensureBrowser()) === null) return { passed: 0, failed: 1, said: [] };
  rmSync(BROWSER_REPORT, { force: true });
  const isOk = runTool('playwright', ['test', '--config', 'apps/web/playwright.config.ts']);
  try {
    const { stats, suites } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    if (isOk && failed === 0) rememberGreen(suite, stats.expected);
    const said = browserFailuresOf(suites);
    return { passed: stats.expected, failed: isOk ? failed : Math.max(1, failed), said };
  } catch {
    return { passed: 0, failed: 1, said: [] };
  }
};

ensureInstalled();
ensureTools();
const { build } = await import('./build.mjs');
await build();
mkdirSync(dirname(REPORT), { recursive: true });
const before = fingerprintOf(['packages', 'apps', 'scripts', 'test']);
const { BROWSER_SUITE, findSuites, rememberGreen } = await import('./suites.mjs');
const suites = findSuites();
const isAll = process.argv.includes('--all');
const due = suites.filter(({ green }) => isAll || green === null);

/** @type {typeof rememberGreen} */
const remember = (suite, passed) => {
  // A file changed while the tests ran: what was green is not what is there now.
  if (fingerprintOf(['packages', 'apps', 'scripts', 'test']) === before)
    rememberGreen(suite, passed);
};

const checks = [
  runTool('tsc', ['-b']),
  runTool('biome', ['ci', '--error-on-warnings', '.']),
  runTool('knip', []),
  runTool('tsx', ['scripts/check-rule-ids.ts']),
];
let passed = checks.filter(Boolean).length;
let failed = checks.length - passed;
const inBrowser = due.find(({ folder }) => folder === BROWSER_SUITE);
const others = due.filter((suite) => suite !== inBrowser);
const runs = [
  others.length === 0 ? null : runSuites(others, remember),
  inBrowser === undefined ? null : await runBrowserSuite(inBrowser, remember),
];
for (const run of runs) {
  for (const line of run?.said ?? []) console.log(line);
  passed += run?.passed ?? 0;
  failed += run?.failed ?? 0;
}
let known = 0;
for (const suite of suites.filter((one) => !due.includes(one))) {
  known += suite.green ?? 0;
  console.log(`unchanged since its last green run: ${suite.folder}, ${suite.green} tests`);
}
if (known > 0) console.log(`${known} tests were not run again; npm test -- --all runs them all`);
console.log(`${passed + known} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
