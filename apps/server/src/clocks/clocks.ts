import { chairOnTurn } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { Log } from '../ops/log.ts';
import type { Store, TableSummary } from '../store/index.ts';

const BEAT_MS = 5_000;
/** Who holds a deadline has this long to act before another may try. */
const HOLD_MS = 30_000;
const AT_ONCE = 200;

export type ClocksDeps = {
  readonly store: Store;
  readonly house: House;
  readonly now: TimeSource;
  readonly log: Log;
};

/** Deadlines are rows of the store: they outlive this process, and any process may act on them, but only one does. */
export class Clocks {
  readonly #deps: ClocksDeps;
  #beatAt = 0;
  #isLooking = false;

  constructor(deps: ClocksDeps) {
    this.#deps = deps;
  }

  /** Nobody's time ran while the house was down: all that has passed since the last beat is given back. */
  async start(): Promise<number> {
    const { store, now } = this.#deps;
    this.#beatAt = now();
    return (await store.beat({ now: now(), patience: 0 })).credited;
  }

  async stop(): Promise<void> {
    const { store, now } = this.#deps;
    await store.beat({ now: now(), patience: 2 * BEAT_MS });
  }

  /** Once a second. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#beat();
      const { store, now } = this.#deps;
      for (const due of await store.findTables({ kind: 'due', now: now(), limit: AT_ONCE }))
        await this.#timeOut(due);
    } finally {
      this.#isLooking = false;
    }
  }

  async #beat(): Promise<void> {
    const { store, now, log } = this.#deps;
    if (now() - this.#beatAt < BEAT_MS) return;
    this.#beatAt = now();
    const { credited } = await store.beat({ now: now(), patience: 2 * BEAT_MS });
    if (credited > 0) log.warn({ credited }, 'clocks were moved by a silence of the house');
  }

  async #timeOut({ id, deadline, seq }: TableSummary): Promise<void> {
    const { store, house, now } = this.#deps;
    if (deadline === null) return;
    const isOurs = await store.moveDeadline({ table: id, from: deadline, to: now() + HOLD_MS });
    const table = isOurs ? await house.tables.get(id) : null;
    if (table === null) return;
    const chair = chairOnTurn(table.state);
    if (chair === null || table.state.seq !== seq) return;
    const { since } = table.state;
    await house.doOwn(table, { kind: 'timeOut', chair, since }, `clock:${seq}`);
  }
}
