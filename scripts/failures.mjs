// Lists the failures again at the end of a long run.

/** Removes terminal colors from the list. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is how colors begin
const COLORS = /\u001b\[[0-9;]*m/g;
const LINES = 12;

/** @param {string} message */
const inShort = (message) =>
  message
    .replace(COLORS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `    ${line.trim()}`);

/**
 * @param {string} name
 * @param {string[]} messages
 */
const say = (name, messages) => [`FAILED  ${name}`, ...messages.slice(0, 1).flatMap(inShort)];

/**
 * The test runner's report of one file.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 */

/**
 * The lines about the files that Vitest reports.
 * @param {FileResult[]} files
 */
export const failuresOf = (files) =>
  files.flatMap(({ name, status, message = '', assertionResults }) =>
    status !== 'passed' && assertionResults.length === 0
      ? say(name, [message])
      : assertionResults
          .filter((test) => test.status !== 'passed' && test.status !== 'skipped')
          .flatMap((test) => say(`${name} › ${test.fullName}`, test.failureMessages ?? [])),
  );

/**
 * The names of skipped tests, because a program is missing or the system does not match.
 * @param {FileResult[]} files
 */
export const notRunIn = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped')
      .map(({ fullName }) => `${name} › ${fullName}`),
  );

/**
 * Playwright's report of a file or a group of tests in it.
 * @typedef {{ results: { errors: { message?: string }[] }[] }} BrowserTest
 * @typedef {{ title: string, ok: boolean, file: string, line: number, tests: BrowserTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: BrowserSuite[] }} BrowserSuite
 */

/**
 * The lines about the browser tests.
 * @param {BrowserSuite[]} suites
 * @returns {string[]}
 */
export const browserFailuresOf = (suites) =>
  suites.flatMap(({ specs = [], suites: groups = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, file, line, tests }) =>
        say(
          `${file}:${line} › ${title}`,
          tests.flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        ),
      ),
    ...browserFailuresOf(groups),
  ]);
