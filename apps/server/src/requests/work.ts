import { performance } from 'node:perf_hooks';
import type { TimeSource } from '../clock.ts';

/** How long the main thread has been busy since it started, in milliseconds, without waiting. */
const workOfThread: TimeSource = () => performance.eventLoopUtilization().active;

/**
 * Estimates how much of the thread's work a task has cost. Node does not measure this per task: while
 * several tasks are pending, the work of the thread is divided equally among them. A task that runs
 * without waiting is alone, and is measured exactly.
 */
export class WorkMeter {
  readonly #work: TimeSource;
  #last = 0;
  #running = 0;
  /** What a task would have cost that has been under way from the beginning. */
  #share = 0;

  constructor(work: TimeSource = workOfThread) {
    this.#work = work;
  }

  #advance(): void {
    const work = this.#work();
    if (this.#running > 0) this.#share += (work - this.#last) / this.#running;
    this.#last = work;
  }

  /** Begins a task; the returned function ends it and returns its cost, once. */
  begin(): () => number {
    this.#advance();
    this.#running += 1;
    const from = this.#share;
    let isRunning = true;
    return () => {
      if (!isRunning) return 0;
      isRunning = false;
      this.#advance();
      this.#running -= 1;
      return this.#share - from;
    };
  }
}
