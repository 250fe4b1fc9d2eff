import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Store } from '../src/store/index.ts';
import { openSqlite, storeOn } from '../src/store/index.ts';
import { openWriter } from '../src/store/sqlite/connection.ts';
import { migrateSqlite } from '../src/store/sqlite/migrate.ts';
import { describeBackups } from './suites/backups.ts';
import { describeFirstSchema } from './suites/firstSchema.ts';
import { describeFolds } from './suites/folds.ts';
import { describeLaws } from './suites/laws.ts';
import { describeLobby } from './suites/lobby.ts';
import { describeLog } from './suites/log.ts';
import { describeNotices } from './suites/notices.ts';
import { describePeople } from './suites/people.ts';
import { describeSafety } from './suites/safety.ts';
import { freshId } from './suites/samples.ts';

describe('a store in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-store-'));
  const openEmpty = () => openSqlite({ file: join(folder, `${freshId()}.db`) });
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await openEmpty();
    store = storeOn(database);
  });
  afterAll(async () => {
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  describeLog(() => store);
  describePeople(() => store);
  describeSafety(() => store);
  describeNotices(() => store);
  describeLobby(openEmpty);
  describeFolds(() => database, openEmpty);
  describeLaws(() => store, 60);
  describeBackups(() => database, openEmpty);
  describeFirstSchema(async (first, rows) => {
    const file = join(folder, `${freshId()}.db`);
    const connection = openWriter(file);
    migrateSqlite(connection, first, 1);
    for (const row of rows) connection.run(row);
    connection.close();
    return openSqlite({ file });
  });
});
