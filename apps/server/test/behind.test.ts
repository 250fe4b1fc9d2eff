import { chairAt } from '@claim-it/fairness';
import { afterEach, expect, test } from 'vitest';
import type { Bus, BusMessage, Store } from '../src/store/index.ts';
import { createLocalHub } from '../src/store/index.ts';
import type { Client } from './client.ts';
import { TestHouse } from './fixture.ts';
import { allCaughtUp, isOver, seatPeople, shakeAll } from './seating.ts';
import { freshCid } from './view.ts';

type Reached = Extract<BusMessage, { kind: 'reached' }>;

/** What becomes of a message on its way; null loses it. */
type Way = (message: Reached) => Reached | null;

const passing: Way = (message) => message;

/** Two processes over one store: the second one hears of events through `way`, and counts what it reads of them. */
class Neighbours {
  way: Way = passing;
  reads = 0;
  readonly first = new TestHouse();
  second: TestHouse | null = null;

  async start(): Promise<this> {
    const hub = createLocalHub();
    await this.first.start({ bus: hub() });
    const { store, key } = this.first;
    this.second = new TestHouse({ store: this.#counting(store), key, bus: this.#through(hub()) });
    await this.second.start();
    return this;
  }

  #counting(store: Store): Store {
    return {
      ...store,
      read: (request) => {
        if (request.since > 0 && request.since < Number.MAX_SAFE_INTEGER) this.reads += 1;
        return store.read(request);
      },
    };
  }

  #through(bus: Bus): Bus {
    return {
      ...bus,
      subscribe: (hear) =>
        bus.subscribe((message, process) => {
          const come =
            message.kind === 'reached' && process !== bus.process ? this.way(message) : message;
          if (come !== null) hear(come, process);
        }),
    };
  }

  /** A game of two: the host is at the first process, the friend at the second. */
  async play(): Promise<readonly [string, readonly [Client, Client]]> {
    const houses = [this.first, this.second];
    let arrivals = 0;
    const visitor = async (): Promise<Client> => {
      arrivals += 1;
      return houses[arrivals - 1]!.visitor();
    };
    const [table, people] = await seatPeople({ visitor }, 2);
    await shakeAll(table, people);
    await allCaughtUp(table, people);
    this.reads = 0;
    return [table, people as [Client, Client]];
  }

  async remove(): Promise<void> {
    await this.second?.stop();
    await this.first.remove();
  }
}

let processes: Neighbours;
afterEach(() => processes.remove());

const stir = (one: Client, table: string, chair: number) =>
  one.do(table, {
    kind: 'stir',
    chair: chairAt(chair),
    element: one.element(one.views.get(table)!, chair),
  });

const hashOf = (one: Client, table: string) => one.views.get(table)!.hash;

test('what came along with a message is not read again', async () => {
  processes = await new Neighbours().start();
  const [table, [host, friend]] = await processes.play();
  expect(await stir(host, table, 0)).toMatchObject({ kind: 'done' });
  await allCaughtUp(table, [host, friend]);
  expect(hashOf(friend, table)).toBe(hashOf(host, table));
  expect(processes.reads).toBe(0);
  expect(await stir(friend, table, 1)).toMatchObject({ kind: 'done' });
  await allCaughtUp(table, [host, friend]);
  expect([friend.troubles, processes.second?.complaints]).toEqual([[], []]);
});

test('after a lost message the next one leads to the store', async () => {
  processes = await new Neighbours().start();
  const [table, [host, friend]] = await processes.play();
  processes.way = () => null;
  expect(await stir(host, table, 0)).toMatchObject({ kind: 'done' });
  processes.way = passing;
  // The process decides on what it knows, finds that the log is longer, and reads.
  expect(await stir(friend, table, 1)).toMatchObject({ kind: 'done' });
  await allCaughtUp(table, [host, friend]);
  expect(hashOf(friend, table)).toBe(hashOf(host, table));
  expect(processes.reads).toBeGreaterThan(0);
});

test('entries that do not follow are not believed', async () => {
  processes = await new Neighbours().start();
  const [table, [host, friend]] = await processes.play();
  processes.way = (message) => ({
    ...message,
    ...(message.news !== undefined && {
      news: {
        ...message.news,
        entries: message.news.entries.map((entry) => ({ ...entry, body: '{"kind":"other"}' })),
      },
    }),
  });
  expect(await stir(host, table, 0)).toMatchObject({ kind: 'done' });
  await allCaughtUp(table, [host, friend]);
  expect(hashOf(friend, table)).toBe(hashOf(host, table));
  expect(processes.reads).toBe(1);
  expect([friend.troubles, processes.second?.complaints]).toEqual([[], []]);
});

test('a guest who knows more than a process is answered by what the store knows', async () => {
  processes = await new Neighbours().start();
  const [table, [host, friend]] = await processes.play();
  processes.way = () => null;
  expect(await host.do(table, { kind: 'leave', chair: chairAt(0) })).toMatchObject({
    kind: 'done',
  });
  await host.until(isOver(host, table));
  const { seq } = host.views.get(table)!.state;
  expect(friend.views.get(table)!.state.seq).toBeLessThan(seq);
  // As after a lost connection, when the page of the friend is at another process than before.
  const answer = await friend.do(table, { kind: 'rematch' }, freshCid(), seq);
  expect(answer).toMatchObject({ kind: 'done' });
});
