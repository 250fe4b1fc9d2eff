import type { AddressInfo } from 'node:net';
import { hashWith } from '@claim-it/fairness';
import type { GuestId, Operator, TableId } from '@claim-it/protocol';
import type { Site } from '@claim-it/site';
import type { FastifyInstance } from 'fastify';
import { BrainThread } from './bots/brain.ts';
import type { BotBrain } from './bots/tableBots.ts';
import { TableBots } from './bots/tableBots.ts';
import { Neighbours } from './bus/neighbours.ts';
import type { Timers, TimeSource } from './clock.ts';
import { HouseClock, realTimers } from './clock.ts';
import { Clocks } from './clocks/clocks.ts';
import type { ChainMaker } from './dice/chainThread.ts';
import type { FoldMaker } from './folds/folds.ts';
import { Folds, makeHere } from './folds/folds.ts';
import { makeHash } from './hashText.ts';
import { House } from './house/house.ts';
import type { Patience } from './house/presence.ts';
import { PATIENCE, Presence } from './house/presence.ts';
import { Quota } from './house/quota.ts';
import { Snapshots } from './house/snapshots.ts';
import { createApp } from './http/app.ts';
import type { CardDeps } from './lobby/cards.ts';
import { Crowd } from './lobby/crowd.ts';
import { diceStatistics } from './lobby/diceStatistics.ts';
import { LobbyLists } from './lobby/lobbyLists.ts';
import { winnersFrom } from './lobby/winners.ts';
import type { NoticeOffer } from './notices/assemble.ts';
import { assembleNotices } from './notices/assemble.ts';
import { DamagedGames, sparing } from './ops/damage.ts';
import { HeadCheck } from './ops/heads.ts';
import type { HealthState } from './ops/health.ts';
import { Health } from './ops/health.ts';
import type { Log } from './ops/log.ts';
import { SILENT } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { createMetrics } from './ops/metrics.ts';
import type { SecurityLog } from './ops/securityLog.ts';
import { createSecurityLog } from './ops/securityLog.ts';
import type { Outbound } from './outbound/post.ts';
import { OPEN_INTERNET } from './outbound/post.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Safety } from './people/safety.ts';
import { limitConnections } from './requests/connections.ts';
import { Gate } from './requests/gate.ts';
import type { Limits } from './requests/limits.ts';
import { LIMITS } from './requests/limits.ts';
import type { OriginPolicy } from './requests/origin.ts';
import { REQUEST_MS } from './settings.ts';
import { Followers } from './sockets/followers.ts';
import { Sockets } from './sockets/sockets.ts';
import { upgrader } from './sockets/upgrade.ts';
import type { Bus, Report, Store } from './store/index.ts';
import { startTicking } from './tick.ts';

const BOT_PAUSE_MS = 600;
/** The time limit of sockets to close after a goodbye. */
const GOODBYE_MS = 300;

/** What a server is made of. */
export type HouseParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly key: Buffer;
  /** Keys of the dice that were replaced. */
  readonly olderKeys?: readonly Buffer[];
  readonly origins?: OriginPolicy;
  readonly site?: Site;
  /** Where other devices of the network find this server, which listens on this port. */
  readonly lan?: (port: number) => readonly string[];
  /** Who runs this server, for the page about privacy. */
  readonly operator?: Operator;
  readonly log?: Log;
  readonly limits?: Limits;
  readonly patience?: Patience;
  readonly botPause?: number;
  readonly requestMs?: number;
  readonly clock?: HouseClock;
  readonly timers?: Timers;
  readonly brain?: BotBrain;
  /** How long the main thread has worked, in milliseconds; a test may tell its own. */
  readonly work?: TimeSource;
  /** How long a task takes, in milliseconds; a test may tell its own. */
  readonly stopwatch?: TimeSource;
  /** Processes of one trial may count together. */
  readonly metrics?: Metrics;
  /** Where logs are played through; in this thread unless told. */
  readonly maker?: FoldMaker;
  /** Where chains of the dice are made; in this thread unless told. */
  readonly chains?: ChainMaker;
  /** Whether hosts may add webhooks. */
  readonly areWebhooksAllowed?: boolean;
  /** Whether devices may be told of turns through push services. */
  readonly isPushAllowed?: boolean;
  /** How other servers are asked something; a test opens its own. */
  readonly outbound?: Outbound;
};

