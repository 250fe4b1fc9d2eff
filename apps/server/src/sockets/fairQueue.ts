/** Runs one task after another, in turn for each key: who asks for much waits behind their own wishes, not before others'. */
export class FairQueue {
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isRunning = false;

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
    for (
      let next = this.#waiting.entries().next();
      !next.done;
      next = this.#waiting.entries().next()
    ) {
      const [key, tasks] = next.value;
      const task = tasks.shift();
      // The key goes to the end of the line, or away.
      this.#waiting.delete(key);
      if (tasks.length > 0) this.#waiting.set(key, tasks);
      await task?.();
      await new Promise(setImmediate); // answers go out between two tasks
    }
    this.#isRunning = false;
  }
}
