import { TurnedClock } from '@claim-it/client/testing/turnedClock.ts';
import type { GuestId, OpenedTable, OpenTable, TableId } from '@claim-it/protocol';
import type { Game } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import { below, randomFrom } from '@claim-it/testkit';
import type { Timers, TimeSource } from '../../src/clock.ts';
import { HouseClock } from '../../src/clock.ts';
import type { Outbound } from '../../src/outbound/post.ts';
import { LIMITS } from '../../src/requests/limits.ts';
import type { AssembledHouse } from '../../src/run.ts';
import { assembleHouse } from '../../src/run.ts';
import type { Append, Bus, Database, Store, StoredLog } from '../../src/store/index.ts';
import { createLocalHub, storeOn } from '../../src/store/index.ts';
import { openMemoryDatabase } from '../memoryDatabase.ts';
import { Person } from './person.ts';
import type { WireEars, WireHabits } from './wire.ts';
import { MemoryWire } from './wire.ts';

const HOST = '192.168.18.55';

/** A process of the server, from its start to its stop or death. */
type Life = {
  isAlive: boolean;
  readonly wires: Set<MemoryWire>;
  readonly bus: Bus;
  /** How much time its monotonic clock has missed, and since when its machine stands still. */
  missed: number;
  stillSince: number | null;
  /** Timers that have run out meanwhile. */
  readonly overdue: (() => void)[];
};

const newLife = (bus: Bus, isAlive: boolean): Life => ({
  isAlive,
  wires: new Set(),
  bus,
  missed: 0,
  stillSince: null,
  overdue: [],
});

/** When a process dies during an append: before it is on disk, or after that and before any response. */
export type Death = 'before' | 'after' | null;

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/** The HTTP requests of a server. */
type Request = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
};

const PLAIN: OpenTable = {
  variant: 'standard',
  pace: { kind: 'none' },
  onLeaving: { kind: 'skip' },
  isListed: true,
  isFreeTextAllowed: false,
  chairs: [{ kind: 'mine' }, { kind: 'open' }],
};

/** Bots that play at once, without a thread: the first possible choice. */
const quickBrain = {
  choose: async ({ game }: { readonly game: Game }) => {
    const [choice] = choicesOf(game).toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
    if (choice === undefined) throw new Error('a bot is asked when it has no choice');
    return choice;
  },
  stop: async (): Promise<void> => undefined,
};
const RANKS = ['take', 'place', 'roll', 'undo', 'leave'];
const rankOf = (kind: string): number => RANKS.indexOf(kind);

/**
 * The real server and real clients in one process: real routes, sockets, tables, store and connections, but the network is in
 * memory and the clock is advanced by the test. No real time passes, so the load of the machine has no effect.
 */
export class OnlineWorld {
  readonly clock: TurnedClock = new TurnedClock();
  readonly random = randomFrom(1855);
  readonly people: Person[] = [];
  /** The server's warnings and errors; tests expect none. */
  readonly complaints: string[] = [];
  habits: WireHabits = {
    latency: () => 5 + below(this.random, 40),
    carry: (text) => [text],
  };
  /** Selects the append during which the process dies. */
  deathAt: (append: Append) => Death = () => null;
  /** The offset of the server's wall clock. */
  wallOffset = 0;
  /** A mutant acknowledges what it does not write. */
  forgets: (append: Append) => boolean = () => false;
  /** The keys of the dice of the next process, the newest first. */
  keys: readonly [Buffer, ...Buffer[]] = [Buffer.alloc(32, 7)];
  house: AssembledHouse | null = null;
  /** A second process of the same server; people connect to the first. */
  twin: AssembledHouse | null = null;
  credited = 0;
  #slowness = 1;
  #silence = 1;
  /** How other servers are called. */
  outbound: Outbound | null = null;
  readonly #hub = createLocalHub();
  readonly #wall: TimeSource = () => this.clock.now() + this.wallOffset;
  readonly #database: Database = openMemoryDatabase(this.#wall);
  readonly store: Store = storeOn(this.#database);
  #life: Life = newLife(this.#hub(), false);
  readonly #twinLife: Life = newLife(this.#hub(), true);

  /** The slowdown of a process's ticks from the next one on, in tests over weeks; the process does not count as suspended. */
  set slowness(times: number) {
    this.#slowness = times;
    this.#silence = Math.max(this.#silence, times);
  }

  /** Starts a process of the server with the data of the last one. */
  async open(): Promise<this> {
    const life = newLife(this.#hub(), true);
    this.#life = life;
    this.house = this.#assemble(life);
    await this.house.app.ready();
    this.credited = await this.house.start();
    return this;
  }

  /** Starts a second process beside the first. */
  async openTwin(): Promise<void> {
    this.twin = this.#assemble(this.#twinLife);
    await this.twin.app.ready();
    await this.twin.start();
  }

  #assemble(life: Life): AssembledHouse {
    const timers: Timers = {
      after: (ms, call) =>
        this.clock.after(ms * this.#slowness, () => {
          if (life.stillSince !== null) life.overdue.push(call);
          else if (life.isAlive) call();
        }),
    };
    const clock = new HouseClock({
      start: this.#wall(),
      elapsed: () => (life.stillSince ?? this.clock.now()) - life.missed,
      reference: async () => this.#wall(),
    });
    const complain = (facts: object, sentence: string): void => {
      this.complaints.push(`${sentence} ${JSON.stringify(facts)}`);
    };
    const [key, ...olderKeys] = this.keys;
    return assembleHouse({
      store: this.#storeOf(life),
      bus: life.bus,
      key,
      olderKeys,
      log: { info: () => undefined, warn: complain, error: complain },
      limits: LIMITS,
      work: () => 0,
      brain: quickBrain,
      clock,
      timers,
      areWebhooksAllowed: true,
      ...(this.outbound !== null && { outbound: this.outbound }),
    });
  }

