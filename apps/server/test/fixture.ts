import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timers, TimeSource } from '../src/clock.ts';
import { HouseClock, realTimers } from '../src/clock.ts';
import type { Log } from '../src/ops/log.ts';
import { NO_LIMITS } from '../src/requests/limits.ts';
import type { HouseOptions, RunningHouse } from '../src/run.ts';
import { runHouse } from '../src/run.ts';
import type { Store } from '../src/store/index.ts';
import { createLocalBus, storeOn } from '../src/store/index.ts';
import { Client } from './client.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';

/** Ticks are twenty times as fast: tests wait for their effect, not for their duration. */
export const quickTimers: Timers = { after: (ms, call) => realTimers.after(ms / 20, call) };

/** A fixed clock without a reference. */
export const clockAt = (time: TimeSource): HouseClock =>
  new HouseClock({ start: time(), elapsed: time, reference: async () => time() });

/** A server with its database in memory and on a real port; it can be stopped and started again. */
export class TestHouse {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'claim-it-house-'));
  readonly key: Buffer = randomBytes(32);
  readonly complaints: string[] = [];
  readonly store: Store = storeOn(openMemoryDatabase());
  running: RunningHouse | null = null;
  #close: () => Promise<void> = async () => undefined;
  readonly #options: Partial<HouseOptions>;

  constructor(options: Partial<HouseOptions> = {}) {
    this.#options = options;
  }

  get base(): string {
    return `http://localhost:${this.running?.port}`;
  }

  async start(options: Partial<HouseOptions> = {}): Promise<this> {
    const complain = (facts: object, sentence: string): void => {
      // Rejected attacks are logged as information, not as warnings.
      if (sentence === 'security') return;
      this.complaints.push(`${sentence} ${JSON.stringify(facts)}`);
    };
    const log: Log = { info: () => undefined, warn: complain, error: complain };
    const bus = createLocalBus();
    const running = await runHouse({
      store: this.store,
      bus,
      key: this.key,
      log,
      port: 0,
      host: '127.0.0.1',
      limits: NO_LIMITS,
      botPause: 0,
      ...this.#options,
      ...options,
    });
    this.running = running;
    this.#close = () => running.stop();
    return this;
  }

  async stop(): Promise<void> {
    await this.#close();
    this.#close = async () => undefined;
    this.running = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A guest with a session and a socket. */
  async visitor(): Promise<Client> {
    const client = await Client.arrive(this.base);
    await client.connect();
    return client;
  }
}
