import type { Timers } from '../clock.ts';

/** After each task the queue rests so many times as long as the task took: the rest of the server has that time. */
const REST = 4;

/** Runs one task after another, in turn for each key: who asks for much waits behind their own wishes, not before others'. */
export class FairQueue {
  readonly #timers: Timers;
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isRunning = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  run<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const result = new Promise<Value>((resolve, reject) => {
      const tasks = this.#waiting.get(key) ?? [];
      tasks.push(() => task().then(resolve, reject));
      this.#waiting.set(key, tasks);
    });
    if (!this.#isRunning) void this.#runAll();
    return result;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const [key, tasks] = next;
      const task = tasks.shift();
      // The key goes to the end of the line, or away.
      this.#waiting.delete(key);
      if (tasks.length > 0) this.#waiting.set(key, tasks);
      const begin = performance.now();
      await task?.();
      const rest = REST * (performance.now() - begin);
      await new Promise<void>((resolve) => this.#timers.after(rest, resolve));
    }
    this.#isRunning = false;
  }
}
