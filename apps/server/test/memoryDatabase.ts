import { DatabaseSync } from '@photostructure/sqlite';
import { isLate } from '../src/store/append.ts';
import type { Database } from '../src/store/index.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { connectionOn } from '../src/store/sqlite/connection.ts';
import { migrateSqlite } from '../src/store/sqlite/migrate.ts';
import type { WriteResult, WriteTask } from '../src/store/sqlite/writer.ts';
import { createWriter } from '../src/store/sqlite/writer.ts';

const isRows = (answer: WriteResult): answer is Extract<WriteResult, readonly unknown[]> =>
  Array.isArray(answer);

const refused = async (): Promise<never> => {
  throw new Error('a database in memory is not backed up');
};

/** SQLite in memory, with the writer of the real store but without its thread or disk. Without a time of its own no append is late. */
export const openMemoryDatabase = (time: (() => number) | null = null): Database => {
  const file = ':memory:';
  const connection = connectionOn(file, new DatabaseSync(file));
  migrateSqlite(connection, MIGRATIONS, 0);
  const writer = createWriter(connection);
  const commit = async (task: WriteTask): Promise<WriteResult> => {
    const [outcome] = writer.commit([task]);
    if (outcome?.kind !== 'committed') throw outcome?.error;
    return outcome.answer;
  };
  const write: Database['write'] = async (statements) => {
    const rows = await commit({ kind: 'write', statements });
    return isRows(rows) ? rows : [];
  };
  return {
    time: async () => (time ?? Date.now)(),
    read: async (statement) => connection.run(statement),
    write,
    erase: write,
    append: async (append) => {
      if (time !== null && isLate(append, time())) return { kind: 'late' };
      const appended = await commit({ kind: 'append', append });
      if (isRows(appended)) throw new Error('an append is answered with what became of it');
      return appended;
    },
    isInOrder: true,
    snapshot: refused,
    fill: refused,
    close: async () => connection.close(),
  };
};
