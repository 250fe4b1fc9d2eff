import type { TableCard } from '@claim-it/protocol';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetGuest,
  isTurnHere,
  runningNow,
  runningTables,
  tellOpenTable,
  tellRunning,
  turnCount,
  turnsElsewhere,
} from './running.ts';

const card = (table: string, parts: object = {}): TableCard =>
  ({
    table,
    status: 'playing',
    turn: 0,
    yours: [0],
    changedAt: 1,
    ...parts,
  }) as unknown as TableCard;

beforeEach(() => {
  tellRunning([]);
  tellOpenTable(null);
});

const ids = (): readonly string[] => turnsElsewhere.value.map(({ table }) => table);

test('tables that wait for this device come first, the oldest of them first; finished ones are left out', () => {
  tellRunning([
    card('others', { yours: [1], changedAt: 9 }),
    card('new', { changedAt: 8 }),
    card('over', { status: 'finished' }),
    card('old', { changedAt: 2 }),
    card('open', { status: 'open', turn: null }),
  ]);
  expect(runningTables.value.map(({ table }) => table)).toEqual(['old', 'new', 'others', 'open']);
  expect(ids()).toEqual(['old', 'new']);
  expect(turnCount.value).toBe(2);
});

test('the open table of this page has priority over the list', () => {
  tellRunning([card('here'), card('there')]);
  tellOpenTable({ table: 'here', isMyTurn: false });
  expect([turnCount.value, isTurnHere.value, ids()]).toEqual([1, false, ['there']]);
  tellOpenTable({ table: 'here', isMyTurn: true });
  expect([turnCount.value, isTurnHere.value, ids()]).toEqual([2, true, ['there']]);
  tellOpenTable({ table: 'unlisted', isMyTurn: true });
  expect(turnCount.value).toBe(3);
});

test('time left is counted by the clock of the server, also where this device shows another time', () => {
  tellRunning([card('here')], Date.now() + 3_600_000);
  expect(Math.round((runningNow() - Date.now()) / 60_000)).toBe(60);
  tellRunning([card('here')]);
  expect(Math.round((runningNow() - Date.now()) / 60_000)).toBe(0);
});

test('a forgotten guest has no tables', () => {
  tellRunning([card('here')]);
  forgetGuest();
  expect(runningTables.value).toEqual([]);
});
