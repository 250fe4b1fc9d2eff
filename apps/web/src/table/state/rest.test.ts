// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Input } from '@claim-it/rules';
import { cause, position, start } from '@claim-it/testkit';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStage } from '../stage/stage.ts';
import { createTableModel } from './tableModel.ts';

const ROLL: readonly Input[] = [
  { kind: 'roll', seat: 0 },
  { kind: 'dice', roll: [2, 3, 5] },
];

beforeEach(() => {
  settings.value = { ...USUAL, speed: 1 };
});
afterEach(() => {
  settings.value = USUAL;
});

test('a table is at rest once nothing moves, and again after every step', () => {
  const match = fakeMatch(start('go'), 'pp');
  const clock = handClock();
  const { rest } = createTableModel(match, createStage(match, clock));
  expect(rest.value).toBe(0);
  match.cause(...ROLL);
  expect(rest.value).toBeNull();
  while (clock.turn());
  expect(rest.value).toBe(2);
});

test('it is not while a bot is on turn', () => {
  const match = fakeMatch(start('go'), 'bp');
  const { rest } = createTableModel(match, createStage(match, handClock()));
  expect(rest.value).toBeNull();
});

test('it is not before everything that is shown is safe', () => {
  const fake = fakeMatch(start('go'), 'pp');
  const safe = signal(start('og'));
  const match = { ...fake, safe };
  const { rest } = createTableModel(match, createStage(match, handClock()));
  expect(rest.value).toBeNull();
  safe.value = fake.game.peek();
  expect(rest.value).toBe(0);
});

test('a finished game is at rest, no matter how it ended', () => {
  const last = position('GGG.../....../....../....../OO..../.1..... go g - 1 std');
  const match = fakeMatch(cause(last, { kind: 'take', seat: 0 }).game, 'bb');
  expect(createTableModel(match, createStage(match, handClock())).rest.value).toBe(0);
});
