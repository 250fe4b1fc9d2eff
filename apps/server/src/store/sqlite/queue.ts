import type { Worker } from 'node:worker_threads';
import { StoreFault } from '../fault.ts';
import type { Append, Appended } from '../types.ts';
import type { FromWriter, SentOutcome, WriteResult, WriteTask } from './writer.ts';
import { unpackError, unpackOutcome } from './writer.ts';

/** More pending tasks are refused as busy: a long queue would delay all. */
const MOST_WAITING = 20_000;
/** A transaction stays short enough for the next in line. */
const MOST_AT_ONCE = 1_000;

type Waiting = {
  readonly task: WriteTask;
  readonly resolve: (answer: WriteResult) => void;
  readonly reject: (error: unknown) => void;
};

export const isRows = (answer: WriteResult): answer is Extract<WriteResult, readonly unknown[]> =>
  Array.isArray(answer);

const settle = (sent: readonly Waiting[], outcomes: readonly SentOutcome[]): void => {
  for (const [place, { task, resolve, reject }] of sent.entries()) {
    const found = outcomes[place];
    if (found === undefined) continue;
    const outcome = unpackOutcome(found, task);
    if (outcome.kind === 'committed') resolve(outcome.answer);
    else reject(outcome.error);
  }
};

/** The queue of the writer's thread. All tasks that arrive during one commit share the next one. */
export class WriterQueue {
  readonly #thread: Worker;
  readonly #onStop: (fault: Error) => void;
  #waiting: Waiting[] = [];
  #sent: readonly Waiting[] = [];
  #end: Error | null = null;
  #hasExited = false;
  #isFlushDue = false;
  #whenClosed: (() => void) | null = null;

  /** `onStop` is called once when nothing can be written any more. */
  constructor(thread: Worker, onStop: (fault: Error) => void) {
    this.#thread = thread;
    this.#onStop = onStop;
  }

  /** Resolves when the file is open and at the newest schema. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#thread.on('message', (message: FromWriter) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'refused') reject(unpackError(message.error));
        else this.#hear(message);
      });
      this.#thread.on('error', (error) => {
        reject(error);
        this.#stop(new StoreFault('closed', `The writer of the database failed: ${error}`, error));
      });
      this.#thread.on('exit', () => {
        this.#hasExited = true;
        this.#stop(new StoreFault('closed', 'The database is closed.'));
        this.#whenClosed?.();
      });
    });
  }

  submit(task: WriteTask): Promise<WriteResult> {
    return new Promise((resolve, reject) => this.#add({ task, resolve, reject }));
  }

  readonly append = (append: Append): Promise<Appended> =>
    new Promise((resolve, reject) => {
      const take = (answer: WriteResult): void => {
        if (isRows(answer)) reject(new Error('an append is answered with what became of it'));
        else resolve(answer);
      };
      this.#add({ task: { kind: 'append', append }, resolve: take, reject });
    });

  #add(waiting: Waiting): void {
    const fault = this.#end ?? this.#overload();
    if (fault !== null) {
      waiting.reject(fault);
      return;
    }
    this.#waiting.push(waiting);
    if (this.#isFlushDue || this.#sent.length > 0) return;
    this.#isFlushDue = true;
    setImmediate(() => {
      this.#isFlushDue = false;
      this.#flush();
    });
  }

  #overload(): StoreFault | null {
    if (this.#waiting.length < MOST_WAITING) return null;
    return new StoreFault('busy', 'The database has too many pending writes.');
  }

  /** Writes what was submitted, then closes the file. */
  close(): Promise<void> {
    this.#end ??= new StoreFault('closed', 'The database is closed.');
    if (this.#hasExited) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenClosed = resolve;
      this.#flush();
    });
  }

  #hear(message: Exclude<FromWriter, { kind: 'ready' | 'refused' }>): void {
    if (message.kind === 'stopped') this.#stop(unpackError(message.error));
    if (message.kind !== 'done') return;
    settle(this.#sent, message.outcomes);
    this.#sent = [];
    this.#flush();
  }

  #flush(): void {
    if (this.#sent.length > 0) return;
    this.#sent = this.#waiting.splice(0, MOST_AT_ONCE);
    if (this.#sent.length > 0)
      this.#thread.postMessage({
        kind: 'commit',
        tasks: JSON.stringify(this.#sent.map(({ task }) => task)),
      });
    else if (this.#whenClosed !== null) this.#thread.postMessage({ kind: 'close' });
  }

  #stop(error: Error): void {
    const isFirst = this.#end === null;
    this.#end ??= error;
    for (const { reject } of [...this.#sent, ...this.#waiting]) reject(error);
    this.#sent = [];
    this.#waiting = [];
    if (isFirst) this.#onStop(error);
  }
}
