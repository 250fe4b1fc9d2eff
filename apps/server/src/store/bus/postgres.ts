import pg from 'pg';
import type { Switchboard } from './switchboard.ts';
import { createSwitchboard } from './switchboard.ts';
import type { Bus } from './types.ts';

export type PostgresBusOptions = {
  readonly url: string;
  readonly channel?: string;
  /** Called on connection errors; the bus reconnects by itself. */
  readonly onTrouble?: (error: Error) => void;
};

/** Wait before the next attempt, in milliseconds. */
const MEND_AFTER = 500;
/** The queue limit while PostgreSQL does not respond. */
const MOST_WAITING = 10_000;

type Waiting = { readonly payload: string; readonly done: (isTaken: boolean) => void };

/** Messages over LISTEN and NOTIFY. */
class PostgresBus {
  readonly #options: PostgresBusOptions;
  readonly #channel: string;
  readonly switchboard: Switchboard = createSwitchboard((write) => this.#carry(write()));
  #waiting: Waiting[] = [];
  #client: pg.Client | null = null;
  #isSending = false;
  #isClosed = false;
  #mending: NodeJS.Timeout | null = null;

  constructor(options: PostgresBusOptions) {
    this.#options = options;
    this.#channel = options.channel ?? 'claim_it';
  }

  get isDown(): boolean {
    return this.#client === null;
  }

  #carry(payload: string): Promise<boolean> {
    if (this.isDown || this.#waiting.length >= MOST_WAITING) return Promise.resolve(false);
    return new Promise((done) => {
      this.#waiting.push({ payload, done });
      void this.#send();
    });
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'claim-it bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('the bus was cut off')));
    client.on('notification', ({ payload }) => this.switchboard.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#mending !== null) clearTimeout(this.#mending);
    const client = this.#client;
    this.#client = null;
    this.#giveUp();
    await client?.end().catch(() => undefined);
  }

  /** All waiting messages go in one statement, in order. */
  async #send(): Promise<void> {
    const client = this.#client;
    if (this.#isSending || client === null || this.#waiting.length === 0) return;
    this.#isSending = true;
    const batch = this.#waiting;
    this.#waiting = [];
    let isTaken = true;
    try {
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        this.#channel,
        batch.map(({ payload }) => payload),
      ]);
    } catch (error) {
      isTaken = false;
      this.#lose(client, error instanceof Error ? error : new Error(String(error)));
    }
    for (const { done } of batch) done(isTaken);
    this.#isSending = false;
    void this.#send();
  }

  #giveUp(): void {
    const lost = this.#waiting;
    this.#waiting = [];
    for (const { done } of lost) done(false);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#giveUp();
    this.#options.onTrouble?.(error);
    void client.end().catch(() => undefined);
    this.#mend();
  }

  #mend(): void {
    this.#mending = setTimeout(async () => {
      try {
        await this.connect();
        this.switchboard.tellGap();
      } catch {
        if (!this.#isClosed) this.#mend();
      }
    }, MEND_AFTER);
    this.#mending.unref();
  }
}

/** The bus of a server with several processes over one PostgreSQL. */
export const openPostgresBus = async (options: PostgresBusOptions): Promise<Bus> => {
  const bus = new PostgresBus(options);
  await bus.connect();
  const { process, publish, offer, subscribe } = bus.switchboard;
  return {
    process,
    publish,
    offer,
    subscribe,
    isDown: () => bus.isDown,
    close: () => bus.close(),
  };
};
