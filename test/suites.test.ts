import { expect, test } from 'vitest';
import { inputsOf } from '../scripts/suites.mjs';

test('tests run again when any of their dependencies changes, by import or by path', () => {
  expect(inputsOf('packages/rules')).not.toContain('packages/ai');
  expect(inputsOf('packages/rules')).toContain('packages/testkit');
  expect(inputsOf('packages/fairness')).toEqual(
    expect.arrayContaining(['packages/rules', 'docs/fair-dice.md', 'tools/verify.py']),
  );
  // The built command line is compared with the client's results.
  expect(inputsOf('packages/client')).toContain('apps/cli');
  expect(inputsOf('apps/web')).toContain('apps/server');
});
