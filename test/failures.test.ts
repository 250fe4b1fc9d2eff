import { expect, test } from 'vitest';
import { browserFailuresOf, failuresOf, notRunIn } from '../scripts/failures.mjs';

const red = (text: string): string => `\u001b[31m${text}\u001b[39m`;

test('a failed test is listed with the first line of its message', () => {
  const good = { fullName: 'a law holds', status: 'passed' };
  const bad = {
    fullName: 'another does not',
    status: 'failed',
    failureMessages: [`${red('expected 1')}\n\n  to be 2\n    at line 3`, 'and more'],
  };
  const lines = failuresOf([
    { name: 'laws.test.ts', status: 'failed', assertionResults: [good, bad] },
  ]);
  expect(lines).toEqual([
    'FAILED  laws.test.ts › another does not',
    '    expected 1',
    '    to be 2',
    '    at line 3',
  ]);
});

test('a file that failed before its tests is listed too', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such module' };
  expect(failuresOf([{ ...file, assertionResults: [] }])).toEqual([
    'FAILED  a.test.ts',
    '    no such module',
  ]);
});

test('a skipped test is listed, and is not a failure', () => {
  const skipped = { fullName: 'Python agrees', status: 'skipped' };
  const files = [{ name: 'dice.test.ts', status: 'passed', assertionResults: [skipped] }];
  expect(failuresOf(files)).toEqual([]);
  expect(notRunIn(files)).toEqual(['dice.test.ts › Python agrees']);
});

test('browser tests are found in nested groups, and long messages are cut', () => {
  const message = Array.from({ length: 99 }, (_, at) => `line ${at}`).join('\n');
  const spec = (ok: boolean) => ({
    title: 'the keys do',
    file: 'table.spec.ts',
    line: 44,
    ok,
    tests: [{ results: [{ errors: [{ message }] }] }],
  });
  const lines = browserFailuresOf([{ suites: [{ specs: [spec(true), spec(false)] }] }]);
  expect(lines[0]).toBe('FAILED  table.spec.ts:44 › the keys do');
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('    line 11');
});
