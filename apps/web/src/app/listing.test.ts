// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import { listed } from './listing.ts';

const NAMES = ['Amos', 'Lottie', 'Karl', 'Ruth'];

describe('names are listed as the browser would', () => {
  test.each([0, 1, 2, 3, 4])('%i of them', (count) => {
    const names = NAMES.slice(0, count);
    const expected = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
    expect(listed(names)).toBe(expected);
  });
});
