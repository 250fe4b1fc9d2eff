// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';

const load = async (): Promise<(address: string) => unknown> =>
  (await import('./ownScript.ts')).ownScript;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('our own scripts have full URLs, foreign ones are refused', async () => {
  const ownScript = await load();
  expect(ownScript('/sw.js')).toBe(`${location.origin}/sw.js`);
  expect(() => ownScript('https://example.org/sw.js')).toThrow('another site');
  expect(() => ownScript('data:text/javascript,1')).toThrow('another site');
});

test('where the browser checks scripts, they are trusted values', async () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (a: string) => string }) => ({
      createScriptURL: (address: string) => ({ sealed: rules.createScriptURL(address) }),
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const ownScript = await load();
  expect(ownScript('/sw.js')).toEqual({ sealed: `${location.origin}/sw.js` });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['claim-it']);
  expect(() => ownScript('//example.org/x.js')).toThrow('another site');
});
