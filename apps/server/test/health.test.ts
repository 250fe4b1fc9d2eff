import { EventEmitter, once } from 'node:events';
import type { TableId } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Timers } from '../src/clock.ts';
import { DamagedGames } from '../src/ops/damage.ts';
import { Health } from '../src/ops/health.ts';
import type { Log } from '../src/ops/log.ts';
import { SILENT } from '../src/ops/log.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import type { Database, Store } from '../src/store/index.ts';
import { StoreFault, storeOn } from '../src/store/index.ts';
import { Client } from './client.ts';
import { clockAt, quickTimers, TestHouse } from './fixture.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';

const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove();
});

describe('health of a server', () => {
  const database: Database = openMemoryDatabase();
  const house = new TestHouse({ store: storeOn(database) });
  let client: Client;
  let whole: TableId;
  let broken: TableId;
  let unreadable: TableId;
  const spoil = (change: string, table: TableId): Promise<unknown> =>
    database.write([{ text: `update house_table set ${change} where id = $1`, values: [table] }]);
  beforeAll(async () => {
    await house.start();
    removals.push(() => house.remove());
    client = await house.visitor();
    for (const _ of [1, 2, 3]) {
      const { table } = await client.open();
      await client.watch(table);
      expect(await client.sit(table, 0, 'green')).toMatchObject({ kind: 'done' });
      [whole, broken, unreadable] = [broken, unreadable, table];
    }
    await house.stop();
    await spoil("hash = 'gone'", broken);
    await spoil("status = 'dreaming'", unreadable);
    await house.start();
    const { cookie } = client;
    client = new Client(house.base);
    client.cookie = cookie;
  });

  test('a damaged game is left out of the lobby, which continues for all others', async () => {
    const { status, body } = await client.get('/api/lobby');
    expect(status).toBe(200);
    const { mine } = body as { readonly mine: readonly { readonly table: TableId }[] };
    expect(mine.map(({ table }) => table)).toEqual([whole]);
  });

  test('a damaged game is answered as missing, and lists of finished games work', async () => {
    await spoil("status = 'finished'", broken);
    expect((await client.get(`/api/tables/${broken}`)).status).toBe(404);
    expect((await client.get(`/api/tables/${broken}/record`)).status).toBe(404);
    expect(await client.get('/api/me/games')).toMatchObject({ status: 200, body: { games: [] } });
    expect((await client.get('/api/dice')).status).toBe(200);
  });

  test('a damaged game is named by health, counted, and logged once and without its whole id', async () => {
    const health = await house.running!.health();
    expect(health).toMatchObject({ kind: 'degraded' });
    for (const table of [broken, unreadable])
      expect(JSON.stringify(health)).toContain(table.slice(0, 8));
    const metrics = await house.running!.metrics.registry.metrics();
    expect(metrics).toContain('claim_it_damaged_games 2');
    const said = house.complaints.filter((line) => line.includes('a game is damaged'));
    expect(said).toHaveLength(2);
    for (const line of house.complaints)
      for (const table of [broken, unreadable]) expect(line).not.toContain(table);
  });
});

test('a head that does not fit its last event is found at the start', async () => {
  const database = openMemoryDatabase();
  const house = await new TestHouse({ store: storeOn(database) }).start();
  removals.push(() => house.remove());
  const client = await house.visitor();
  const { table } = await client.open();
  await client.watch(table);
  expect(await client.sit(table, 0, 'green')).toMatchObject({ kind: 'done' });
  expect(await house.running!.health()).toEqual({ kind: 'well' });
  await house.stop();
  await database.write([{ text: "update house_table set hash = 'gone'", values: [] }]);
  await house.start();
  expect(await house.running!.health()).toMatchObject({ kind: 'degraded' });
});

test('health writes rarely, and reports when the disk is full and when it is not any more', async () => {
  const real = storeOn(openMemoryDatabase());
  let [isFull, writes, time] = [false, 0, 1_000_000];
  const store: Store = {
    ...real,
    changeFact: async (fact) => {
      writes += 1;
      if (isFull) throw new StoreFault('diskFull', 'The database cannot grow: the disk is full.');
      return real.changeFact(fact);
    },
  };
  const house = await new TestHouse({ store, clock: clockAt(() => time) }).start();
  removals.push(() => house.remove());
  const health = () => house.running!.health();
  for (const _ of [1, 2, 3]) expect(await health()).toEqual({ kind: 'well' });
  expect(writes).toBe(1);
  isFull = true;
  expect(await health()).toEqual({ kind: 'well' });
  time += 5_000;
  for (const _ of [1, 2, 3])
    expect(await health()).toEqual({
      kind: 'unwell',
      why: 'The database cannot grow: the disk is full.',
    });
  time += 5_000;
  await health();
  isFull = false;
  time += 5_000;
  expect(await health()).toEqual({ kind: 'well' });
  expect(house.complaints.map((line) => line.split(' {')[0])).toEqual([
    'the store is unwell',
    'the store is well again',
  ]);
});

test('a store that accepts writes and cannot be read is unhealthy', async () => {
  const real = storeOn(openMemoryDatabase());
  const findFact: Store['findFact'] = (name) =>
    name === 'probe' ? Promise.reject(new Error('The page is torn.')) : real.findFact(name);
  const house = await new TestHouse({ store: { ...real, findFact } }).start();
  removals.push(() => house.remove());
  expect(await house.running!.health()).toEqual({ kind: 'unwell', why: 'The page is torn.' });
});

test('a store that does not respond is unhealthy after a timeout', async () => {
  const real = storeOn(openMemoryDatabase());
  const waiting: (() => void)[] = [];
  const after: Timers['after'] = (_, call) => {
    waiting.push(call);
    return () => undefined;
  };
  const health = new Health({
    store: { ...real, changeFact: () => new Promise(() => undefined) },
    damage: new DamagedGames({ log: SILENT, metrics: createMetrics(), security: () => undefined }),
    log: SILENT,
    now: () => 1,
    timers: { after },
  });
  const asked = health.look();
  for (const call of waiting) call();
  expect(await asked).toEqual({ kind: 'unwell', why: 'The store does not answer.' });
  await real.close();
});

test('a full disk is logged even without requests', async () => {
  const real = storeOn(openMemoryDatabase());
  const complaints = new EventEmitter();
  const full = new StoreFault('diskFull', 'The disk is full.');
  const log: Log = {
    ...SILENT,
    error: (_, sentence) => void complaints.emit(sentence),
  };
  const house = new TestHouse({
    store: { ...real, changeFact: () => Promise.reject(full) },
    timers: quickTimers,
    log,
  });
  const complaint = once(complaints, 'the store is unwell');
  await house.start();
  removals.push(() => house.remove());
  await complaint;
});

test('while the disk is full the log is not filled with failed ticks', async () => {
  const real = storeOn(openMemoryDatabase());
  const ticks = new EventEmitter();
  let [isFull, failed, time] = [false, 0, 1_000_000];
  const store: Store = {
    ...real,
    beat: async (beat) => {
      if (!isFull) return real.beat(beat);
      failed += 1;
      if (failed === 3) ticks.emit('third');
      throw new StoreFault('diskFull', 'The disk is full.');
    },
  };
  const wall = (): number => {
    time += 6_000;
    return time;
  };
  const house = await new TestHouse({ store, clock: clockAt(wall), timers: quickTimers }).start();
  removals.push(() => house.remove());
  const third = once(ticks, 'third');
  isFull = true;
  await third;
  isFull = false;
  expect(house.complaints.filter((line) => line.includes('a tick failed'))).toEqual([]);
});
