import type { TestAPI } from 'vitest';
import { inject, test } from 'vitest';

/** A test that needs Python: named as not run where there is none. */
export const testWithPython: ReturnType<TestAPI['skipIf']> = test.skipIf(
  inject('missing').includes('python3'),
);
