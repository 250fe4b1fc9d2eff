import { afterEach, expect, test, vi } from 'vitest';
import { supportsSimd } from '../src/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('support for WebAssembly with SIMD is detected', () => {
  expect(supportsSimd()).toBe(true);
});

test.each([
  ['missing', undefined],
  ['without SIMD', { validate: () => false }],
])('WebAssembly %s is not sufficient', (_, webAssembly) => {
  vi.stubGlobal('WebAssembly', webAssembly);
  expect(supportsSimd()).toBe(false);
});
