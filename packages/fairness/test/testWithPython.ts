import type { TestAPI } from 'vitest';
import { inject, test } from 'vitest';

/** A test that needs Python; without it the test is reported as not run. */
export const testWithPython: ReturnType<TestAPI['skipIf']> = test.skipIf(
  inject('missing').includes('python3'),
);
