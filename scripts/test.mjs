// npm test: installs what is missing, builds what has changed, then runs every check and every test.
// Tests of packages that are unchanged since their last green run are skipped, and listed; with CI or --all they run.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureTools } from './debian.mjs';
import { browserFailuresOf, failuresOf, notRunIn } from './failures.mjs';
import { fingerprints, ROOT } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';

const REPORT = join(ROOT, '.cache', 'tests.json');
const BROWSER_REPORT = join(ROOT, '.cache', 'browser-tests.json');
const { CI: IS_CI } = process.env;

/**
 * The result of a step: how many passed and failed, what did not run, lines about what failed, and the suites that are green.
 * @typedef {{ suite: import('./suites.mjs').Suite, passed: number }} Green
 * @typedef {{ passed: number, failed: number, notRun: string[], said: string[], green: Green[] }} Outcome
 */

/** @param {boolean} isOk */
const single = (isOk) => ({
  passed: isOk ? 1 : 0,
  failed: isOk ? 0 : 1,
  notRun: [],
  said: [],
  green: [],
});

/**
 * Runs a tool from node_modules or a script. Its output is shown live, or at once when it has ended, so that tools
 * that run in parallel do not mix.
 * @param {string} name
 * @param {string[]} args
 * @param {'live' | 'together'} output
 * @returns {Promise<boolean>}
 */
const runTool = (name, args, output) =>
  new Promise((resolve) => {
    const started = performance.now();
    const command = name === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', name);
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => printed.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(Buffer.concat(printed));
      console.log(
        `${status === 0 ? 'ok' : 'FAILED'}  ${[name, ...args].join(' ')}  (${seconds} s)`,
      );
      resolve(status === 0);
    });
  });

/** @param {string} file @returns {any} the runner's counts; nothing if it did not get that far */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Types, style, dead code and rule numbers, in parallel with the build of the programs.
 * @returns {Promise<Outcome[]>}
 */
const runChecks = async () => {
  const { build } = await import('./build.mjs');
  await build('kernel'); // the sources are incomplete without the WebAssembly modules
  const chains = [
    [['node', 'scripts/build.mjs']],
    [
      ['tsc', '-b'],
      ['tsx', 'scripts/check-rule-ids.ts'],
    ],
    [['biome', 'ci', '--error-on-warnings', '.'], ['knip']],
  ];
  const outcomes = await Promise.all(
    chains.map(async (tools) => {
      const ended = [];
      for (const [name = '', ...args] of tools) ended.push(await runTool(name, args, 'together'));
      return ended;
    }),
  );
  return outcomes.flat().map(single);
};

/**
 * Runs the tests of these suites and counts.
 * @param {import('./suites.mjs').Suite[]} suites
 * @returns {Promise<Outcome>}
 */
const runSuites = async (suites) => {
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  // Vitest takes any path that holds the words, and every package has a folder `test`: ours is named file by file.
  const folders = suites.flatMap(({ folder }) =>
    folder.includes('/')
      ? `${folder}/`
      : readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const isOk = await runTool('vitest', ['run', ...reporters, ...folders], 'live');
  /** @type {import('./failures.mjs').FileResult[]} */
  const files = readReport(REPORT)?.testResults ?? [];
  let passed = 0;
  let failed = 0;
  /** @type {Green[]} */
  const green = [];
  for (const suite of suites) {
    const own = files.filter(({ name }) => relative(ROOT, name).startsWith(`${suite.folder}/`));
    const results = own.flatMap(({ assertionResults }) => assertionResults);
    const good = results.filter(({ status }) => status === 'passed').length;
    const broken = own.filter(
      (file) => file.status !== 'passed' && file.assertionResults.length === 0,
    );
    passed += good;
    failed += results.length - good - notRunIn(own).length + broken.length;
    if (isOk && good === results.length) green.push({ suite, passed: good });
  }
  const said = failuresOf(files);
  const least = isOk ? 0 : 1;
  return { passed, failed: Math.max(least, failed), notRun: notRunIn(files), said, green };
};

/**
 * Runs the tests in a real browser. Skipped and repeated tests count as failed.
 * @param {import('./suites.mjs').Suite} suite
 * @returns {Promise<Outcome>}
 */
const runBrowserSuite = async (suite) => {
  const { ensureBrowser } = await import('../apps/web/test/e2e/browser.mjs');
  if ((await ensureBrowser()) === null)
    return { ...single(true), passed: 0, notRun: ['all tests in a browser: Chromium is missing'] };
  rmSync(BROWSER_REPORT, { force: true });
  const isOk = await runTool('playwright', ['test', '-c', 'apps/web/playwright.config.ts'], 'live');
  const report = readReport(BROWSER_REPORT);
  if (report === null) return single(false);
  const { stats, suites } = report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: isOk ? failed : Math.max(1, failed),
    notRun: [],
    said: browserFailuresOf(suites),
    green: isOk && failed === 0 ? [{ suite, passed: stats.expected }] : [],
  };
};

ensureInstalled();
ensureTools();
mkdirSync(dirname(REPORT), { recursive: true });
const SOURCES = ['packages', 'apps', 'scripts', 'test', 'docs', 'tools', 'package-lock.json'];
const before = fingerprints()(SOURCES);
const { BROWSER_SUITE, findSuites, rememberGreen } = await import('./suites.mjs');
const suites = findSuites();
const isAll = process.argv.includes('--all');
const due = suites.filter(({ green }) => isAll || green === null);

/** @param {Outcome} outcome */
const remember = (outcome) => {
  // If a file changed while the tests ran, the green state is outdated.
  if (fingerprints()(SOURCES) === before)
    for (const { suite, passed } of outcome.green) rememberGreen(suite, passed);
  return outcome;
};

const outcomes = await runChecks();
const inBrowser = due.find(({ folder }) => folder === BROWSER_SUITE);
const others = due.filter((suite) => suite !== inBrowser);
if (others.length > 0) outcomes.push(remember(await runSuites(others)));
if (inBrowser !== undefined) outcomes.push(remember(await runBrowserSuite(inBrowser)));
for (const line of outcomes.flatMap(({ said }) => said)) console.log(line);
let known = 0;
for (const suite of suites.filter((one) => !due.includes(one))) {
  known += suite.green ?? 0;
  console.log(`unchanged since its last green run: ${suite.folder}, ${suite.green} tests`);
}
if (known > 0) console.log(`${known} tests were not run again; npm test -- --all runs them all`);
const notRun = outcomes.flatMap((one) => one.notRun);
for (const name of notRun) console.log(`NOT RUN ${name}`);
const passed = outcomes.reduce((sum, one) => sum + one.passed, known);
const failed = outcomes.reduce((sum, one) => sum + one.failed, IS_CI ? notRun.length : 0);
const skipped = IS_CI ? 0 : notRun.length;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
