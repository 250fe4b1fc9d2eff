import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import process from 'node:process';
import type { LogHead, TableId } from '@claim-it/protocol';
import { entriesAfter } from '@claim-it/protocol';
import type { Append, Store } from '../../../src/store/index.ts';
import { openTarget } from './target.ts';
import type { Order, Word } from './wire.ts';
import { formatWord, parseOrder } from './wire.ts';

/** Two clients at each table, so that they also meet. */
const CLIENTS_PER_TABLE = 2;
const STDOUT = 1;

// Written at once and whole: what the parent reads was said before the kill.
const say = (word: Word): void => {
  writeSync(STDOUT, formatWord(word));
};

/** The mutant says what the answer will be, and asks for it only then. */
const appendAsMutant = async (store: Store, append: Append) => {
  const last = append.entries.at(-1);
  if (last !== undefined)
    say({ kind: 'acked', command: append.command, seq: last.seq, hash: last.hash });
  return store.append(append);
};

const headOf = async (store: Store, table: TableId, since: number): Promise<LogHead> => {
  const log = await store.read({ table, since });
  if (log === null) throw new Error(`there is no table ${table}`);
  return log;
};

const play = async (store: Store, table: TableId, { cycle, isMutant }: Order): Promise<never> => {
  let after = await headOf(store, table, 0);
  for (let turn = 0; ; turn += 1) {
    const command = `${cycle}-${turn}-${randomUUID()}`;
    const body = JSON.stringify({ command, turn });
    const append = { table, after, command, entries: entriesAfter(after, [body]), at: turn };
    say({ kind: 'sent', table, command, body });
    const answer = isMutant ? await appendAsMutant(store, append) : await store.append(append);
    if (answer.kind === 'done' && !isMutant)
      say({ kind: 'acked', command, seq: answer.seq, hash: answer.hash });
    if (answer.kind === 'stale') say({ kind: 'stale', command });
    after = await headOf(store, table, after.seq);
  }
};

const order = parseOrder(process.argv[2] ?? '');
const store = await openTarget(order.target);
say({ kind: 'ready' });
// The mutant plays alone at each table: it must be right about everything but the disk.
const clients = Array.from({ length: order.isMutant ? 1 : CLIENTS_PER_TABLE }, () => order.tables);
await Promise.all(clients.flat().map((table) => play(store, table, order)));
