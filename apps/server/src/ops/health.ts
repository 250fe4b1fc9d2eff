import type { Timers, TimeSource } from '../clock.ts';
import type { Store } from '../store/index.ts';
import type { DamagedGames } from './damage.ts';
import type { Log } from './log.ts';

/** A degraded server works, but needs attention; an unhealthy one cannot store data. */
export type HealthState =
  | { readonly kind: 'well' }
  | { readonly kind: 'degraded' | 'unwell'; readonly why: string };

/** The minimum interval between probes of the store. */
export const PROBE_MS = 5_000;
const PATIENCE_MS = 4_000;

type HealthDeps = {
  readonly store: Store;
  readonly damage: DamagedGames;
  readonly log: Log;
  readonly now: TimeSource;
  readonly timers: Timers;
};

/** Whether the store takes what is written to it, and what is wrong with it. */
export class Health {
  readonly #deps: HealthDeps;
  #last: { readonly at: number; readonly trouble: Promise<string | null> } | null = null;
  #trouble: string | null = null;

  constructor(deps: HealthDeps) {
    this.#deps = deps;
  }

  async look(): Promise<HealthState> {
    const { now, damage } = this.#deps;
    if (this.#last === null || now() - this.#last.at >= PROBE_MS)
      this.#last = { at: now(), trouble: this.#probe() };
    const trouble = await this.#last.trouble;
    if (trouble !== null) return { kind: 'unwell', why: trouble };
    return damage.line === null ? { kind: 'well' } : { kind: 'degraded', why: damage.line };
  }

  /** Writes and reads one small row, and logs when a problem begins and ends. */
  async #probe(): Promise<string | null> {
    const { log } = this.#deps;
    const trouble = await Promise.race([this.#write(), this.#patience()]);
    if (trouble !== null && this.#trouble === null)
      log.error({ why: trouble }, 'the store is unwell');
    if (trouble === null && this.#trouble !== null) log.warn({}, 'the store is well again');
    this.#trouble = trouble;
    return trouble;
  }

  async #write(): Promise<string | null> {
    const { store, now } = this.#deps;
    const at = String(now());
    try {
      await store.changeFact({ name: 'probe', value: at });
      await store.findFact('probe');
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #patience(): Promise<string> {
    return new Promise((resolve) => {
      this.#deps.timers.after(PATIENCE_MS, () => resolve('The store does not answer.'));
    });
  }
}
