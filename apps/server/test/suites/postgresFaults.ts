import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres, StoreFault } from '../../src/store/index.ts';
import { migratePostgres } from '../../src/store/postgres/migrate.ts';
import { createPool } from '../../src/store/postgres/pool.ts';
import { MIGRATIONS } from '../../src/store/schema.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { freshId } from './samples.ts';

type Answer = { readonly fsync?: string };

const ask = async (url: string, text: string): Promise<readonly Answer[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Answer>(text);
  await client.end();
  return rows;
};

/** One line names the error. */
export const describePostgresFaults = (clusterOf: () => Cluster): void => {
  describe('faults of PostgreSQL', () => {
    test('it is missing', async () => {
      const url = 'postgres://house@127.0.0.1:1/postgres';
      await expect(openPostgres({ url })).rejects.toMatchObject({
        kind: 'unreachable',
        message: 'PostgreSQL cannot be reached.',
      });
    });

    test('it has no such database', async () => {
      const url = clusterOf().url.replace(/postgres$/, 'nowhere');
      await expect(openPostgres({ url })).rejects.toMatchObject({ kind: 'refused' });
    });

    test('the tables are of a newer version', async () => {
      const schema = freshId();
      const { url } = clusterOf();
      await (await openPostgres({ url, schema })).close();
      await ask(url, `insert into "${schema}".schema_version values (99, 0)`);
      await expect(openPostgres({ url, schema })).rejects.toMatchObject({ kind: 'newerSchema' });
    });

    test('the schema belongs to another program', async () => {
      const schema = freshId();
      const { url } = clusterOf();
      await ask(url, `create schema "${schema}"; create table "${schema}".recipe (id integer)`);
      await expect(openPostgres({ url, schema })).rejects.toMatchObject({
        kind: 'otherApplication',
      });
    });

    test('it is configured for speed: our commits wait for the disk anyway', async () => {
      const { url } = clusterOf();
      await ask(url, 'alter database postgres set synchronous_commit = off');
      const pool = createPool({ url, connections: 1 });
      expect(await pool.run('show synchronous_commit', [])).toEqual([{ synchronous_commit: 'on' }]);
      await pool.close();
      await ask(url, 'alter database postgres reset synchronous_commit');
    });

    test('it never waits for the disk: the server refuses to start', async () => {
      const { url } = clusterOf();
      const setFsync = async (how: string): Promise<void> => {
        await ask(url, `alter system set fsync = ${how}`);
        await ask(url, 'select pg_reload_conf()');
        while ((await ask(url, 'show fsync'))[0]?.fsync !== how);
      };
      const kindOf = async (): Promise<unknown> => {
        const opened = await openPostgres({ url, schema: freshId() }).catch((error) => error);
        if (opened instanceof StoreFault) return opened.kind;
        await opened.close();
        return 'opened';
      };
      await setFsync('off');
      expect(await kindOf()).toBe('unsafe');
      await setFsync('on');
      expect(await kindOf()).toBe('opened');
    });

    test('it closes a connection in use: its user gets an error, the server continues', async () => {
      const { url } = clusterOf();
      const database = await openPostgres({ url, schema: freshId(), connections: 2 });
      const held = await database.snapshot();
      const count = { text: 'select count(*) as tables from house_table', values: [] };
      expect(await held.read(count)).toEqual([{ tables: 0 }]);
      await ask(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'claim-it'",
      );
      const cutOff = async (): Promise<unknown> => {
        for (;;)
          try {
            await held.read(count);
          } catch (error) {
            return error;
          }
      };
      expect(await cutOff()).toMatchObject({ kind: 'unreachable' });
      await held.close();
      expect(await database.read(count)).toEqual([{ tables: 0 }]);
      await database.close();
    });

    test('four servers that start at once create one set of tables', async () => {
      const schema = freshId();
      const { url } = clusterOf();
      const houses = await Promise.all(
        Array.from({ length: 4 }, () => openPostgres({ url, schema, connections: 1 })),
      );
      await Promise.all(houses.map((house) => house.close()));
    });

    test('a migration that fails leaves everything as it was', async () => {
      const pool = createPool({ url: clusterOf().url, schema: freshId(), connections: 1 });
      await migratePostgres(pool, MIGRATIONS, 1);
      const broken = [
        ...MIGRATIONS,
        { version: 99, steps: ['create table x (id integer)', 'nonsense'] },
      ];
      await expect(migratePostgres(pool, broken, 2)).rejects.toThrow();
      const steps = [{ version: 99, steps: ['create table x (id integer)'] }];
      await migratePostgres(pool, [...MIGRATIONS, ...steps], 3);
      expect(await pool.run('select version, at from schema_version order by version', [])).toEqual(
        [...MIGRATIONS.map(({ version }) => ({ version, at: 1 })), { version: 99, at: 3 }],
      );
      await pool.close();
    });
  });
};
