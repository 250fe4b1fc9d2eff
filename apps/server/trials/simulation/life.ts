import type { Timers, TimeSource } from '../../src/clock.ts';
import type { Scheduler } from './scheduler.ts';

/** Timers up to so much only look whether there is something to do. */
const ROUTINE_MS = 60_000;

/** One process from its start to its death: what reaches it, and how its own clock runs. */
export class Life {
  readonly #scheduler: Scheduler;
  readonly #rate: number;
  readonly #born: number;
  #isAlive = true;
  /** Time that its clock has missed, because the machine stood still. */
  #missed = 0;
  #pausedUntil = 0;
  /** Idle time that was jumped over; its clock is right then. */
  #jumped = 0;
  readonly #backlog: (() => void)[] = [];
  /** The links to the store and to the bus. */
  hasStore = true;
  hasBus = true;

  /** `rate` is how many milliseconds its clock counts in a millisecond. */
  constructor(scheduler: Scheduler, rate: number) {
    this.#scheduler = scheduler;
    this.#rate = rate;
    this.#born = scheduler.now();
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  readonly elapsed: TimeSource = () =>
    Math.floor(
      (this.#scheduler.now() - this.#born - this.#missed - this.#jumped) * this.#rate +
        this.#jumped,
    );

  readonly timers: Timers = {
    after: (ms, call) => {
      let isOff = false;
      const { after, routinely } = this.#scheduler;
      const plan = ms <= ROUTINE_MS ? routinely : after;
      plan(ms / this.#rate, () =>
        this.hear(() => {
          if (!isOff) call();
        }),
      );
      return () => {
        isOff = true;
      };
    },
  };

  /** Something reaches the process: now, when it runs again, or never. */
  readonly hear = (call: () => void): void => {
    if (!this.#isAlive) return;
    if (this.#backlog.length > 0 || this.#scheduler.now() < this.#pausedUntil)
      this.#backlog.push(call);
    else call();
  };

  /** The process does nothing for a while; a machine that stands still also misses the time. */
  pause(ms: number, isMissed: boolean): void {
    if (this.#scheduler.now() < this.#pausedUntil) return;
    this.#pausedUntil = this.#scheduler.now() + ms;
    if (isMissed) this.#missed += ms;
    this.#scheduler.after(ms, () => {
      for (const call of this.#backlog.splice(0)) if (this.#isAlive) call();
    });
  }

  get isPaused(): boolean {
    return this.#scheduler.now() < this.#pausedUntil;
  }

  /** Whether it runs, and is cut off from nothing. */
  get isWhole(): boolean {
    return this.#isAlive && !this.isPaused && this.hasStore && this.hasBus;
  }

  jump(ms: number): void {
    this.#jumped += ms;
  }

  end(): void {
    this.#isAlive = false;
    this.#backlog.length = 0;
  }
}
