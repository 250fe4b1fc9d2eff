import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { GuestId, TableId } from '@claim-it/protocol';
import type { Site } from '@claim-it/site';
import type { FastifyInstance } from 'fastify';
import { BrainThread } from './bots/brain.ts';
import { TableBots } from './bots/driver.ts';
import { Neighbours } from './bus/neighbours.ts';
import type { Clock } from './clock.ts';
import { steadyClock } from './clock.ts';
import { Clocks } from './clocks/clocks.ts';
import { House } from './house/house.ts';
import type { Patience } from './house/presence.ts';
import { PATIENCE, Presence } from './house/presence.ts';
import { createApp } from './http/app.ts';
import { DiceDesk } from './lobby/diceStatistics.ts';
import { LobbyDesk } from './lobby/lobbyLists.ts';
import type { Log } from './ops/log.ts';
import { SILENT } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { createMetrics } from './ops/metrics.ts';
import { People } from './people/people.ts';
import type { Limits } from './requests/limits.ts';
import { LIMITS } from './requests/limits.ts';
import type { Door } from './requests/origin.ts';
import { Followers } from './sockets/followers.ts';
import { Sockets } from './sockets/sockets.ts';
import { upgrader } from './sockets/upgrade.ts';
import type { Bus, Store } from './store/index.ts';
import { startTicking } from './tick.ts';

const BOT_PAUSE_MS = 600;
const GOODBYE_MS = 300;

export type HouseOptions = {
  readonly store: Store;
  readonly bus: Bus;
  readonly key: Buffer;
  readonly port: number;
  readonly host: string;
  readonly door?: Door;
  readonly site?: Site;
  readonly log?: Log;
  readonly limits?: Limits;
  readonly patience?: Patience;
  readonly botPause?: number;
  /** Whether hints are being lost: then tables are read again and again. */
  readonly isBusDown?: () => boolean;
  /** Whether other processes share the store and the bus. */
  readonly isShared?: boolean;
  readonly wall?: Clock;
};

/** A house whose door is open. */
export type RunningHouse = {
  readonly port: number;
  readonly metrics: Metrics;
  /** How much time was given back to clocks at the start, in milliseconds. */
  readonly credited: number;
  readonly tables: () => number;
  /** Why the house is not well; null if it is. */
  readonly health: () => Promise<string | null>;
  /** Says goodbye, finishes what is in flight, and closes everything but the store and the bus. */
  readonly stop: () => Promise<void>;
};

const LOCAL_DOOR: Door = { publicOrigin: null, proxies: 0 };

/** The store with a stop watch. */
const timed = (store: Store, { appends }: Metrics): Store => ({
  ...store,
  append: (append) => {
    const end = appends.startTimer();
    return store.append(append).finally(end);
  },
});

/** All parts of a house, made for each other. */
const assemble = (options: HouseOptions) => {
  const { bus, key, log = SILENT, limits = LIMITS } = options;
  const now = steadyClock(options.wall);
  const metrics = createMetrics();
  const store = timed(options.store, metrics);
  const people = new People(store, now);
  const house = new House({ store, bus, now, log, people, key });
  const neighbours = options.isShared ? new Neighbours(bus, now) : null;
  const followers = new Followers(store, people, neighbours);
  const sockets = new Sockets({ house, followers, now, log, metrics, limits });
  const isHere = followers.isHere.bind(followers);
  const presence = new Presence({
    house,
    now,
    log,
    isHere,
    patience: options.patience ?? PATIENCE,
  });
  const brain = new BrainThread();
  const driver = new TableBots({ house, brain, log, pause: options.botPause ?? BOT_PAUSE_MS });
  const clocks = new Clocks({ store, house, now, log });
  house.tables.isFollowed = (table) => followers.isFollowed(table);
  house.tables.listen(followers);
  house.tables.listen(driver);
  followers.onPresence = (table) => presence.look(table);
  if (neighbours !== null)
    neighbours.onChange = (id) => {
      const table = house.tables.peek(id);
      if (table !== undefined) followers.tell(table);
    };
  return {
    ...{ store, log, limits, now, metrics, people, house, followers },
    ...{ sockets, presence, brain, driver, clocks, neighbours },
  };
};

type Parts = ReturnType<typeof assemble>;

const appOf = (parts: Parts, options: HouseOptions, door: Door): FastifyInstance => {
  const { store, people, house, followers, sockets, now } = parts;
  const cards = {
    ...{ store, people, house },
    isHere: (table: TableId, guest: GuestId | null): boolean => {
      const live = house.tables.peek(table);
      return live !== undefined && followers.isHere(live, guest);
    },
  };
  return createApp({
    ...parts,
    ...{ cards, door, site: options.site ?? null },
    lobby: new LobbyDesk(cards, now),
    dice: new DiceDesk(store, now),
    closeSockets: (guest, tokenHash) =>
      sockets.closeOf(
        (one) => one.guest === guest && (tokenHash ?? one.tokenHash) === one.tokenHash,
      ),
  });
};

/** Goodbyes first, then what is in flight, then the doors. */
const close = async (parts: Parts, app: FastifyInstance): Promise<void> => {
  const { driver, sockets, house, followers, brain, clocks, neighbours } = parts;
  driver.stop();
  sockets.stop();
  await Promise.all([...house.tables.live()].map((table) => table.inTurn(async () => undefined)));
  await setTimeout(GOODBYE_MS);
  sockets.end();
  followers.stop();
  house.stop();
  neighbours?.stop();
  await app.close();
  await brain.stop();
  await clocks.stop().catch(() => undefined);
};

/** Puts all parts of a house together and opens its door. */
export const runHouse = async (options: HouseOptions): Promise<RunningHouse> => {
  const { door = LOCAL_DOOR, port, host } = options;
  const parts = assemble(options);
  const app = appOf(parts, options, door);
  app.server.on('upgrade', upgrader({ ...parts, door }));
  await app.listen({ port, host });
  const credited = await parts.clocks.start();
  const isBusDown = options.isBusDown ?? (() => false);
  const stopTicking = startTicking({ ...parts, isBusDown });
  return {
    port: (app.server.address() as AddressInfo).port,
    metrics: parts.metrics,
    credited,
    tables: () => parts.house.tables.size,
    health: () => healthOf(parts.store),
    stop: async () => {
      stopTicking();
      await close(parts, app);
    },
  };
};

const healthOf = async (store: Store): Promise<string | null> => {
  try {
    await store.findTables({ kind: 'due', now: 0, limit: 1 });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
