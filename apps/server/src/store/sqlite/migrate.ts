import { StoreFault } from '../fault.ts';
import { integerOf } from '../row.ts';
import type { Migration } from '../schema.ts';
import { stepsFrom, VERSION_TABLE } from '../schema.ts';
import type { SqliteConnection } from './connection.ts';

/** "Clai" in the file's header: this database is ours. */
const APPLICATION = 0x43_6c_61_69;

const numberFrom = (connection: SqliteConnection, text: string, column: string): number => {
  const [row] = connection.run({ text, values: [] });
  return row === undefined ? 0 : integerOf(row, column);
};

const checkOwner = (connection: SqliteConnection): void => {
  const application = numberFrom(connection, 'pragma application_id', 'application_id');
  if (application === APPLICATION) return;
  const tables = numberFrom(connection, 'select count(*) as tables from sqlite_schema', 'tables');
  if (application !== 0 || tables > 0)
    throw new StoreFault(
      'otherApplication',
      `The database ${connection.file} belongs to another program.`,
    );
};

const takeSteps = (
  connection: SqliteConnection,
  migrations: readonly Migration[],
  at: number,
): void => {
  checkOwner(connection);
  connection.execute(VERSION_TABLE);
  const current = numberFrom(
    connection,
    'select coalesce(max(version), 0) as version from schema_version',
    'version',
  );
  for (const { version, steps } of stepsFrom(
    current,
    migrations,
    `The database ${connection.file}`,
  )) {
    for (const step of steps) connection.execute(step);
    connection.run({
      text: 'insert into schema_version (version, at) values ($1, $2)',
      values: [version, at],
    });
  }
  connection.execute(`pragma application_id = ${APPLICATION}`);
};

/** Migrates the file to the newest schema, in one transaction or not at all. */
export const migrateSqlite = (
  connection: SqliteConnection,
  migrations: readonly Migration[],
  at: number,
): void => {
  // Checked before anything is locked or written: a foreign file is left unchanged.
  checkOwner(connection);
  connection.execute('begin immediate');
  try {
    takeSteps(connection, migrations, at);
    connection.execute('commit');
  } catch (error) {
    connection.execute('rollback');
    throw error;
  }
};
