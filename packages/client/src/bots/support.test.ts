import { afterEach, expect, test, vi } from 'vitest';
import { startThinker } from './support.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without the needed features starts no worker', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(() => startThinker('/worker.js')).toThrow('SIMD');
});
