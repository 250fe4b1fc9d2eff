/** Returns a time in milliseconds. */
export type TimeSource = () => number;

/** A reference that is further ahead than this has jumped, or this machine has slept. */
export const JUMP_MS = 10_000;
/** Smaller differences are made good by so much at a time. */
const STEP_MS = 250;
/** A reference that took longer to respond is outdated. */
const SLOW_MS = 1_000;

/** A jump forward is followed at once, because a beat then credits it to every deadline; other differences are corrected gradually. */
export const stepFor = (lag: number | null): number => {
  if (lag === null) return 0;
  return lag > JUMP_MS ? lag : Math.min(STEP_MS, Math.max(-STEP_MS, lag));
};

const sinceStart: TimeSource = () => Math.floor(performance.now());

export type ClockParts = {
  readonly start: number;
  /** The clock that the time of the server follows. */
  readonly reference: () => Promise<number>;
  readonly elapsed?: TimeSource;
};

/**
 * The time of the server in milliseconds since 1970. It runs on a monotonic clock and never goes back; from time to time
 * it is adjusted to a reference: the clock of the database, or of this machine.
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

  /** How far the reference is ahead of this clock; null if it took too long to respond. */
  async lag(): Promise<number | null> {
    const asked = this.elapsed();
    const time = await this.#reference();
    return this.elapsed() - asked > SLOW_MS ? null : time - this.#ahead - this.elapsed();
  }

  /** Goes forward by so much; a negative number makes it slower for a while. */
  advance(ms: number): void {
    this.#ahead += ms;
  }

  async follow(): Promise<void> {
    this.advance(stepFor(await this.lag()));
  }
}

/** Calls back once after a delay; returns a function that cancels it. */
export type Timers = { readonly after: (ms: number, call: () => void) => () => void };

export const realTimers: Timers = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls back repeatedly; returns a function that ends it. */
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
