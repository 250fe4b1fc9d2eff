// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { sayUnanswered } from './sayUnanswered.ts';
import { text } from './texts.ts';

beforeAll(() => speaking('en'));
afterEach(() => vi.unstubAllGlobals());

test('a failure is told in its own words where the browser can think', () => {
  expect(sayUnanswered('It did not work.')).toBe('It did not work.');
});

test('a browser too old to think is told which one would do', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(sayUnanswered('It did not work.')).toBe(text().notices.brainUnsupported);
});
