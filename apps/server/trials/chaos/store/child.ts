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

const headOf = async (store: Store, table: TableId, since: number): Promise<LogHead> => {
  const log = await store.read({ table, since });
  if (log === null) throw new Error(`there is no table ${table}`);
  return log;
};

const appendOf = (table: TableId, after: LogHead, cycle: number, turn: number): Append => {
  const command = `${cycle}-${turn}-${randomUUID()}`;
  const body = JSON.stringify({ command, turn });
  say({ kind: 'sent', table, command, body });
  return { table, after, command, entries: entriesAfter(after, [body]), at: Date.now() };
};

const play = async (store: Store, table: TableId, { cycle }: Order): Promise<never> => {
  let after = await headOf(store, table, 0);
  for (let turn = 0; ; turn += 1) {
    const append = appendOf(table, after, cycle, turn);
    const { command } = append;
    const answer = await store.append(append);
    if (answer.kind === 'done') say({ kind: 'acked', command, seq: answer.seq, hash: answer.hash });
    if (answer.kind === 'stale' || answer.kind === 'late') say({ kind: 'stale', command });
    after = await headOf(store, table, after.seq);
  }
};

/** The mutant says what the answer will be, and writes it only when it has said the next one. */
const playAsMutant = async (store: Store, table: TableId, { cycle }: Order): Promise<never> => {
  let after = await headOf(store, table, 0);
  let unwritten: Append | null = null;
  for (let turn = 0; ; turn += 1) {
    const append = appendOf(table, after, cycle, turn);
    after = append.entries.at(-1) ?? after;
    say({ kind: 'acked', command: append.command, seq: after.seq, hash: after.hash });
    if (unwritten !== null) await store.append(unwritten);
    unwritten = append;
  }
};

const order = parseOrder(process.argv[2] ?? '');
const store = await openTarget(order.target);
say({ kind: 'ready' });
// The mutant plays alone at each table: it must be right about everything but the disk.
const clients = Array.from({ length: order.isMutant ? 1 : CLIENTS_PER_TABLE }, () => order.tables);
const one = order.isMutant ? playAsMutant : play;
await Promise.all(clients.flat().map((table) => one(store, table, order)));
