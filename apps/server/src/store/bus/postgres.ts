import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createSwitchboard } from './local.ts';
import type { Bus, BusHint } from './types.ts';

export type PostgresBusOptions = {
  readonly url: string;
  readonly channel?: string;
  /** Hears of trouble; the bus mends itself. */
  readonly onTrouble?: (error: Error) => void;
};

/** Wait before the next attempt, in milliseconds. */
const MEND_AFTER = 500;

const formatHint = (sender: string, { topic, seq }: BusHint): string => `${sender} ${seq} ${topic}`;

/** Null for what is not a hint, or is our own. */
const parseHint = (payload: string, self: string): BusHint | null => {
  const [sender, seq, ...topic] = payload.split(' ');
  if (sender === self || !/^\d{1,15}$/.test(seq ?? '')) return null;
  return { topic: topic.join(' '), seq: Number(seq) };
};

/** Hints over LISTEN and NOTIFY. Listeners of this process hear at once, others when PostgreSQL tells them. */
class PostgresBus {
  readonly #options: PostgresBusOptions;
  readonly #channel: string;
  readonly #self: string = randomUUID();
  readonly #switchboard = createSwitchboard();
  /** Only the newest hint of a topic matters. */
  readonly #waiting = new Map<string, number>();
  #client: pg.Client | null = null;
  #isSending = false;
  #isClosed = false;
  #mending: NodeJS.Timeout | null = null;

  constructor(options: PostgresBusOptions) {
    this.#options = options;
    this.#channel = options.channel ?? 'claim_it';
  }

  subscribe: Bus['subscribe'] = (listener) => this.#switchboard.subscribe(listener);

  publish(hint: BusHint): void {
    this.#switchboard.tell(hint);
    this.#waiting.set(hint.topic, Math.max(hint.seq, this.#waiting.get(hint.topic) ?? 0));
    void this.#send();
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'claim-it bus',
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('the bus was cut off')));
    client.on('notification', ({ payload }) => {
      const hint = parseHint(payload ?? '', this.#self);
      if (hint !== null) this.#switchboard.tell(hint);
    });
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
    await client?.end().catch(() => undefined);
  }

  async #send(): Promise<void> {
    const client = this.#client;
    if (this.#isSending || client === null || this.#waiting.size === 0) return;
    this.#isSending = true;
    const payloads = [...this.#waiting].map(([topic, seq]) =>
      formatHint(this.#self, { topic, seq }),
    );
    this.#waiting.clear();
    try {
      await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        this.#channel,
        payloads,
      ]);
    } catch (error) {
      this.#lose(client, error instanceof Error ? error : new Error(String(error)));
    }
    this.#isSending = false;
    void this.#send();
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#options.onTrouble?.(error);
    void client.end().catch(() => undefined);
    this.#mend();
  }

  #mend(): void {
    this.#mending = setTimeout(async () => {
      try {
        await this.connect();
        this.#switchboard.tellGap();
        void this.#send();
      } catch {
        if (!this.#isClosed) this.#mend();
      }
    }, MEND_AFTER);
    this.#mending.unref();
  }
}

/** The bus of a house that is several processes over one PostgreSQL. */
export const openPostgresBus = async (options: PostgresBusOptions): Promise<Bus> => {
  const bus = new PostgresBus(options);
  await bus.connect();
  return {
    publish: (hint) => bus.publish(hint),
    subscribe: (listener) => bus.subscribe(listener),
    close: () => bus.close(),
  };
};
