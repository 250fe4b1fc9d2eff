import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Choice } from '@claim-it/rules';
import type { Question, Reply } from './questions.ts';

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

type Waiting = {
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
};

/** Where the bots think: a thread of its own, so that nobody's move waits for a bot's. It starts with the first question. */
export class BrainThread {
  #thread: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  choose(question: Omit<Question, 'id'>): Promise<Choice> {
    this.#thread ??= this.#start();
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread?.postMessage({ ...question, id } satisfies Question);
    });
  }

  #start(): Worker {
    const thread = startThread();
    thread.unref();
    thread.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('choice' in reply) waiting?.resolve(reply.choice);
      else waiting?.reject(new Error(reply.failure));
    });
    thread.on('error', (error) => this.#fail(thread, error));
    thread.on('exit', () => this.#fail(thread, new Error('the bots have stopped thinking')));
    return thread;
  }

  /** The next question starts another thread. */
  #fail(thread: Worker, error: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async stop(): Promise<void> {
    const thread = this.#thread;
    if (thread === null) return;
    this.#fail(thread, new Error('the house has stopped'));
    await thread.terminate();
  }
}
