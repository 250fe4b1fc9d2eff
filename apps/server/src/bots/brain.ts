import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Choice } from '@claim-it/rules';
import type { BirpcReturn } from 'birpc';
import { createBirpc } from 'birpc';
import type { BotQuestion, ThreadFunctions } from './thread.ts';

/** Node 20 cannot start a thread from TypeScript by itself. */
const throughTsx = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`;

/** The weights of the package, where the program runs from its sources; a bundle has a copy beside it. */
const weightsOf = (here: string): URL =>
  new URL('.', pathToFileURL(createRequire(here).resolve('@claim-it/ai/weights/2-std.bin')));

const startThread = (): Worker => {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) {
    const workerData = new URL('./weights/', here).href;
    return new Worker(new URL('./brain-thread.js', here), { workerData });
  }
  const workerData = weightsOf(here).href;
  return new Worker(throughTsx(new URL('./thread.ts', here)), { eval: true, workerData });
};

type Running = { readonly thread: Worker; readonly remote: BirpcReturn<ThreadFunctions, object> };

/** Runs the bots in a separate thread, so that no move waits for them. It starts with the first request. */
export class BrainThread {
  #running: Running | null = null;

  choose(question: BotQuestion): Promise<Choice> {
    this.#running ??= this.#start();
    return this.#running.remote.choose(question);
  }

  #start(): Running {
    const thread = startThread();
    thread.unref();
    const remote = createBirpc<ThreadFunctions, object>(
      {},
      {
        post: (message) => thread.postMessage(message),
        on: (hear) => thread.on('message', hear),
        timeout: -1,
      },
    );
    const running = { thread, remote };
    thread.on('error', (error) => this.#fail(running, error));
    thread.on('exit', () => this.#fail(running, new Error('the bots have stopped thinking')));
    return running;
  }

  /** The next request starts another thread. */
  #fail(running: Running, error: Error): void {
    if (this.#running === running) this.#running = null;
    running.remote.$close(error);
  }

  async stop(): Promise<void> {
    const running = this.#running;
    if (running === null) return;
    this.#fail(running, new Error('the server has stopped'));
    await running.thread.terminate();
  }
}
