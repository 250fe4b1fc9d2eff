import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreFault } from '../src/store/fault.ts';
import { openSqlite, storeOn } from '../src/store/index.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import type { SqliteConnection } from '../src/store/sqlite/connection.ts';
import { openWriter } from '../src/store/sqlite/connection.ts';
import { migrateSqlite } from '../src/store/sqlite/migrate.ts';
import type { WriteTask } from '../src/store/sqlite/writer.ts';
import { createWriter } from '../src/store/sqlite/writer.ts';
import { append, chairFor, freshId, openGuest, openTableRow } from './suites/samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-faults-'));
const freshFile = (): string => join(folder, `${freshId()}.db`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openMigrated = (file: string): SqliteConnection => {
  const connection = openWriter(file);
  migrateSqlite(connection, MIGRATIONS, 1);
  return connection;
};

const insertGuest = (id: string, name = 'Digger'): WriteTask => ({
  kind: 'write',
  statements: [{ text: 'insert into guest values ($1, $2, 1, 1)', values: [id, name] }],
});
const kindsOf = (outcomes: readonly { readonly kind: string; readonly error?: unknown }[]) =>
  outcomes.map(({ kind, error }) => (error instanceof StoreFault ? error.kind : kind));

describe('defects of a file', () => {
  test('a file that cannot be opened is refused', async () => {
    await expect(openSqlite({ file: join(folder, 'none', 'house.db') })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  test('a file that is not a database is refused', async () => {
    const file = freshFile();
    writeFileSync(file, 'Dear diary, '.repeat(1_000));
    await expect(openSqlite({ file })).rejects.toMatchObject({ kind: 'damaged' });
    expect(readFileSync(file, 'utf8')).toBe('Dear diary, '.repeat(1_000));
  });

  test('a file of another program is refused, and left unchanged', async () => {
    const file = freshFile();
    const stranger = new DatabaseSync(file);
    stranger.exec('create table recipe (id integer)');
    stranger.close();
    await expect(openSqlite({ file })).rejects.toMatchObject({
      kind: 'otherApplication',
      message: `The database ${file} belongs to another program.`,
    });
    const again = new DatabaseSync(file);
    expect(again.prepare('select name from sqlite_schema').all()).toMatchObject([
      { name: 'recipe' },
    ]);
    again.close();
  });

  test('a file of a newer version is refused', async () => {
    const file = freshFile();
    const connection = openMigrated(file);
    connection.execute('insert into schema_version values (99, 1)');
    connection.close();
    await expect(openSqlite({ file })).rejects.toMatchObject({
      kind: 'newerSchema',
      message: `The database ${file} was written by a newer version (schema 99, this one knows ${MIGRATIONS.at(-1)?.version}).`,
    });
  });

  test('a file that another program has locked is refused', async () => {
    const file = freshFile();
    openMigrated(file).close();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(openSqlite({ file, patience: 0 })).rejects.toMatchObject({
      kind: 'locked',
      message: `The database ${file} is locked by another program.`,
    });
    other.close();
  });

  test('a file with a modified event is refused', async () => {
    const file = freshFile();
    const store = storeOn(await openSqlite({ file }));
    const table = await openTableRow(store);
    for (const seq of [0, 1, 2]) await store.append(append(table, seq));
    const other = new DatabaseSync(file);
    other.exec(`update event set body = '{"after":9}' where seq = 2`);
    other.close();
    await expect(store.read({ table, since: 0 })).rejects.toMatchObject({
      kind: 'damaged',
      message: `The log of table ${table} is damaged at event 2.`,
    });
    expect((await store.read({ table, since: 2 }))?.entries).toHaveLength(1);
    await store.close();
  });
});

test('an entry whose hash does not match its body is detected when it is read', async () => {
  const store = storeOn(await openSqlite({ file: freshFile() }));
  const table = await openTableRow(store);
  const honest = append(table, 0);
  const entries = honest.entries.map((entry) => ({ ...entry, body: '{"after":"all"}' }));
  await store.append({ ...honest, entries });
  await expect(store.read({ table, since: 0 })).rejects.toMatchObject({
    kind: 'damaged',
    message: `The log of table ${table} is damaged at event 1.`,
  });
  await store.close();
});

describe('failing disks', () => {
  /** A connection that fails at one command with SQLite's own error for it. */
  const failingAt = (
    connection: SqliteConnection,
    command: string,
    fault: StoreFault,
  ): SqliteConnection => ({
    ...connection,
    execute: (script) => {
      if (script === command) throw fault;
      connection.execute(script);
    },
  });

  test('after a failed fsync nothing is acknowledged, and no write follows', () => {
    const file = freshFile();
    const connection = openMigrated(file);
    const fault = new StoreFault('diskFailed', 'The disk failed.');
    let hasFailed = false;
    const writer = createWriter({
      ...connection,
      execute: (script) => {
        if (script === 'commit' && !hasFailed) {
          hasFailed = true;
          throw fault;
        }
        connection.execute(script);
      },
    });
    expect(kindsOf(writer.commit([insertGuest('a'), insertGuest('b')]))).toEqual([
      'diskFailed',
      'diskFailed',
    ]);
    expect(kindsOf(writer.commit([insertGuest('c')]))).toEqual(['diskFailed']);
    expect(connection.run({ text: 'select id from guest', values: [] })).toEqual([]);
    connection.close();
  });

  test('a full disk acknowledges nothing, and the store continues when there is room again', () => {
    const file = freshFile();
    const connection = openMigrated(file);
    const writer = createWriter(connection);
    const [pages] = connection.run({ text: 'pragma page_count', values: [] });
    connection.execute(`pragma max_page_count = ${Number(pages?.['page_count']) + 1}`);
    const big = insertGuest('big', 'x'.repeat(50_000));
    expect(kindsOf(writer.commit([insertGuest('a'), big]))).toEqual(['diskFull', 'diskFull']);
    expect(connection.run({ text: 'select id from guest', values: [] })).toEqual([]);
    connection.execute('pragma max_page_count = 100000');
    expect(kindsOf(writer.commit([big]))).toEqual(['committed']);
    connection.close();
  });

  test('a failed checkpoint is fatal as well', () => {
    const connection = openMigrated(freshFile());
    const writer = createWriter(connection);
    const fault = new StoreFault('diskFailed', 'The disk failed.');
    const stop = writer.tidy(() => {
      throw fault;
    });
    expect(stop).toBe(fault);
    expect(kindsOf(writer.commit([insertGuest('a')]))).toEqual(['diskFailed']);
    connection.close();
  });

  test('a database locked by another program refuses writes, and the store continues afterwards', () => {
    const connection = openMigrated(freshFile());
    const locked = new StoreFault('locked', 'locked');
    const writer = createWriter(failingAt(connection, 'begin immediate', locked));
    expect(kindsOf(writer.commit([insertGuest('a')]))).toEqual(['locked']);
    expect(kindsOf(createWriter(connection).commit([insertGuest('a')]))).toEqual(['committed']);
    connection.close();
  });

  test('appends that come twice or too late do not hurt the others in their commit', async () => {
    const file = freshFile();
    const store = storeOn(await openSqlite({ file }));
    const tables = [await openTableRow(store), await openTableRow(store)];
    await store.close();
    const connection = openWriter(file);
    const writer = createWriter(connection);
    const [first, second] = tables.map((table) => append(table, 0));
    const commit = (...appends: readonly (typeof first)[]) =>
      writer
        .commit(
          appends.flatMap((one) => (one === undefined ? [] : [{ kind: 'append', append: one }])),
        )
        .map(
          (outcome) =>
            outcome.kind === 'committed' && 'kind' in outcome.answer && outcome.answer.kind,
        );
    expect(commit(first)).toEqual(['done']);
    const [late, next] = [append(tables[0]!, 0), append(tables[0]!, 1)];
    expect(commit(late, first, second, next)).toEqual(['stale', 'duplicate', 'done', 'done']);
    const again = { ...append(tables[0]!, 2), command: next.command };
    expect(commit(again)).toEqual(['duplicate']);
    expect(connection.run({ text: 'select seq from event', values: [] })).toHaveLength(3);
    connection.close();
  });

  test('one task that cannot be done does not hurt the others in its commit', () => {
    const connection = openMigrated(freshFile());
    const writer = createWriter(connection);
    const outcomes = writer.commit([insertGuest('a'), insertGuest('a'), insertGuest('b')]);
    expect(kindsOf(outcomes)).toEqual(['committed', 'conflict', 'committed']);
    expect(connection.run({ text: 'select id from guest order by id', values: [] })).toHaveLength(
      2,
    );
    connection.close();
  });
});

describe('the writer', () => {
  test('the writer waits for the disk at every commit, and overwrites deleted data', () => {
    const connection = openMigrated(freshFile());
    const settingOf = (name: string) =>
      connection.run({ text: `pragma ${name}`, values: [] })[0]?.[name];
    const full = 2;
    expect(settingOf('synchronous')).toBe(full);
    expect(settingOf('journal_mode')).toBe('wal');
    expect(settingOf('secure_delete')).toBe(1);
    expect(settingOf('foreign_keys')).toBe(1);
    connection.close();
  });
});

describe('migrations', () => {
  test('migrations keep the data, and one that fails changes nothing', () => {
    const connection = openMigrated(freshFile());
    createWriter(connection).commit([insertGuest('a')]);
    const broken = [{ version: 99, steps: ['alter table guest add column hat text', 'nonsense'] }];
    expect(() => migrateSqlite(connection, [...MIGRATIONS, ...broken], 2)).toThrow();
    const good = [{ version: 99, steps: ['alter table guest add column hat text'] }];
    migrateSqlite(connection, [...MIGRATIONS, ...good], 3);
    expect(connection.run({ text: 'select id, hat from guest', values: [] })).toEqual([
      { id: 'a', hat: null },
    ]);
    expect(
      connection.run({
        text: 'select version, at from schema_version order by version',
        values: [],
      }),
    ).toMatchObject([
      ...MIGRATIONS.map(({ version }) => ({ version, at: 1 })),
      { version: 99, at: 3 },
    ]);
    connection.close();
  });
});

describe('deleted data', () => {
  test('deleted data leaves no trace in any file, not even during a backup', async () => {
    const file = freshFile();
    const database = await openSqlite({ file });
    const store = storeOn(database);
    const bytes = () =>
      readdirSync(folder)
        .map((name) => join(folder, name))
        .filter((path) => path.startsWith(file))
        .map((path) => readFileSync(path, 'latin1'))
        .join('');
    const guest = await openGuest(store, 'Canary-7319');
    const chairs = [chairFor(0, { guest, note: '{"name":"Canary-7319"}' })];
    await openTableRow(store, { chairs });
    expect(bytes()).toContain('Canary-7319');
    await store.forgetGuest({ guest, note: '{}' });
    expect(bytes()).not.toContain('Canary-7319');

    const second = await openGuest(store, 'Canary-8888');
    const backup = await database.snapshot();
    await backup.read({ text: 'select count(*) from guest', values: [] });
    await store.forgetGuest({ guest: second, note: '{}' });
    await backup.close();
    await store.beat({ now: 1, patience: 1 });
    await store.beat({ now: 2, patience: 1 });
    expect(bytes()).not.toContain('Canary-8888');
    await store.close();
  });
});

describe('closing a store', () => {
  test('a store that closes writes what was submitted before, and refuses later tasks', async () => {
    const file = freshFile();
    const store = storeOn(await openSqlite({ file }));
    const table = await openTableRow(store);
    const last = store.append(append(table, 0));
    const closed = store.close();
    await expect(store.append(append(table, 1))).rejects.toMatchObject({ kind: 'closed' });
    await expect(store.read({ table, since: 0 })).rejects.toMatchObject({ kind: 'closed' });
    expect(await last).toMatchObject({ kind: 'done' });
    await closed;
    await store.close();
    const again = storeOn(await openSqlite({ file }));
    expect((await again.read({ table, since: 0 }))?.seq).toBe(1);
    await again.close();
  });

  test('a closed store is readable by its owner only', () => {
    const file = freshFile();
    openMigrated(file).close();
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
