import type { MessagePort } from 'node:worker_threads';
import { invariant } from '@claim-it/rules';
import {
  insertEvent,
  judge,
  keepMoment,
  lastOf,
  moveHead,
  moveOwnHead,
  selectHead,
  storedEntries,
} from '../append.ts';
import { updateChair } from '../chairs.ts';
import type { Statement } from '../database.ts';
import type { FaultKind } from '../fault.ts';
import { isFinal, StoreFault } from '../fault.ts';
import type { SqlRow } from '../row.ts';
import type { Append, Appended } from '../types.ts';
import type { SqliteConnection } from './connection.ts';
import { createHousekeeping } from './housekeeping.ts';

export type WriteTask =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'write' | 'erase'; readonly statements: readonly Statement[] };

export type WriteResult = Appended | readonly (readonly SqlRow[])[];
/** What became of one task. */
export type Outcome =
  | { readonly kind: 'committed'; readonly answer: WriteResult }
  | { readonly kind: 'failed'; readonly error: unknown };

/** An error as it crosses from the writer's thread. `kind` is null for a bug. */
type SentError = { readonly kind: FaultKind | null; readonly line: string };
/** What an append that was laid is answered with follows from the append itself: then nothing is sent. */
export type SentOutcome =
  | { readonly kind: 'laid' }
  | { readonly kind: 'committed'; readonly answer: WriteResult }
  | { readonly kind: 'failed'; readonly error: SentError };

type ToWriter =
  /** `tasks` is JSON of write tasks: one text crosses between threads sooner than many objects. */
  { readonly kind: 'commit'; readonly tasks: string } | { readonly kind: 'close' };
export type FromWriter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly error: SentError }
  | { readonly kind: 'done'; readonly outcomes: readonly SentOutcome[] }
  | { readonly kind: 'stopped'; readonly error: SentError }
  | { readonly kind: 'closed' };

export const packError = (error: unknown): SentError =>
  error instanceof StoreFault
    ? { kind: error.kind, line: error.message }
    : { kind: null, line: error instanceof Error ? (error.stack ?? error.message) : String(error) };

export const unpackError = ({ kind, line }: SentError): Error =>
  kind === null ? new Error(line) : new StoreFault(kind, line);

const LAID: SentOutcome = { kind: 'laid' };

const packOutcome = (outcome: Outcome): SentOutcome => {
  if (outcome.kind === 'failed') return { kind: 'failed', error: packError(outcome.error) };
  return 'kind' in outcome.answer && outcome.answer.kind === 'done' ? LAID : outcome;
};

export const unpackOutcome = (outcome: SentOutcome, task: WriteTask): Outcome => {
  if (outcome.kind === 'failed') return { kind: 'failed', error: unpackError(outcome.error) };
  if (outcome.kind === 'committed') return outcome;
  invariant(task.kind === 'append', 'only an append is laid');
  const { seq, hash } = lastOf(task.append);
  return { kind: 'committed', answer: { kind: 'done', seq, hash } };
};

export type Writer = {
  /** Carries out all tasks in one transaction and returns when it is on disk. */
  readonly commit: (tasks: readonly WriteTask[]) => readonly Outcome[];
  /** Runs work between commits; if the disk fails in it, that is fatal as well. */
  readonly tidy: (work: () => void) => StoreFault | null;
};

const SAVEPOINT = { text: 'savepoint task', values: [] };
const RELEASE = { text: 'release task', values: [] };
const ROLLBACK_TASK = { text: 'rollback to task', values: [] };

const lay = (connection: SqliteConnection, append: Append): Appended => {
  const last = lastOf(append);
  const [row] = connection.run(selectHead(append));
  const answer = judge(row, append);
  if (answer !== null) return answer;
  for (const entry of storedEntries(append)) connection.run(insertEvent(append.table, entry));
  for (const chair of append.chairs ?? []) connection.run(updateChair(append.table, chair));
  connection.run(moveHead(append, last));
  if (append.moment !== undefined) connection.run(keepMoment(append, append.moment, last));
  return { kind: 'done', seq: last.seq, hash: last.hash };
};

/** An append that is not simply laid. What it is answered with is found out with care. */
const ODD = Symbol('odd');

