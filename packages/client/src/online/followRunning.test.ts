import type { RunningTables, TableCard } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TurnedClock } from '../../test/turnedClock.ts';
import { forgetGuest, isGuestHere, noteGuest, runningTables } from '../running/running.ts';
import type { ApiFault } from './api.ts';
import { followRunning } from './followRunning.ts';

const CARD = { table: 't', status: 'playing', turn: 0, yours: [0], changedAt: 1 };
const LISTED = ok({ tables: [CARD as unknown as TableCard] });

let clock: TurnedClock;
let asked: number;
let isVisible: boolean;
let answer: Result<RunningTables, ApiFault>;
let stop: () => void;

const follow = (): ReturnType<typeof followRunning> => {
  const followed = followRunning({
    clock,
    isVisible: () => isVisible,
    ask: async () => {
      asked += 1;
      return answer;
    },
  });
  stop = followed.stop;
  return followed;
};

beforeEach(() => {
  [clock, asked, isVisible, answer] = [new TurnedClock(), 0, true, LISTED];
  noteGuest();
});
afterEach(() => {
  stop();
  forgetGuest();
});

test('requests at once, and again every half minute while the page is visible', async () => {
  follow();
  await clock.pass(1);
  expect([asked, runningTables.value.length]).toEqual([1, 1]);
  await clock.pass(61_000);
  expect(asked).toBe(3);
  isVisible = false;
  await clock.pass(600_000);
  expect(asked).toBe(3);
  isVisible = true;
  await clock.pass(30_000);
  expect(asked).toBe(4);
});

test('a server that does not respond is asked less often, and the last list is kept', async () => {
  follow();
  await clock.pass(1);
  answer = refuse({ kind: 'noHouse' });
  await clock.pass(30_000);
  expect(asked).toBe(2);
  await clock.pass(100_000);
  expect([asked, runningTables.value.length]).toEqual([2, 1]);
});

test('a server that does not know this device any more is not asked again', async () => {
  answer = refuse({ kind: 'refused' });
  const { look } = follow();
  await clock.pass(600_000);
  expect([asked, isGuestHere.value]).toEqual([1, false]);
  stop();
  look();
  expect(asked).toBe(1);
});
