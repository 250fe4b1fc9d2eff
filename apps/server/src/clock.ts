/** Tells a time in milliseconds. */
export type TimeSource = () => number;

/** A reference that is further ahead than this has jumped, or this machine has slept. */
export const JUMP_MS = 10_000;
/** Smaller differences are made good by so much at a time. */
const STEP_MS = 250;
/** A reference that took longer to answer says nothing about now. */
const SLOW_MS = 1_000;

const sinceStart: TimeSource = () => Math.floor(performance.now());

export type ClockParts = {
  readonly start: number;
  /** The clock that the time of the house follows. */
  readonly reference: () => Promise<number>;
  readonly elapsed?: TimeSource;
};

/**
 * The time of the house in milliseconds since 1970. It runs with a clock that cannot be set and never goes back; now and then
 * it follows a reference: the clock of the database, or of this machine.
 */
export class HouseClock {
  /** Monotonic time for limits and patience: it has no date and cannot be set. */
  readonly elapsed: TimeSource;
  readonly #reference: () => Promise<number>;
  #ahead: number;
  #last: number;

  constructor({ start, reference, elapsed = sinceStart }: ClockParts) {
    this.elapsed = elapsed;
    this.#reference = reference;
    this.#ahead = start - elapsed();
    this.#last = start;
  }

  readonly now: TimeSource = () => {
    this.#last = Math.max(this.#last, this.#ahead + this.elapsed());
    return this.#last;
  };

  /** A jump forward is followed at once, because a beat then gives it back to every deadline; all else little by little. */
  async follow(): Promise<void> {
    const asked = this.elapsed();
    const time = await this.#reference();
    if (this.elapsed() - asked > SLOW_MS) return;
    const gap = time - this.#ahead - this.elapsed();
    this.#ahead += gap > JUMP_MS ? gap : Math.min(STEP_MS, Math.max(-STEP_MS, gap));
  }
}

/** Calls back once after a while; the answer takes the call back. */
export type Timers = { readonly after: (ms: number, call: () => void) => () => void };

export const realTimers: Timers = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls back again and again; the answer ends it. */
export const every = (timers: Timers, ms: number, call: () => void): (() => void) => {
  let cancel: () => void;
  const plan = (): void => {
    cancel = timers.after(ms, () => {
      plan();
      call();
    });
  };
  plan();
  return () => cancel();
};