  #storeOf(life: Life): Store {
    const store = storeOn(this.#databaseOf(life));
    const beat: Store['beat'] = ({ now, patience }) =>
      store.beat({ now, patience: patience * this.#silence });
    return { ...store, beat };
  }

  /** Pending queries of a dead process are never answered. */
  #databaseOf(life: Life): Database {
    const mortal = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      if (!life.isAlive) return never();
      const value = await work();
      return life.isAlive ? value : never();
    };
    const database = this.#database;
    return {
      ...database,
      read: (statement) => mortal(() => database.read(statement)),
      write: (statements) => mortal(() => database.write(statements)),
      erase: (statements) => mortal(() => database.erase(statements)),
      append: (append) => mortal(() => this.#append(append)),
    };
  }

  async #append(append: Append): ReturnType<Database['append']> {
    const last = append.entries.at(-1);
    if (this.forgets(append) && last !== undefined)
      return { kind: 'done', seq: last.seq, hash: last.hash };
    const death = this.deathAt(append);
    if (death === 'before') this.kill();
    if (death === 'before') return never();
    const appended = await this.#database.append(append);
    if (death === 'after') this.kill();
    return appended;
  }

  /** The process dies, as by SIGKILL: nothing is sent, written or finished. */
  kill(): void {
    const { wires, bus } = this.#life;
    this.#life.isAlive = false;
    this.house = null;
    // A dead process neither receives nor responds.
    void bus.close();
    for (const wire of wires) wire.die();
  }

  /** Resets a table to an older state, as a backup or a failover that lost the newest entries does. No process may run. */
  async restore(table: TableId, seq: number): Promise<void> {
    const { entries } = await this.logOf(table);
    const hash = entries[seq - 1]?.hash ?? null;
    await this.#database.write([
      { text: 'delete from event where table_id = ? and seq > ?', values: [table, seq] },
      { text: 'update house_table set seq = ?, hash = ? where id = ?', values: [seq, hash, table] },
    ]);
  }

  /** The machine of the first process stands still, its monotonic clock, too. */
  async standStill(ms: number): Promise<void> {
    const life = this.#life;
    life.stillSince = this.clock.now();
    await this.clock.pass(ms);
    life.missed += this.clock.now() - life.stillSince;
    life.stillSince = null;
    for (const call of life.overdue.splice(0)) call();
  }

  /** The process stops as it does on SIGTERM. */
  async stop(): Promise<void> {
    const { house } = this;
    if (house === null) return;
    this.house = null;
    await this.clock.settled(house.stop());
    this.#life.isAlive = false;
  }

  /** A connection to the server; it fails while the server is down. */
  dial(cookie: string, ears: WireEars): MemoryWire {
    const wire = new MemoryWire(ears, this.clock, this.habits);
    this.clock.after(this.habits.latency(), () => void this.#accept(wire, cookie));
    return wire;
  }

  async #accept(wire: MemoryWire, cookie: string): Promise<void> {
    const { house } = this;
    const visitor = await house?.people.find(cookie.split('=')[1] ?? '');
    if (house === null || visitor == null || this.house !== house || house.sockets.isStopping)
      return wire.cut();
    this.#life.wires.add(wire);
    return house.sockets.begin(wire, '127.0.0.1', visitor);
  }

  /** Sends a request as a page does. */
  async ask({ method, path, body, cookie = '' }: Request) {
    if (this.house === null) throw new Error('the server is closed');
    const headers = { host: HOST, origin: `http://${HOST}`, cookie };
    return this.house.app.inject({
      method,
      url: path,
      headers,
      ...(method === 'POST' ? { payload: (body ?? {}) as object } : {}),
    });
  }

  /** A guest whom the server does not know yet. */
  async arrive(): Promise<Person> {
    const answer = await this.ask({ method: 'POST', path: '/api/session' });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    const person = new Person(this, cookie, answer.json<{ guest: GuestId }>().guest);
    this.people.push(person);
    return person;
  }

  async openTable(host: Person, wish: Partial<OpenTable> = {}): Promise<OpenedTable> {
    const body = { ...PLAIN, ...wish };
    const { cookie } = host;
    const answer = await this.ask({ method: 'POST', path: '/api/tables', body, cookie });
    if (answer.statusCode !== 201) throw new Error(`no table: ${answer.body}`);
    return answer.json<OpenedTable>();
  }

  /** The log of a table as it is on disk. */
  async logOf(table: TableId): Promise<StoredLog> {
    const log = await this.store.read({ table, since: 0 });
    if (log === null) throw new Error('there is no such table');
    return log;
  }

  until(isSo: () => boolean, within?: number): Promise<void> {
    return this.clock.until(isSo, within);
  }

  /** Closes all pages and processes. */
  async end(): Promise<void> {
    for (const person of this.people) person.close();
    this.#twinLife.isAlive = false;
    this.kill();
    await this.#database.close();
  }
}
