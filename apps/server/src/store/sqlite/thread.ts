import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '@claim-it/rules';
import { MIGRATIONS } from '../schema.ts';

import type { ThreadOrder } from './boot.ts';
import type { SqliteConnection } from './connection.ts';

import { openWriter } from './connection.ts';
import { createHousekeeping } from './housekeeping.ts';
import type { FromWriter, ToWriter } from './messages.ts';
import { packError, packOutcome } from './messages.ts';
import { migrateSqlite } from './migrate.ts';
import type { WriteTask } from './writer.ts';
import { createWriter } from './writer.ts';

invariant(parentPort !== null, 'the writer runs in a thread of its own');
const port = parentPort;
const send = (message: FromWriter): void => port.postMessage(message);

const serve = (connection: SqliteConnection): void => {
  const writer = createWriter(connection);
  const { scrub, afterCommit } = createHousekeeping(connection);
  const commit = (tasks: readonly WriteTask[]): void => {
    const outcomes = writer.commit(tasks).map(packOutcome);
    if (tasks.some(({ kind }) => kind === 'erase')) writer.tidy(scrub);
    send({ kind: 'done', outcomes });
    const stop = writer.tidy(afterCommit);
    if (stop !== null) send({ kind: 'stopped', error: packError(stop) });
  };
  port.on('message', (message: ToWriter) => {
    if (message.kind === 'commit') return commit(message.tasks);
    connection.close();
    send({ kind: 'closed' });
    port.close();
  });
  send({ kind: 'ready' });
};

try {
  const { file, patience }: ThreadOrder = workerData;
  const connection = openWriter(file, patience);
  try {
    migrateSqlite(connection, MIGRATIONS, Date.now());
  } catch (error) {
    connection.close();
    throw error;
  }
  serve(connection);
} catch (error) {
  send({ kind: 'refused', error: packError(error) });
}
