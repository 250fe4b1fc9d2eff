import type { GuestId, TableId } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Store, TableQuery, TableStatus } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/index.ts';
import { chairFor, openGuest, openTableRow, PLAYING } from './samples.ts';

const NOW = 1_000_000;
const OPEN = { status: 'open', turn: null, deadline: null, openUntil: NOW + 1 } as const;

/** The lobby's queries of the store. */
export const describeLobby = (openEmpty: () => Promise<Database>): void => {
  describe('the lobby', () => {
    let store: Store;
    let honest: TableId;
    beforeAll(async () => {
      store = storeOn(await openEmpty());
      honest = await open(await openGuest(store, 'Ada'), 10);
    });
    afterAll(() => store?.close());

    const open = (guest: GuestId, at: number, openUntil: number | null = NOW + 1) =>
      openTableRow(store, {
        isListed: true,
        progress: { ...OPEN, openUntil },
        chairs: [chairFor(0), chairFor(1, { guest })],
        at,
      });

    const find = async (parts: Partial<Extract<TableQuery, { kind: 'lobby' }>> = {}) => {
      const query = { kind: 'lobby', status: 'open', now: NOW, perGuest: 3, limit: 60 } as const;
      return (await store.findTables({ ...query, ...parts })).map(({ id }) => id);
    };

    test('shows a table with a person and a free chair, until its time is over', async () => {
      expect(await find()).toEqual([honest]);
      expect(await find({ now: NOW + 1 })).toEqual([]);
    });

    test('is not filled by full or private tables', async () => {
      for (let guest = 0; guest < 3; guest += 1) {
        const owner = await openGuest(store);
        for (let table = 0; table < 20; table += 1) await open(owner, 100, null);
      }
      await openTableRow(store, { progress: OPEN, at: 100 });
      expect(await find()).toEqual([honest]);
    });

    test('shows a few tables of each guest, the first of each guest before any second one', async () => {
      const owners = await Promise.all([openGuest(store), openGuest(store), openGuest(store)]);
      for (const owner of owners)
        for (let table = 0; table < 20; table += 1) await open(owner, 100 + table);
      const found = await find();
      expect(found).toHaveLength(10);
      expect(found.indexOf(honest)).toBe(3);
      expect(await find({ limit: 4 })).toContain(honest);
      expect(await find({ perGuest: 1 })).toHaveLength(4);
    });

    test('omits a table that its guest has put away, until their chair changes', async () => {
      const [guest, other] = [await openGuest(store), await openGuest(store)];
      const chairs = [chairFor(0, { guest }), chairFor(1, { guest: other })];
      const id = await openTableRow(store, { chairs, at: 5 });
      const mine = async (who: GuestId): Promise<readonly TableId[]> =>
        (await store.findTables({ kind: 'ofGuest', guest: who, limit: 9 })).map((one) => one.id);
      expect(await mine(guest)).toEqual([id]);
      await store.putAway({ table: id, guest });
      expect(await mine(guest)).toEqual([]);
      expect(await mine(other)).toEqual([id]);
    });

    test('knows the running tables of a guest: those that wait for them first, the oldest of them first', async () => {
      const guest = await openGuest(store);
      const play = (chair: number, at: number, status: TableStatus = 'playing') =>
        openTableRow(store, {
          progress: { ...PLAYING, status },
          chairs: [chairFor(chair, { guest })],
          at,
        });
      const others = await play(1, 300);
      const later = await play(0, 200);
      const oldest = await play(0, 100);
      const newest = await play(1, 400);
      const gathering = await play(0, 350, 'open');
      await play(0, 500, 'finished');
      const find = async (limit: number) =>
        (await store.findTables({ kind: 'runningOfGuest', guest, limit })).map(({ id }) => id);
      expect(await find(30)).toEqual([oldest, later, newest, gathering, others]);
      expect(await find(1)).toEqual([oldest]);
    });

    test('spreads games to watch in the same way', async () => {
      const owner = await openGuest(store);
      const chairs = [chairFor(0, { guest: owner })];
      const play = (row: typeof chairs, at: number) =>
        openTableRow(store, { isListed: true, progress: PLAYING, chairs: row, at });
      const calm = await play([chairFor(0, { guest: await openGuest(store) })], 1);
      for (let table = 0; table < 5; table += 1) await play(chairs, 100);
      const found = await find({ status: 'playing' });
      expect(found).toHaveLength(4);
      expect(found[1]).toBe(calm);
    });
  });
};
