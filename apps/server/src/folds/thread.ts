import { parentPort, workerData } from 'node:worker_threads';
import { hashWith } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { createBirpc } from 'birpc';
import { makeHash } from '../hashText.ts';
import type { Database } from '../store/index.ts';
import { openPostgresReader, openSqliteReader, readLog, StoreFault } from '../store/index.ts';
import type { BrokenLog, MadeFold } from './foldLog.ts';
import { foldLog } from './foldLog.ts';

/** Where the logs are. */
export type LogPlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export type FoldFunctions = {
  readonly make: (table: TableId) => Promise<MadeFold | BrokenLog | null>;
};

const open = (place: LogPlace): Pick<Database, 'read'> =>
  place.kind === 'sqlite' ? openSqliteReader(place.file) : openPostgresReader(place);

hashWith(makeHash);
const database = open(workerData as LogPlace);

const functions: FoldFunctions = {
  make: async (table) => {
    try {
      const log = await readLog(database, { table, since: 0 });
      return log === null ? null : foldLog(log);
    } catch (error) {
      // The kind of a fault would not survive the way to the other thread.
      if (error instanceof StoreFault && error.kind === 'damaged') return { damage: error.message };
      throw error;
    }
  },
};

createBirpc<object, FoldFunctions>(functions, {
  post: (message) => parentPort?.postMessage(message),
  on: (hear) => parentPort?.on('message', hear),
});
