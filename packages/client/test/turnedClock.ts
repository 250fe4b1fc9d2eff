import type { Clock } from '../src/base/clock.ts';

type Planned = { readonly at: number; readonly call: () => void };

const HOUR = 3_600_000;

/** Flushes all effects that need no time: promises and signals. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that only the test advances. No real time passes meanwhile, so a busy machine changes nothing. */
export class TurnedClock implements Clock {
  #now: number;
  readonly #planned = new Set<Planned>();
  readonly #held = new Set<Promise<unknown>>();

  constructor(now = Date.UTC(1855, 0, 1) + 4_000_000_000_000) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const planned = { at: this.#now + Math.max(0, Math.ceil(ms)), call };
    this.#planned.add(planned);
    return () => this.#planned.delete(planned);
  };

  /** The clock is stopped until this is settled: work outside of the test takes no time on it. */
  hold<Value>(promise: Promise<Value>): Promise<Value> {
    const held = promise.finally(() => this.#held.delete(held));
    this.#held.add(held);
    return held;
  }

  /** Advances to the next call and makes it; false where none is planned. */
  turn(): boolean {
    let next: Planned | null = null;
    for (const planned of this.#planned) if (next === null || planned.at < next.at) next = planned;
    if (next === null) return false;
    this.#planned.delete(next);
    this.#now = next.at;
    next.call();
    return true;
  }

  /** Advances until a condition holds. What has not happened within this time never will. */
  async until(isSo: () => boolean, within = HOUR): Promise<void> {
    const end = this.#now + within;
    for (;;) {
      await quiet();
      while (this.#held.size > 0) {
        await Promise.allSettled(this.#held);
        await quiet();
      }
      if (isSo()) return;
      if (this.#now > end || !this.turn()) throw new Error(`never came about: ${isSo}`);
    }
  }

  /** Advances by this much time. */
  async pass(ms: number): Promise<void> {
    let isOver = false;
    this.after(ms, () => {
      isOver = true;
    });
    await this.until(() => isOver, ms);
    await quiet();
  }

  /** Advances until a promise is settled, and returns its result. */
  async settled<Value>(promise: Promise<Value>): Promise<Value> {
    let isSettled = false;
    const settle = (): void => {
      isSettled = true;
    };
    promise.then(settle, settle);
    await this.until(() => isSettled);
    return promise;
  }
}