export type HouseOptions = HouseParts & { readonly port: number; readonly host: string };

/** A server that is put together. */
export type AssembledHouse = {
  readonly app: FastifyInstance;
  readonly people: People;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly tables: () => number;
  readonly security: SecurityLog;
  /** The time of the server, in milliseconds since 1970. */
  readonly now: () => number;
  readonly health: () => Promise<HealthState>;
  /** What guests told the operator, the newest first. */
  readonly reports: () => Promise<readonly Report[]>;
  /** Starts the clocks; returns how much time was credited, in milliseconds. */
  readonly start: () => Promise<number>;
  /** Notifies clients, finishes pending work, and closes everything but the store and the bus. */
  readonly stop: () => Promise<void>;
};

/** A running server. */
export type RunningHouse = Pick<
  AssembledHouse,
  'metrics' | 'tables' | 'health' | 'reports' | 'stop'
> & {
  readonly port: number;
  /** How much time was credited at the start, in milliseconds. */
  readonly credited: number;
};

const NOBODY: Operator = { name: null, contact: null };
const LOCAL_ORIGINS: OriginPolicy = { publicOrigin: null, proxies: 0, hosts: [] };

/** The store with timing metrics. */
const timed = (store: Store, { appends }: Metrics): Store => ({
  ...store,
  append: (append) => {
    const begin = performance.now();
    const appended = store.append(append);
    const end = (): void => appends.observe((performance.now() - begin) / 1_000);
    appended.then(end, end);
    return appended;
  },
});

/** The common basis of all parts: time, limits, metrics, the store, people. */
const basisOf = (options: HouseParts) => {
  const { bus, key, olderKeys = [], log = SILENT, limits = LIMITS, timers = realTimers } = options;
  const reference = () => options.store.time();
  const clock = options.clock ?? new HouseClock({ start: Date.now(), reference });
  const { now, elapsed } = clock;
  const metrics = options.metrics ?? createMetrics();
  const security = createSecurityLog({ log, metrics, now: elapsed });
  const damage = new DamagedGames({ log, metrics, security });
  const store = sparing(timed(options.store, metrics), damage);
  const maker = options.maker ?? makeHere(store);
  return {
    bus,
    key,
    olderKeys,
    log,
    timers,
    clock,
    now,
    elapsed,
    metrics,
    security,
    damage,
    store,
    gate: new Gate(limits, elapsed, options.work),
    health: new Health({ store, damage, log, now: elapsed, timers }),
    people: new People({ store, bus, now }),
    passkeys: new Passkeys({ store, now, key }),
    safety: new Safety({ store, bus, now }),
    quota: new Quota(limits, elapsed),
    chains: options.chains ?? null,
    folds: new Folds({ store, maker, damage, mostWaiting: limits.recordsWaiting }),
  };
};

/** All parts of a server, made for each other. */
const partsOf = (options: HouseParts) => {
  const basis = basisOf(options);
  const { bus, elapsed } = basis;
  const house = new House(basis);
  const neighbours = new Neighbours(bus, elapsed);
  const crowd = new Crowd(bus, elapsed);
  const followers = new Followers({ ...basis, neighbours, stopwatch: options.stopwatch });
  const sockets = new Sockets({ ...basis, house, followers });
  const isHere = followers.isHere.bind(followers);
  const isBlind = (): boolean => bus.isDown();
  const { patience = PATIENCE, botPause: pause = BOT_PAUSE_MS } = options;
  const presence = new Presence({ ...basis, house, isHere, isBlind, patience });
  const brain = options.brain ?? new BrainThread();
  const driver = new TableBots({ ...basis, house, brain, pause });
  const clocks = new Clocks({ ...basis, house, onCredit: () => presence.restart() });
  house.isHere = isHere;
  house.catchUp = () => clocks.catchUp();
  house.tables.isFollowed = (table) => followers.isFollowed(table);
  house.tables.listen(followers);
  house.tables.listen(driver);
  house.tables.listen(new Snapshots(basis));
  followers.onPresence = (table) => presence.look(table);
  followers.onBlocked = (guest) => {
    for (const table of house.tables.live())
      if (followers.isHere(table, guest)) followers.tell(table);
  };
  neighbours.onChange = (id) => {
    const table = house.tables.peek(id);
    if (table === undefined) return;
    presence.look(table);
    followers.tell(table);
  };
  return {
    ...basis,
    house,
    followers,
    sockets,
    presence,
    brain,
    driver,
    clocks,
    neighbours,
    crowd,
  };
};

