import type { Timers, TimeSource } from '../clock.ts';

/** After each task the queue rests this multiple of the task's time, which is left for the rest of the server. */
const REST = 4;

/** Runs one task after another, round-robin over the keys: a requester with many tasks delays only their own. */
export class FairQueue {
  readonly #timers: Timers;
  readonly #stopwatch: TimeSource;
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isRunning = false;

  constructor(timers: Timers, stopwatch: TimeSource = () => performance.now()) {
    this.#timers = timers;
    this.#stopwatch = stopwatch;
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
      const begin = this.#stopwatch();
      await task?.();
      const rest = REST * (this.#stopwatch() - begin);
      await new Promise<void>((resolve) => this.#timers.after(rest, resolve));
    }
    this.#isRunning = false;
  }
}
