// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { countGame } from './streak.ts';

beforeEach(() => localStorage.clear());

test('two wins in a row suggest the next stronger bot', () => {
  expect(countGame('miner', true)).toBeNull();
  expect(countGame('miner', true)).toBe('foreman');
  expect(countGame('miner', true)).toBe('foreman');
});

test('a loss, or another level, resets the count', () => {
  countGame('miner', true);
  expect(countGame('miner', false)).toBeNull();
  expect(countGame('miner', true)).toBeNull();
  expect(countGame('foreman', true)).toBeNull();
  expect(countGame('foreman', true)).toBe('sheriff');
});

test('there is no level above the strongest', () => {
  countGame('legend', true);
  expect(countGame('legend', true)).toBeNull();
});

test('an unreadable value counts as no win', () => {
  localStorage.setItem('claim-it:streak', '{"level":"king","wins":9}');
  expect(countGame('miner', true)).toBeNull();
});
