import type { TableId } from '@claim-it/protocol';
import { afterAll, expect, test } from 'vitest';
import type { Timers } from '../src/clock.ts';
import { HeadCheck } from '../src/ops/heads.ts';
import { SILENT } from '../src/ops/log.ts';
import { StoreFault, storeOn } from '../src/store/index.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { append, openTableRow, PLAYING } from './suites/samples.ts';

const database = openMemoryDatabase();
const store = storeOn(database);
afterAll(() => store.close());

const breakHead = (table: TableId) =>
  database.write([
    { text: `update event set hash = 'torn' where table_id = $1 and seq = 1`, values: [table] },
  ]);

/** Timers that ring when they are told to. */
const createBell = () => {
  const waiting: (() => void)[] = [];
  const timers: Timers = {
    after: (_, call) => {
      waiting.push(call);
      return () => waiting.splice(waiting.indexOf(call), 1);
    },
  };
  return { timers, waiting, ring: () => waiting.shift()?.() };
};

const check = (parts: Partial<ConstructorParameters<typeof HeadCheck>[0]> = {}) => {
  const noted: TableId[] = [];
  const bell = createBell();
  const damage = { note: (table: TableId) => void noted.push(table) };
  const heads = new HeadCheck({ store, damage, log: SILENT, timers: bell.timers, ...parts });
  return { heads, noted, ...bell };
};

test('a torn game is found on any page, and a finished one is not looked at', async () => {
  const tables: TableId[] = [];
  for (let number = 0; number < 450; number += 1) tables.push(await openTableRow(store));
  const [first, last] = [tables.toSorted()[0]!, tables.toSorted().at(-1)!];
  for (const table of [first, last]) {
    await store.append(append(table, 0));
    await breakHead(table);
  }
  const over = await openTableRow(store);
  await store.append(append(over, 0, { progress: { ...PLAYING, status: 'finished', turn: null } }));
  await breakHead(over);
  const { heads, noted, waiting, ring } = check();
  await heads.start();
  expect(noted).toEqual([first]);
  ring();
  await expect.poll(() => waiting.length).toBe(1);
  expect(noted).toEqual([first]);
  ring();
  await expect.poll(() => noted).toEqual([first, last]);
  expect(waiting).toHaveLength(0);
});

test('a page that cannot be read now is read later, and nothing is read after the stop', async () => {
  let asked = 0;
  const { heads, waiting, ring } = check({
    store: {
      checkHeads: async () => {
        asked += 1;
        if (asked === 2) throw new StoreFault('unreachable', 'away');
        return { broken: [], last: 'on' as TableId };
      },
    },
  });
  await heads.start();
  ring();
  await expect.poll(() => waiting.length).toBe(1);
  expect(asked).toBe(2);
  heads.stop();
  expect(waiting).toHaveLength(0);
});
