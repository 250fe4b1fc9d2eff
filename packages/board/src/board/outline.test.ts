import { expect, test } from 'vitest';
import { outlinePath } from './outline.tsx';

test('sides between two spaces of a mine are not drawn', () => {
  expect(outlinePath(['1,6', '2,6'])).toBe('M0 0h1M0 1h1M0 0v1M1 0h1M1 1h1M2 0v1');
});
