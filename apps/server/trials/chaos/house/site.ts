import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../../src/store/index.ts';
import { openPostgres, storeOn } from '../../../src/store/index.ts';
import { openReader } from '../../../src/store/sqlite/connection.ts';
import { tablesOn } from '../../../src/store/tables.ts';
import type { Cluster } from '../../../test/postgres/cluster.ts';
import { createCluster } from '../../../test/postgres/cluster.ts';

/** Where a server keeps its games, and what can happen to that place. */
export type Site = {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Kills the database; resolves when it is up again. Null where the database is a file of the server. */
  readonly strike: ((cycle: number) => Promise<void>) | null;
  /** Looks at the log without going through the server. */
  readonly look: <Type>(task: (store: Pick<Store, 'read'>) => Promise<Type>) => Promise<Type>;
  readonly remove: () => Promise<void>;
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-chaos-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Claim It!</title>');
  return folder;
};

const nothing = (): Promise<never> => Promise.reject(new Error('the harness only reads'));

/** A file that only its server writes: it is read beside the server, so that every recovery is the server's own. */
export const createFileSite = (key: string): Site => {
  const folder = newFolder();
  const data = join(folder, 'data');
  return {
    folder,
    env: {
      CLAIM_IT_DATA: data,
      CLAIM_IT_SITE: join(folder, 'site'),
      CLAIM_IT_DICE_KEY: key,
    },
    strike: null,
    look: async (task) => {
      const reader = openReader(join(data, 'house.db'));
      try {
        const rows = reader.run({ text: 'pragma integrity_check', values: [] });
        if (rows[0]?.['integrity_check'] !== 'ok') throw new Error('the file is damaged');
        const read = async (...[statement]: Parameters<typeof reader.run>) => reader.run(statement);
        const rest = {
          time: nothing,
          write: nothing,
          erase: nothing,
          append: nothing,
          snapshot: nothing,
        };
        return await task(tablesOn({ ...rest, read, fill: nothing, close: nothing }));
      } finally {
        reader.close();
      }
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const createClusterSite = async (key: string): Promise<Site> => {
  const folder = newFolder();
  const cluster: Cluster = await createCluster();
  return {
    folder,
    env: {
      DATABASE_URL: cluster.url,
      CLAIM_IT_SITE: join(folder, 'site'),
      CLAIM_IT_DATA: join(folder, 'data'),
      CLAIM_IT_DICE_KEY: key,
    },
    strike: async (cycle) => {
      await cluster.kill(cycle % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      await cluster.start();
    },
    look: async (task) => {
      const store = storeOn(await openPostgres({ url: cluster.url, connections: 1 }));
      try {
        return await task(store);
      } finally {
        await store.close();
      }
    },
    remove: async () => {
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