type Parts = ReturnType<typeof partsOf>;

/** Who is at which table, for lists of tables. */
const cardsOf = ({ store, people, house, followers }: Parts): CardDeps => ({
  store,
  people,
  house,
  winnersOf: winnersFrom(store),
  isHere: (id: TableId, guest: GuestId | null): boolean => followers.isHere({ id }, guest),
});

const appOf = (
  parts: Parts,
  cards: CardDeps,
  offer: NoticeOffer,
  options: HouseParts,
): FastifyInstance => {
  const { store, clock, crowd } = parts;
  return createApp({
    ...parts,
    cards,
    offer,
    origins: options.origins ?? LOCAL_ORIGINS,
    site: options.site ?? null,
    lan: options.lan ?? (() => []),
    operator: options.operator ?? NOBODY,
    requestMs: options.requestMs ?? REQUEST_MS,
    lobby: new LobbyLists(cards, clock, parts.gate.limits.listedPerGuest, crowd),
    dice: diceStatistics(store, parts.folds, clock.elapsed),
  });
};

/** Goodbyes first, then pending work, then the port. */
const close = async (parts: Parts, app: FastifyInstance): Promise<void> => {
  const { driver, presence, sockets, house, followers, brain, clocks, neighbours, people, timers } =
    parts;
  driver.stop();
  presence.stop();
  sockets.stop();
  await Promise.all([...house.tables.live()].map((table) => table.inTurn(async () => undefined)));
  await Promise.race([
    sockets.emptied(),
    new Promise<void>((resolve) => timers.after(GOODBYE_MS, resolve)),
  ]);
  sockets.end();
  followers.stop();
  house.stop();
  neighbours.stop();
  parts.crowd.stop();
  people.stop();
  parts.safety.stop();
  await app.close();
  await Promise.all([brain.stop(), parts.folds.stop(), parts.chains?.stop()]);
  await clocks.stop().catch(() => undefined);
};

/** Assembles the parts of the server; it accepts no connections yet. */
export const assembleHouse = (options: HouseParts): AssembledHouse => {
  hashWith(makeHash);
  const parts = partsOf(options);
  const cards = cardsOf(parts);
  const { notices, offer } = assembleNotices({
    ...parts,
    cards,
    outbound: options.outbound ?? OPEN_INTERNET,
    operator: options.operator ?? NOBODY,
    publicOrigin: options.origins?.publicOrigin ?? null,
    areWebhooksAllowed: options.areWebhooksAllowed === true,
    isPushAllowed: options.isPushAllowed !== false,
  });
  const app = appOf(parts, cards, offer, options);
  const heads = new HeadCheck(parts);
  let stopTicking = (): void => undefined;
  return {
    app,
    people: parts.people,
    sockets: parts.sockets,
    metrics: parts.metrics,
    gate: parts.gate,
    tables: () => parts.house.tables.size,
    now: parts.now,
    security: parts.security,
    health: () => parts.health.look(),
    reports: () => parts.safety.reports(),
    start: async () => {
      await heads.start();
      const credited = await parts.clocks.start();
      stopTicking = startTicking({ ...parts, notices });
      return credited;
    },
    stop: async () => {
      heads.stop();
      stopTicking();
      await close(parts, app);
    },
  };
};

/** Puts a server together and opens its origins. */
export const runHouse = async (options: HouseOptions): Promise<RunningHouse> => {
  const { origins = LOCAL_ORIGINS, port, host, log = SILENT } = options;
  const house = assembleHouse(options);
  const { app, metrics, tables, health, reports, stop } = house;
  limitConnections(app.server, house.gate.limits, origins.proxies);
  app.server.on('upgrade', upgrader({ ...house, origins, log }));
  await app.listen({ port, host });
  const credited = await house.start();
  const { port: opened } = app.server.address() as AddressInfo;
  return { port: opened, metrics, credited, tables, health, reports, stop };
};
