import pg from 'pg';
import type { Statement } from '../database.ts';
import type { SqlRow } from '../row.ts';
import { postgresFault } from './faults.ts';

/** `url` is a postgres:// address; `schema` keeps our tables apart from others in the same database. */
export type PostgresOptions = {
  readonly url: string;
  readonly schema?: string;
  /** Connections at once; PostgreSQL commits them in groups by itself. */
  readonly connections?: number;
};

const INT8 = 20;
/** Our numbers are times and counts: all of them are exact as numbers. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The first statement of every connection: no acknowledgement before the log is on disk, regardless of the server's default. */
const greetingOf = (schema: string): string =>
  `set synchronous_commit = on; set search_path = ${quoted(schema)}`;

export type PgSession = { readonly run: (statement: Statement) => Promise<readonly SqlRow[]> };

export type Pool = {
  readonly schema: string;
  /** One statement, one transaction. With a name the server plans it once for each connection. */
  readonly run: (
    text: string,
    values: readonly unknown[],
    name?: { readonly name: string },
  ) => Promise<readonly SqlRow[]>;
  /** Several statements on one connection. */
  readonly using: <Result>(work: (session: PgSession) => Promise<Result>) => Promise<Result>;
  /** All of it, or nothing. */
  readonly transaction: <Result>(
    work: (session: PgSession) => Promise<Result>,
    begin?: string,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
};

const guard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw postgresFault(error);
  }
};

const sessionOn = (client: pg.PoolClient): PgSession => ({
  run: ({ text, values }) =>
    guard(async () => (await client.query<SqlRow>(text, [...values])).rows),
});

const createDriverPool = ({ url, connections = 8 }: PostgresOptions, greeting: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    application_name: 'claim-it',
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection that breaks while it is lent out says so here, too; its query tells the caller.
      client.on('error', () => undefined);
      await client.query(greeting);
    },
  });
  // An idle connection that breaks is replaced; the next query reports it.
  pool.on('error', () => undefined);
  return pool;
};

export const createPool = (options: PostgresOptions): Pool => {
  const schema = options.schema ?? 'claim_it';
  const pool = createDriverPool(options, greetingOf(schema));
  const using: Pool['using'] = (work) =>
    guard(async () => {
      const client = await pool.connect();
      try {
        const result = await work(sessionOn(client));
        client.release();
        return result;
      } catch (error) {
        // After an error the state of the connection is unknown.
        client.release(true);
        throw error;
      }
    });
  const transaction: Pool['transaction'] = (work, begin = 'begin') =>
    using(async (session) => {
      await session.run({ text: begin, values: [] });
      const result = await work(session);
      await session.run({ text: 'commit', values: [] });
      return result;
    });
  return {
    schema,
    using,
    transaction,
    run: (text, values, name) =>
      guard(async () => (await pool.query<SqlRow>({ ...name, text, values: [...values] })).rows),
    close: () => pool.end(),
  };
};
