import { StoreFault } from '../fault.ts';
import { integerOf, textOf } from '../row.ts';
import type { Migration } from '../schema.ts';
import { stepsFrom, VERSION_TABLE } from '../schema.ts';
import type { PgSession, Pool } from './pool.ts';
import { quoted } from './pool.ts';

/** An arbitrary number that all servers share. */
const LOCK = 4_312_306;

const ask = (session: PgSession, text: string) => session.run({ text, values: [] });

const checkOwner = async (session: PgSession, schema: string): Promise<void> => {
  const tables = await session.run({
    text: 'select table_name as name from information_schema.tables where table_schema = $1',
    values: [schema],
  });
  const names = tables.map((row) => textOf(row, 'name'));
  if (names.length > 0 && !names.includes('schema_version'))
    throw new StoreFault(
      'otherApplication',
      `The schema ${schema} in PostgreSQL belongs to another program.`,
    );
};

/** A server that may lose confirmed data cannot keep our guarantee. */
const checkSafety = async (session: PgSession): Promise<void> => {
  const [fsync] = await ask(session, 'show fsync');
  if (fsync?.['fsync'] !== 'on')
    throw new StoreFault(
      'unsafe',
      'PostgreSQL runs with fsync = off and may lose what it confirmed.',
    );
};

/** Migrates the tables to the newest schema; of several servers that start at once, one does it. */
export const migratePostgres = (
  pool: Pool,
  migrations: readonly Migration[],
  at: number,
): Promise<void> =>
  pool.transaction(async (session) => {
    await checkSafety(session);
    await ask(session, `select pg_advisory_xact_lock(${LOCK})`);
    await checkOwner(session, pool.schema);
    await ask(session, `create schema if not exists ${quoted(pool.schema)}`);
    await ask(session, VERSION_TABLE);
    const [row] = await ask(
      session,
      'select coalesce(max(version), 0) as version from schema_version',
    );
    const current = row === undefined ? 0 : integerOf(row, 'version');
    const place = `The schema ${pool.schema} in PostgreSQL`;
    for (const { version, steps } of stepsFrom(current, migrations, place)) {
      for (const step of steps) await ask(session, step);
      await session.run({
        text: 'insert into schema_version (version, at) values ($1, $2)',
        values: [version, at],
      });
    }
  });