/** Lays an append as almost all are: the head is where it is expected, and the command is new. It throws for any other. */
const layPlainly = (connection: SqliteConnection, append: Append): Appended => {
  const last = lastOf(append);
  if (connection.change(moveOwnHead(append, last)) !== 1) throw ODD;
  for (const entry of storedEntries(append)) connection.change(insertEvent(append.table, entry));
  for (const chair of append.chairs ?? []) connection.change(updateChair(append.table, chair));
  if (append.moment !== undefined) connection.change(keepMoment(append, append.moment, last));
  return { kind: 'done', seq: last.seq, hash: last.hash };
};

const answer = (connection: SqliteConnection, task: WriteTask): WriteResult =>
  task.kind === 'append'
    ? lay(connection, task.append)
    : task.statements.map((statement) => connection.run(statement));

/** A fault that concerns this task alone; after any other the whole transaction is off. */
const isOfTask = (error: unknown): boolean =>
  !(error instanceof StoreFault) || error.kind === 'conflict';

const carryOut = (connection: SqliteConnection, task: WriteTask): Outcome => ({
  kind: 'committed',
  answer: answer(connection, task),
});

const carryOutPlainly = (connection: SqliteConnection, task: WriteTask): Outcome =>
  task.kind === 'append'
    ? { kind: 'committed', answer: layPlainly(connection, task.append) }
    : carryOut(connection, task);

const attempt = (connection: SqliteConnection, task: WriteTask): Outcome => {
  connection.run(SAVEPOINT);
  try {
    const committed = carryOut(connection, task);
    connection.run(RELEASE);
    return committed;
  } catch (error) {
    if (!isOfTask(error)) throw error;
    connection.run(ROLLBACK_TASK);
    connection.run(RELEASE);
    return { kind: 'failed', error };
  }
};

const rollBack = (connection: SqliteConnection): void => {
  try {
    connection.execute('rollback');
  } catch {
    // SQLite has already rolled back by itself.
  }
};

/** The only writer of the log. After a disk failure it never writes again: a retry would hide what fsync lost. */
export const createWriter = (connection: SqliteConnection): Writer => {
  let stop: StoreFault | null = null;
  const commit = (tasks: readonly WriteTask[]): readonly Outcome[] => {
    const all = (error: unknown) => tasks.map((): Outcome => ({ kind: 'failed', error }));
    if (stop !== null) return all(stop);
    const transact = (carry: typeof carryOut): readonly Outcome[] => {
      try {
        connection.execute('begin immediate');
        const outcomes = tasks.map((task) => carry(connection, task));
        connection.execute('commit');
        return outcomes;
      } catch (error) {
        rollBack(connection);
        throw error;
      }
    };
    try {
      try {
        return transact(carryOutPlainly);
      } catch (error) {
        if (!isOfTask(error)) throw error;
        // A task alone needs no savepoint: if it fails, so does the transaction.
        return transact(tasks.length === 1 ? carryOut : attempt);
      }
    } catch (error) {
      if (error instanceof StoreFault && isFinal(error)) stop = error;
      return all(error);
    }
  };
  const tidy = (work: () => void): StoreFault | null => {
    try {
      if (stop === null) work();
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      if (isFinal(error)) stop = error;
    }
    return stop;
  };
  return { commit, tidy };
};

/** Executes the tasks from the port until the port is closed. */
export const serveWriter = (connection: SqliteConnection, port: MessagePort): void => {
  const writer = createWriter(connection);
  const { scrub, afterCommit } = createHousekeeping(connection);
  const send = (message: FromWriter): void => port.postMessage(message);
  const commit = (tasks: readonly WriteTask[]): void => {
    const outcomes = writer.commit(tasks).map(packOutcome);
    if (tasks.some(({ kind }) => kind === 'erase')) writer.tidy(scrub);
    send({ kind: 'done', outcomes });
    const stop = writer.tidy(afterCommit);
    if (stop !== null) send({ kind: 'stopped', error: packError(stop) });
  };
  port.on('message', (message: ToWriter) => {
    if (message.kind === 'commit') return commit(JSON.parse(message.tasks));
    connection.close();
    send({ kind: 'closed' });
    port.close();
  });
  send({ kind: 'ready' });
};
