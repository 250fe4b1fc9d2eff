import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chairAt, verifyRecord } from '@claim-it/fairness';
import type { DiceReport, OwnGames, TableId } from '@claim-it/protocol';
import { entriesAfter } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FoldMaker } from '../src/folds/folds.ts';
import { makeHere } from '../src/folds/folds.ts';
import { FoldThread } from '../src/folds/foldThread.ts';
import { NO_LIMITS } from '../src/requests/limits.ts';
import type { Store } from '../src/store/index.ts';
import { openSqlite, storeOn } from '../src/store/index.ts';
import { autoplay } from './autoplay.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { isOver, seatPeople, shakeAll } from './seating.ts';

/** A limit for a hang, not for speed. */
const WAIT = { timeout: 60_000 };

const recordAt = (client: Client, table: string) => client.get(`/api/tables/${table}/record`);

/** A finished game with its cached fold. */
const playOne = async (
  house: TestHouse,
  store: Store = house.store,
): Promise<{ readonly table: TableId; readonly people: readonly Client[] }> => {
  const [id, people] = await seatPeople(house, 2);
  for (const one of people) {
    autoplay(one, { stirs: 1, takes: 0.9 });
    one.onTable(one.views.get(id)!);
  }
  for (const one of people) await one.until(isOver(one, id));
  const table = id as TableId;
  await vi.waitUntil(async () => (await store.findFold(table))?.record != null, WAIT);
  return { table, people };
};

describe('folds of finished games', () => {
  const made: string[] = [];
  const house = new TestHouse();
  const here = makeHere(house.store);
  const maker: FoldMaker = {
    ...here,
    make: (table) => {
      made.push(table);
      return here.make(table);
    },
  };
  beforeAll(() => house.start({ maker }));
  afterAll(() => house.remove());

  test('a finished game is replayed once, for any number of requests', async () => {
    const { table, people } = await playOne(house);
    for (const one of people) {
      const { status, body } = await recordAt(one, table);
      expect(status).toBe(200);
      expect(verifyRecord(String(body)).ok).toBe(true);
      const { games } = (await one.get('/api/me/games')).body as OwnGames;
      expect(games).toMatchObject([{ table, seats: [expect.any(Number)] }]);
      expect(games[0]?.record).not.toContain('[Dice ');
      expect(games[0]?.record).toContain('[Game ');
    }
    const dice = (await people[0]!.get('/api/dice')).body as DiceReport;
    expect(dice.tally.rolls).toBeGreaterThan(5);
    await house.stop();
    await house.start({ maker });
    Object.assign(people[0]!, { base: house.base });
    expect((await recordAt(people[0]!, table)).status).toBe(200);
    expect((await people[0]!.get('/api/dice')).body).toEqual(dice);
    expect(made).toEqual([table]);
    expect(house.complaints).toEqual([]);
  });
});

test('while too many logs wait, the record of a running game is answered as busy, and play continues', async () => {
  const house = new TestHouse({ limits: { ...NO_LIMITS, recordsWaiting: 1 } });
  const here = makeHere(house.store);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make: FoldMaker['make'] = async (table) => released.then(() => here.make(table));
  await house.start({ maker: { ...here, make } });
  const games = [await seatPeople(house, 2), await seatPeople(house, 2)] as const;
  for (const [table, people] of games) await shakeAll(table, people);
  const [[first, people], [second]] = games;
  const stranger = await house.visitor();
  const pending = [recordAt(stranger, first), recordAt(stranger, first)];
  await vi.waitUntil(async () => (await recordAt(stranger, second)).status === 503, WAIT);
  const say = { kind: 'say', chair: chairAt(0), saying: 'hello' } as const;
  expect(await people[0]!.do(first, say)).toMatchObject({ kind: 'done' });
  release();
  for (const answer of await Promise.all(pending)) expect(answer.status).toBe(200);
  expect((await recordAt(stranger, second)).status).toBe(200);
  await house.remove();
});

/** Another process has appended many events. */
const inflate = async (store: Store, table: TableId, count: number): Promise<void> => {
  const log = await store.read({ table, since: 0 });
  const said = log?.entries.find(({ body }) => body.startsWith('{"kind":"said"'));
  if (log === null || said === undefined) throw new Error('nothing was said yet');
  const entries = entriesAfter(
    log,
    Array.from({ length: count }, () => said.body),
  );
  await store.append({ table, after: log, command: 'inflated', entries, at: 0 });
};

test('a long log is opened from its cached fold, and replayed in another thread otherwise', async () => {
  const made: string[] = [];
  const house = new TestHouse();
  const here = makeHere(house.store);
  const make: FoldMaker['make'] = (table) => {
    made.push(table);
    return here.make(table);
  };
  await house.start({ maker: { ...here, make } });
  const [id, people] = await seatPeople(house, 2);
  const table = id as TableId;
  const say = { kind: 'say', chair: chairAt(1), saying: 'hello' } as const;
  await people[1]!.do(table, say);
  await house.stop();
  await inflate(house.store, table, 600);
  const open = async (): Promise<Client> => {
    await house.start({ maker: { ...here, make } });
    const late = await house.visitor();
    await late.watch(table);
    await late.until(() => late.views.get(table)!.state.seq > 600);
    expect(late.troubles).toEqual([]);
    return late;
  };
  const first = await open();
  expect(made).toEqual([table]);
  const { hash } = first.views.get(table)!;
  await house.stop();
  const kept = await house.store.findFold(table);
  const again = await open();
  expect(made).toEqual([table]);
  expect(kept?.seq).toBeGreaterThan(600);
  expect(again.views.get(table)!.hash).toBe(hash);
  await house.remove();
});

test('a separate thread reads the file and makes the record', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-thread-'));
  const file = join(folder, 'house.db');
  const store = storeOn(await openSqlite({ file }));
  const house = new TestHouse({ store, maker: new FoldThread({ kind: 'sqlite', file }) });
  await house.start();
  const { table, people } = await playOne(house, store);
  const { status, body } = await recordAt(people[0]!, table);
  expect(status).toBe(200);
  expect(verifyRecord(String(body)).ok).toBe(true);
  const [running, others] = await seatPeople(house, 2);
  await shakeAll(running, others);
  expect((await recordAt(others[0]!, running)).status).toBe(200);
  expect((await recordAt(others[0]!, 'not-a-table-id')).status).toBe(404);
  await house.remove();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  expect(house.complaints).toEqual([]);
});
