import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StatementSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { syncFolder } from '../../durable.ts';
import type { Statement } from '../database.ts';
import { StoreFault } from '../fault.ts';
import type { SqlRow } from '../row.ts';
import { sqliteFault } from './faults.ts';

/** One connection with its prepared statements; everything it throws about the disk is a fault. */
export type SqliteConnection = {
  readonly file: string;
  readonly run: (statement: Statement) => readonly SqlRow[];
  /** Carries a statement out that answers no rows, and says how many it has changed. */
  readonly change: (statement: Statement) => number;
  readonly execute: (script: string) => void;
  readonly close: () => void;
};

/** How long a connection waits for another program's lock, in milliseconds. */
export const PATIENCE = 5_000;

const isRow = (row: unknown): row is SqlRow => typeof row === 'object' && row !== null;

/** The file exists from now on, for its owner only, and its name is on disk. */
const ensureFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', 0o600));
    syncFolder(dirname(file));
  } catch (error) {
    throw new StoreFault('refused', `The database ${file} cannot be opened.`, error);
  }
};

const WRITER = `
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma checkpoint_fullfsync = on;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma wal_autocheckpoint = 16000;
  pragma cache_size = -32768;
  pragma journal_size_limit = 67108864;
`;

/** Wraps a handle of SQLite; statements are prepared once, because each preparation costs memory for good. */
export const connectionOn = (
  file: string,
  handle: InstanceType<typeof DatabaseSync>,
): SqliteConnection => {
  const prepared = new Map<string, StatementSyncInstance>();
  const guard = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw sqliteFault(error, file);
    }
  };
  const prepare = (text: string): StatementSyncInstance => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const fresh = handle.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(text, fresh);
    return fresh;
  };
  return {
    file,
    run: ({ text, values }) =>
      guard(() =>
        prepare(text)
          .all(...values)
          .filter(isRow),
      ),
    change: ({ text, values }) => guard(() => Number(prepare(text).run(...values).changes)),
    execute: (script) => guard(() => handle.exec(script)),
    close: () => {
      // Prepared statements keep a closed handle, and its transaction, alive until they are collected.
      if (handle.isTransaction) handle.exec('rollback');
      prepared.clear();
      handle.close();
    },
  };
};

const open = (file: string, readOnly: boolean, timeout: number): SqliteConnection => {
  try {
    return connectionOn(file, new DatabaseSync(file, { readOnly, timeout }));
  } catch (error) {
    throw sqliteFault(error, file);
  }
};

/** A database that is used only as a lock. */
export const openLock = (file: string, patience: number): SqliteConnection => {
  ensureFile(file);
  return open(file, false, patience);
};

export const openReader = (file: string): SqliteConnection => open(file, true, PATIENCE);

/** A connection whose commits are on disk when they return. */
export const openWriter = (file: string, patience: number = PATIENCE): SqliteConnection => {
  ensureFile(file);
  const connection = open(file, false, patience);
  try {
    const [mode] = connection.run({ text: 'pragma journal_mode = wal', values: [] });
    if (mode?.['journal_mode'] !== 'wal')
      throw new StoreFault('unsafe', `The folder of ${file} does not allow a write-ahead log.`);
    connection.execute(WRITER);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};
