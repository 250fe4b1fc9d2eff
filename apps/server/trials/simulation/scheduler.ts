import type { RandomNumbers } from '@claim-it/testkit';

type Planned = {
  at: number;
  readonly rank: number;
  /** What only looks whether there is something to do: idle time is jumped over. */
  readonly isRoutine: boolean;
  call: (() => void) | null;
};

/** A shorter time is not jumped over. */
const SHORTEST_JUMP_MS = 10_000;
/** Before something happens the routine runs for so long. */
const MARGIN_MS = 3_000;

/** So many turns until work that waits for the next turn of the real loop is let through. */
const BREATH = 64;

const isBefore = (one: Planned, other: Planned): boolean =>
  one.at < other.at || (one.at === other.at && one.rank < other.rank);

/** Everything that needs no time has happened: all promises that could be settled are. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The time of a simulation: calls in the order of their time, those of the same millisecond in an order of the seed. */
export class Scheduler {
  #now: number;
  #turns = 0;
  readonly #random: RandomNumbers;
  /** A heap: the earliest call is the first. */
  readonly #heap: Planned[] = [];

  constructor(random: RandomNumbers, start: number) {
    this.#random = random;
    this.#now = start;
  }

  /** Whether nothing goes on, and until when; null where something does. */
  idleUntil: () => number | null = () => null;
  /** Time was jumped over. */
  onJump: (ms: number) => Promise<void> = async () => undefined;
  jumped = 0;

  readonly now = (): number => this.#now;

  /** For what is done again and again. */
  readonly routinely = (ms: number, call: () => void): (() => void) => this.#plan(ms, call, true);

  readonly after = (ms: number, call: () => void): (() => void) => this.#plan(ms, call, false);

  #plan(ms: number, call: () => void, isRoutine: boolean): () => void {
    const at = this.#now + Math.max(0, Math.ceil(ms));
    const planned: Planned = { at, rank: this.#random(), isRoutine, call };
    this.#push(planned);
    return () => {
      planned.call = null;
    };
  }

  /** To shortly before something happens, if nothing goes on: the routine is moved along. */
  async #jump(end: number): Promise<void> {
    const idle = this.idleUntil();
    if (idle === null) return;
    let until = Math.min(idle, end);
    for (const { at, isRoutine, call } of this.#heap)
      if (!isRoutine && call !== null) until = Math.min(until, at);
    const ms = until - MARGIN_MS - this.#now;
    if (ms < SHORTEST_JUMP_MS) return;
    this.#now += ms;
    this.jumped += ms;
    const all = this.#heap.splice(0).filter(({ call }) => call !== null);
    for (const planned of all) {
      if (planned.isRoutine) planned.at += ms;
      this.#push(planned);
    }
    await this.onJump(ms);
  }

  pass(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Runs until a condition holds; false if it does not within this time. */
  async until(isSo: () => boolean, within: number): Promise<boolean> {
    const end = this.#now + within;
    for (;;) {
      await settled();
      if (isSo()) return true;
      if (this.#heap[0]?.isRoutine === true) await this.#jump(end);
      const next = this.#pop();
      if (next === null || next.at > end) {
        if (next !== null) this.#push(next);
        this.#now = Math.max(this.#now, end);
        return false;
      }
      this.#now = next.at;
      next.call?.();
      this.#turns += 1;
      if (this.#turns % BREATH === 0) await breath();
    }
  }

  #push(planned: Planned): void {
    const heap = this.#heap;
    let at = heap.push(planned) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(planned, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = planned;
  }

  /** The next call that was not taken back. */
  #pop(): Planned | null {
    for (;;) {
      const first = this.#heap[0];
      const last = this.#heap.pop();
      if (first === undefined || last === undefined) return null;
      if (first !== last) this.#sink(last);
      if (first.call !== null) return first;
    }
  }

  #sink(planned: Planned): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (one === undefined) break;
      const isOther = other !== undefined && isBefore(other, one);
      const child = isOther ? other : one;
      if (!isBefore(child, planned)) break;
      heap[at] = child;
      at = isOther ? left + 1 : left;
    }
    heap[at] = planned;
  }
}
