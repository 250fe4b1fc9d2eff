// Runs under the shim: appends like a busy server and marks every acknowledgement in the same recording.
import { randomUUID } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chairAt } from '@claim-it/fairness';
import type { LogHead, TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import type { Database, Store } from '../../src/store/index.ts';
import { openSqlite, storeOn } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/schema.ts';
import { openWriter } from '../../src/store/sqlite/connection.ts';
import { migrateSqlite } from '../../src/store/sqlite/migrate.ts';
import type { WriteResult } from '../../src/store/sqlite/writer.ts';
import { createWriter } from '../../src/store/sqlite/writer.ts';

const TABLES = 4;
const BODY_LENGTH = 300;

/** The same writer with another `synchronous`: what our store would be without FULL. */
const openCareless = (file: string, synchronous: string): Database => {
  const connection = openWriter(file);
  migrateSqlite(connection, MIGRATIONS, Date.now());
  connection.execute(`pragma synchronous = ${synchronous}`);
  const writer = createWriter(connection);
  const commit = async (
    task: Parameters<typeof writer.commit>[0][number],
  ): Promise<WriteResult> => {
    const [outcome] = writer.commit([task]);
    if (outcome?.kind !== 'committed') throw new Error('a commit failed');
    return outcome.answer;
  };
  const never = (): Promise<never> => Promise.reject(new Error('not needed here'));
  return {
    time: never,
    read: async (statement) => connection.run(statement),
    write: async (statements) => (await commit({ kind: 'write', statements })) as never,
    erase: never,
    append: async (append) => (await commit({ kind: 'append', append })) as never,
    snapshot: never,
    fill: never,
    close: async () => connection.close(),
  };
};

const play = async (store: Store, acks: number, appends: number): Promise<void> => {
  const id = randomUUID() as string as TableId;
  const progress = {
    status: 'playing',
    turn: chairAt(0),
    deadline: null,
    openUntil: null,
  } as const;
  const header = '{}';
  let after: LogHead = { seq: 0, hash: rootOf(id, header) };
  const { hash } = after;
  await store.createTable({ id, header, hash, isListed: false, progress, chairs: [], at: 0 });
  for (let turn = 0; turn < appends; turn += 1) {
    const command = randomUUID();
    const body = JSON.stringify({ command, turn, filler: 'x'.repeat(BODY_LENGTH) });
    const entries = entriesAfter(after, [body]);
    const at = Date.now();
    const answer = await store.append({ table: id, after, command, entries, at });
    if (answer.kind !== 'done') throw new Error(`answered with ${answer.kind}`);
    after = answer;
    writeSync(acks, `${id} ${answer.seq} ${answer.hash}\n`);
  }
};

const [folder = '', synchronous = 'full', appends = '100'] = process.argv.slice(2);
const file = join(folder, 'house.db');
const database =
  synchronous === 'full' ? await openSqlite({ file }) : openCareless(file, synchronous);
const store = storeOn(database);
const acks = openSync(join(folder, 'acks'), 'a');
await Promise.all(Array.from({ length: TABLES }, () => play(store, acks, Number(appends))));
await store.close();
