import { isLate } from '../append.ts';
import type { Database, Snapshot } from '../database.ts';
import { StoreFault } from '../fault.ts';
import { MIGRATIONS } from '../schema.ts';
import { startThread } from './boot.ts';
import { openReader, openWriter, PATIENCE } from './connection.ts';
import { migrateSqlite } from './migrate.ts';
import { isRows, WriterQueue } from './queue.ts';

/** `onStop` is called when the disk failed and nothing will be written any more; the server then stops. */
export type SqliteOptions = {
  readonly file: string;
  readonly onStop?: (fault: Error) => void;
  /** How long the first look at the file waits for another program's lock, in milliseconds. */
  readonly patience?: number;
};

const snapshotOf = (file: string): Snapshot => {
  const connection = openReader(file);
  connection.execute('begin');
  return {
    read: async (statement) => connection.run(statement),
    close: async () => connection.close(),
  };
};

/** Writes everything past the queue, on a connection of its own: for a server that is not open yet. */
const fillFile = async (file: string, fill: Parameters<Database['fill']>[0]): Promise<void> => {
  const connection = openWriter(file);
  try {
    migrateSqlite(connection, MIGRATIONS, Date.now());
    connection.execute('begin immediate');
    await fill(async (statement) => {
      connection.run(statement);
    });
    connection.execute('commit');
  } finally {
    // Closing takes back what was not committed.
    connection.close();
  }
};

/** Reads only, on a connection of its own. */
export const openSqliteReader = (file: string): Pick<Database, 'read'> => {
  const connection = openReader(file);
  return { read: async (statement) => connection.run(statement) };
};

/** One process, one file. Reads have a connection of their own and never wait for a commit. */
export const openSqlite = async (options: SqliteOptions): Promise<Database> => {
  const { file, onStop, patience = PATIENCE } = options;
  const thread = startThread({ file, patience });
  const queue = new WriterQueue(thread, onStop ?? (() => undefined));
  try {
    await queue.open();
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  const reader = openReader(file);
  let isOpen = true;
  const submitRows = async (
    kind: 'write' | 'erase',
    statements: Parameters<Database['write']>[0],
  ) => {
    const rows = await queue.submit({ kind, statements });
    return isRows(rows) ? rows : [];
  };
  return {
    // One process, one machine: its own clock is the only one.
    time: async () => Date.now(),
    read: async (statement) => {
      if (!isOpen) throw new StoreFault('closed', 'The database is closed.');
      return reader.run(statement);
    },
    write: (statements) => submitRows('write', statements),
    erase: (statements) => submitRows('erase', statements),
    append: async (append) =>
      isLate(append, Date.now()) ? { kind: 'late' } : queue.append(append),
    isInOrder: true,
    snapshot: async () => snapshotOf(file),
    fill: (fill) => fillFile(file, fill),
    close: async () => {
      if (isOpen) reader.close();
      isOpen = false;
      await queue.close();
    },
  };
};
