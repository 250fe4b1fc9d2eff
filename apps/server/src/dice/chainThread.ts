import { Worker } from 'node:worker_threads';
import type { BirpcReturn } from 'birpc';
import { createBirpc } from 'birpc';
import type { MarkedChain } from './links.ts';
import type { ChainFunctions } from './thread.ts';

/** What makes chains. */
export type ChainMaker = {
  readonly make: (seed: Uint8Array) => Promise<MarkedChain>;
  readonly stop: () => Promise<void>;
};

/** Node 20 cannot start a thread from TypeScript by itself. */
const throughTsx = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`;

const startThread = (): Worker => {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./chain-thread.js', here));
  return new Worker(throughTsx(new URL('./thread.ts', here)), { eval: true });
};

type Running = { readonly thread: Worker; readonly remote: BirpcReturn<ChainFunctions, object> };

/** Makes chains in a thread of its own: one takes some thousand hashes. It starts with the first chain. */
export class ChainThread implements ChainMaker {
  #running: Running | null = null;

  make(seed: Uint8Array): Promise<MarkedChain> {
    this.#running ??= this.#start();
    return this.#running.remote.make(seed);
  }

  #start(): Running {
    const thread = startThread();
    thread.unref();
    const remote = createBirpc<ChainFunctions, object>(
      {},
      {
        post: (message) => thread.postMessage(message),
        on: (hear) => thread.on('message', hear),
        timeout: -1,
      },
    );
    const running = { thread, remote };
    thread.on('error', (error) => this.#fail(running, error));
    thread.on('exit', () => this.#fail(running, new Error('the maker of chains has ended')));
    return running;
  }

  /** The next chain starts another thread. */
  #fail(running: Running, cause: Error): void {
    if (this.#running === running) this.#running = null;
    running.remote.$close(cause);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    this.#fail(running, new Error('the house has stopped'));
    await running.thread.terminate();
  }
}
