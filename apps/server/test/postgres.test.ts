import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Store } from '../src/store/index.ts';
import { openPostgres, openSqlite, readBackup, storeOn, writeBackup } from '../src/store/index.ts';
import { migratePostgres } from '../src/store/postgres/migrate.ts';
import { createPool } from '../src/store/postgres/pool.ts';
import type { Cluster } from './postgres/cluster.ts';
import { createCluster } from './postgres/cluster.ts';
import { describeBackups } from './suites/backups.ts';
import { describeFirstSchema } from './suites/firstSchema.ts';
import { describeFolds } from './suites/folds.ts';
import { describeLaws } from './suites/laws.ts';
import { describeLobby } from './suites/lobby.ts';
import { describeLog } from './suites/log.ts';
import { describeNotices } from './suites/notices.ts';
import { describePeople } from './suites/people.ts';
import { describePostgresFaults } from './suites/postgresFaults.ts';
import { describeSafety } from './suites/safety.ts';
import { append, freshId, openGuest, openTableRow } from './suites/samples.ts';

describe.skipIf(inject('missing').includes('postgres'))('a store in PostgreSQL', () => {
  let cluster: Cluster;
  let database: Database;
  let store: Store;
  const openEmpty = () => openPostgres({ url: cluster.url, schema: freshId(), connections: 2 });
  beforeAll(async () => {
    cluster = await createCluster();
    database = await openPostgres({ url: cluster.url });
    store = storeOn(database);
  });
  afterAll(async () => {
    await store?.close();
    await cluster?.remove();
  });
  describeLog(() => store);
  describePeople(() => store);
  describeSafety(() => store);
  describeNotices(() => store);
  describeLobby(openEmpty);
  describeFolds(() => database, openEmpty);
  describeLaws(() => store, 25);
  describeBackups(() => database, openEmpty);
  describeFirstSchema(async (first, rows) => {
    const place = { url: cluster.url, schema: freshId(), connections: 1 };
    const pool = createPool(place);
    await migratePostgres(pool, first, 1);
    for (const { text, values } of rows) await pool.run(text, values);
    await pool.close();
    return openPostgres(place);
  });
  describePostgresFaults(() => cluster);

  test('eight processes for one event: one of them succeeds', async () => {
    const houses = await Promise.all(
      Array.from({ length: 8 }, () => openPostgres({ url: cluster.url, connections: 1 })),
    );
    const table = await openTableRow(store);
    for (const seq of [0, 1, 2, 3, 4]) {
      const answers = await Promise.all(
        houses.map((house) => storeOn(house).append(append(table, seq))),
      );
      expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    }
    await Promise.all(houses.map((house) => house.close()));
  });

  test('several deletions share one vacuum', async () => {
    const schema = freshId();
    const place = { url: cluster.url, schema, connections: 2 };
    const own = await openPostgres(place);
    const counted = createPool(place);
    const vacuums = async (): Promise<unknown> => {
      await counted.run('select pg_stat_clear_snapshot()', []);
      return (
        await counted.run(
          "select sum(vacuum_count)::integer as done from pg_stat_user_tables where schemaname = $1 and relname = 'guest'",
          [schema],
        )
      )[0];
    };
    for (const name of ['Ada', 'Ben', 'Cora'])
      await storeOn(own).forgetGuest({ guest: await openGuest(storeOn(own), name), note: '{}' });
    expect(await vacuums()).toMatchObject({ done: 0 });
    await own.close();
    await expect.poll(vacuums).toEqual({ done: 1 });
    await counted.close();
  });

  test('a server moves from SQLite to PostgreSQL and back with all its data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'claim-it-move-'));
    const first = await openSqlite({ file: join(folder, 'first.db') });
    const table = await openTableRow(storeOn(first));
    await storeOn(first).append(append(table, 0));
    await writeBackup(first, join(folder, 'out'), 1);
    const middle = await openEmpty();
    await readBackup(middle, join(folder, 'out'));
    await storeOn(middle).append(append(table, 1));
    await writeBackup(middle, join(folder, 'back'), 2);
    const last = await openSqlite({ file: join(folder, 'last.db') });
    await readBackup(last, join(folder, 'back'));
    const log = await storeOn(last).read({ table, since: 0 });
    expect(log).toEqual(await storeOn(middle).read({ table, since: 0 }));
    expect(log?.seq).toBe(2);
    await Promise.all([first, middle, last].map((one) => one.close()));
    rmSync(folder, { recursive: true, force: true });
  });
});
