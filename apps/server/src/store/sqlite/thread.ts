import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@claim-it/rules';
import { MIGRATIONS } from '../schema.ts';
import type { ThreadOrder } from './boot.ts';
import { openWriter } from './connection.ts';
import { migrateSqlite } from './migrate.ts';
import { packError, serveWriter } from './writer.ts';

invariant(parentPort !== null, 'the writer runs in a thread of its own');

try {
  const { file, patience }: ThreadOrder = workerData;
  const connection = openWriter(file, patience);
  try {
    migrateSqlite(connection, MIGRATIONS, Date.now());
  } catch (error) {
    connection.close();
    throw error;
  }
  serveWriter(connection, parentPort);
} catch (error) {
  parentPort.postMessage({ kind: 'refused', error: packError(error) });
}
