import { afterEach, expect, test, vi } from 'vitest';
import { supportsSimd } from '../src/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('WebAssembly with SIMD is known where it runs', () => {
  expect(supportsSimd()).toBe(true);
});

test.each([
  ['missing', undefined],
  ['without SIMD', { validate: () => false }],
])('WebAssembly %s is of no use', (_, webAssembly) => {
  vi.stubGlobal('WebAssembly', webAssembly);
  expect(supportsSimd()).toBe(false);
});
