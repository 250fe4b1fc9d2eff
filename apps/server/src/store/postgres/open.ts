import type { Database, Snapshot, Statement } from '../database.ts';
import { MIGRATIONS } from '../schema.ts';
import { appendTo } from './append.ts';
import { migratePostgres } from './migrate.ts';
import type { PgSession, Pool, PostgresOptions } from './pool.ts';
import { createPool } from './pool.ts';
import { createSweeper } from './sweep.ts';
import { timeOf } from './time.ts';

const runAll = (session: PgSession) => async (statements: readonly Statement[]) => {
  const rows = [];
  for (const statement of statements) rows.push(await session.run(statement));
  return rows;
};

/** A read-only transaction that stays open until it is closed. */
const openSnapshot = (pool: Pool): Promise<Snapshot> =>
  new Promise((resolve, reject) => {
    pool
      .transaction(
        (session) =>
          new Promise<void>((end) => resolve({ read: session.run, close: async () => end() })),
        'begin isolation level repeatable read, read only',
      )
      .catch(reject);
  });

/** Reads only, on one connection of its own. */
export const openPostgresReader = (options: PostgresOptions): Pick<Database, 'read'> => {
  const pool = createPool({ ...options, connections: 1 });
  return { read: ({ text, values }) => pool.run(text, values) };
};

/** Any number of processes, one truth. */
export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
  const pool = createPool(options);
  try {
    await migratePostgres(pool, MIGRATIONS, Date.now());
  } catch (error) {
    await pool.close();
    throw error;
  }
  const sweeper = createSweeper(pool);
  const write: Database['write'] = (statements) =>
    pool.transaction((session) => runAll(session)(statements));
  return {
    time: () => timeOf(pool),
    write,
    read: ({ text, values }) => pool.run(text, values),
    append: (append) => appendTo(pool, append),
    erase: async (statements) => {
      const rows = await write(statements);
      sweeper.ask();
      return rows;
    },
    snapshot: () => openSnapshot(pool),
    fill: (fill) =>
      pool.transaction((session) =>
        fill(async (statement) => {
          await session.run(statement);
        }),
      ),
    close: async () => {
      await sweeper.stop();
      await pool.close();
    },
  };
};
