import { chairOnTurn, createQueue } from '@claim-it/protocol';
import type { HouseClock } from '../clock.ts';
import { JUMP_MS, stepFor } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { Tables } from '../house/tables.ts';
import type { Log } from '../ops/log.ts';
import type { Store, TableSummary } from '../store/index.ts';
import { LATE_MS } from '../store/index.ts';

const BEAT_MS = 5_000;
/** The holder of a deadline has this long to act before another process may try. */
const HOLD_MS = 30_000;
const AT_ONCE = 200;
/** A longer silence is credited: a pause of the process, or a jump of the clock. */
const PATIENCE = JUMP_MS;

export type ClocksDeps = {
  readonly store: Store;
  readonly house: Pick<House, 'doOwn' | 'lookAtAll'> & { readonly tables: Pick<Tables, 'get'> };
  readonly clock: HouseClock;
  readonly log: Log;
  /** Called when time was credited: it counts for no player. */
  readonly onCredit: () => void;
};

/** Deadlines are rows of the store: they outlive this process, and any process may act on them, but only one does. */
export class Clocks {
  readonly #deps: ClocksDeps;
  #beatAt = 0;
  #isLooking = false;
  /** The clock is moved by one at a time. */
  readonly #inTurn = createQueue();
  #catching: Promise<boolean> | null = null;

  constructor(deps: ClocksDeps) {
    this.#deps = deps;
  }

  /** No player's time ran while the server was down: all time since the last beat is credited. */
  async start(): Promise<number> {
    const { store, clock } = this.#deps;
    this.#beatAt = clock.elapsed();
    return (await store.beat({ now: clock.now(), patience: 0 })).credited;
  }

  async stop(): Promise<void> {
    const { store, clock } = this.#deps;
    await store.beat({ now: clock.now(), patience: PATIENCE });
  }

  /** Once a second. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#beat();
      const { store, clock } = this.#deps;
      const now = clock.now();
      for (const due of await store.findTables({ kind: 'due', now, limit: AT_ONCE }))
        await this.#timeOut(due);
    } finally {
      this.#isLooking = false;
    }
  }

  /**
   * The store has refused an append because its time is far behind, as after this machine stood still. False where the clock
   * was not the reason.
   */
  catchUp(): Promise<boolean> {
    this.#catching ??= this.#inTurn(() => this.#catchUp()).finally(() => {
      this.#catching = null;
    });
    return this.#catching;
  }

  async #catchUp(): Promise<boolean> {
    const lag = await this.#deps.clock.lag();
    if (lag === null || lag < LATE_MS / 2) return false;
    await this.#step(lag);
    return true;
  }

  async #beat(): Promise<void> {
    const { clock } = this.#deps;
    if (clock.elapsed() - this.#beatAt < BEAT_MS) return;
    this.#beatAt = clock.elapsed();
    await this.#inTurn(async () => this.#step(stepFor(await clock.lag())));
  }

  /**
   * Beats with the time to which the clock is moved, and moves it then. So no turn begins by the new time before the silence is
   * credited: it would be credited, too.
   */
  async #step(ms: number): Promise<void> {
    const { store, house, clock, log } = this.#deps;
    const { credited } = await store.beat({ now: clock.now() + ms, patience: PATIENCE });
    clock.advance(ms);
    if (credited === 0) return;
    log.warn({ credited }, 'clocks were moved by a silence of the server');
    this.#deps.onCredit();
    house.lookAtAll();
  }

  async #timeOut({ id, deadline, seq }: TableSummary): Promise<void> {
    const { store, house, clock } = this.#deps;
    if (deadline === null) return;
    const to = clock.now() + HOLD_MS;
    const isOurs = await store.moveDeadline({ table: id, from: deadline, to });
    const table = isOurs ? await house.tables.get(id) : null;
    if (table === null) return;
    // Time during which this process was suspended is not credited.
    table.deadline = deadline;
    const chair = chairOnTurn(table.state);
    if (chair === null || table.state.seq !== seq) return;
    const { since } = table.state;
    await house.doOwn(table, { kind: 'timeOut', chair, since }, `clock:${seq}`);
  }
}
