import { randomBytes } from 'node:crypto';
import { openRedisBus } from '../src/bus/redis.ts';
import type { Timers } from '../src/clock.ts';
import type { Log } from '../src/ops/log.ts';
import { NO_LIMITS } from '../src/requests/limits.ts';
import type { RunningHouse } from '../src/run.ts';
import { runHouse } from '../src/run.ts';
import type { Bus, Database } from '../src/store/index.ts';
import { openPostgres, openPostgresBus, storeOn } from '../src/store/index.ts';
import { Client } from './client.ts';
import { quickTimers } from './fixture.ts';
import type { Cluster } from './postgres/cluster.ts';
import { createCluster } from './postgres/cluster.ts';
import { RedisServer } from './redisServer.ts';

/** The message bus between the processes of a test. */
export type BusKind = 'PostgreSQL' | 'Redis';

type Process = {
  readonly running: RunningHouse;
  readonly database: Database;
  readonly bus: Bus;
  readonly base: string;
};

/** Presence is sent on changes only: these processes never repeat it. */
const REMINDERS_MS = 20_000;
const timers: Timers = {
  after: (ms, call) => (ms >= REMINDERS_MS ? () => undefined : quickTimers.after(ms, call)),
};

/** A server of two processes over a real PostgreSQL, with a real bus. */
export class TwoProcesses {
  readonly complaints: string[] = [];
  readonly #kind: BusKind;
  readonly #key = randomBytes(32);
  #cluster: Cluster | null = null;
  redis: RedisServer | null = null;
  #processes: Process[] = [];
  #arrivals = 0;

  constructor(kind: BusKind) {
    this.#kind = kind;
  }

  get cluster(): Cluster {
    if (this.#cluster === null) throw new Error('there is no PostgreSQL yet');
    return this.#cluster;
  }

  async open(): Promise<void> {
    this.#cluster = await createCluster();
    if (this.#kind === 'Redis') this.redis = await RedisServer.open();
    this.#processes = [await this.#openProcess(), await this.#openProcess()];
  }

  async #openProcess(): Promise<Process> {
    const { url } = this.cluster;
    const complain = (facts: object, sentence: string): void => {
      this.complaints.push(`${sentence} ${JSON.stringify(facts)}`);
    };
    const log: Log = { info: () => undefined, warn: complain, error: complain };
    const database = await openPostgres({ url, connections: 4 });
    const bus =
      this.redis === null
        ? await openPostgresBus({ url })
        : await openRedisBus({ url: this.redis.url });
    const running = await runHouse({
      store: storeOn(database),
      bus,
      key: this.#key,
      log,
      port: 0,
      host: '127.0.0.1',
      limits: NO_LIMITS,
      botPause: 0,
      timers,
    });
    return { running, database, bus, base: `http://localhost:${running.port}` };
  }

  async #closeProcess({ running, bus, database }: Process): Promise<void> {
    await running.stop();
    await bus.close();
    await database.close();
  }

  async close(): Promise<void> {
    for (const one of this.#processes) await this.#closeProcess(one);
    await this.redis?.end('SIGTERM');
    await this.#cluster?.remove();
  }

  #at(number: number): Process {
    const process = this.#processes[number % this.#processes.length];
    if (process === undefined) throw new Error('there is no such process');
    return process;
  }

  /** The address of one of the processes. */
  base(number: number): string {
    return this.#at(number).base;
  }

  async stop(number: number): Promise<void> {
    await this.#closeProcess(this.#at(number));
  }

  async restart(number: number): Promise<void> {
    this.#processes[number] = await this.#openProcess();
  }

  /** Visitors are assigned to the processes in turn. */
  turns(): { readonly visitor: () => Promise<Client> } {
    this.#arrivals = 0;
    return {
      visitor: () => {
        this.#arrivals += 1;
        return this.visitorAt(this.#arrivals - 1);
      },
    };
  }

  async visitorAt(number: number): Promise<Client> {
    const client = await Client.arrive(this.base(number));
    await client.connect();
    return client;
  }

  /** The same guest with the same cookie, at another process. */
  twin(client: Client, number: number): Client {
    const twin = new Client(this.base(number));
    twin.me = client.me;
    twin.cookie = client.cookie;
    return twin;
  }
}
