import { Worker } from 'node:worker_threads';
import type { TableId } from '@claim-it/protocol';
import type { BirpcReturn } from 'birpc';
import { createBirpc } from 'birpc';
import { StoreFault } from '../store/index.ts';
import type { FoldMaker } from './folds.ts';
import type { FoldFunctions, LogPlace } from './thread.ts';

/** Node 20 cannot start a thread from TypeScript by itself. */
const throughTsx = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`;

const startThread = (workerData: LogPlace): Worker => {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./fold-thread.js', here), { workerData });
  return new Worker(throughTsx(new URL('./thread.ts', here)), { eval: true, workerData });
};

type Running = { readonly thread: Worker; readonly remote: BirpcReturn<FoldFunctions, object> };

/** Replays logs in a separate thread, which reads the store itself. It starts with the first log. */
export class FoldThread implements FoldMaker {
  readonly #place: LogPlace;
  #running: Running | null = null;

  constructor(place: LogPlace) {
    this.#place = place;
  }

  make(table: TableId): ReturnType<FoldMaker['make']> {
    this.#running ??= this.#start();
    return this.#running.remote.make(table);
  }

  #start(): Running {
    const thread = startThread(this.#place);
    thread.unref();
    const remote = createBirpc<FoldFunctions, object>(
      {},
      {
        post: (message) => thread.postMessage(message),
        on: (hear) => thread.on('message', hear),
        timeout: -1,
      },
    );
    const running = { thread, remote };
    thread.on('error', (error) => this.#fail(running, error));
    thread.on('exit', () => this.#fail(running, new Error('the reader of logs has ended')));
    return running;
  }

  /** The next log starts another thread; waiting callers may retry. */
  #fail(running: Running, cause: Error): void {
    if (this.#running === running) this.#running = null;
    running.remote.$close(new StoreFault('busy', 'A log could not be replayed.', cause));
  }

  async stop(): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    this.#fail(running, new Error('the server has stopped'));
    await running.thread.terminate();
  }
}
