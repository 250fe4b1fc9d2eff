import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableId } from '@claim-it/protocol';
import { rootOf } from '@claim-it/protocol';
import type { Store } from '../../src/store/index.ts';
import { openPostgres, storeOn } from '../../src/store/index.ts';
import { Client } from '../../test/client.ts';
import type { Cluster } from '../../test/postgres/cluster.ts';
import { createCluster } from '../../test/postgres/cluster.ts';
import { buildHouse, freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import { History } from './history.ts';
import { Link } from './link.ts';
import { Visitor } from './visitor.ts';

const VISITORS = 8;
const TABLES = 3;
/** The host keeps a chair and never takes it, so that no game begins. */
const CHAIRS = 4;
const READ_EVERY_MS = 50;
/** Between two faults, and how long a network is cut. */
const GAP_MS = 1_500;
const CUT_MS = 2_500;

export type LinearMutant = 'early' | 'blind';

export type LinearPlan = {
  readonly processes: number;
  /** Until so many commands are answered and so many kinds of faults have begun, or so many milliseconds are over. */
  readonly answers: number;
  readonly faults: number;
  readonly ms: number;
  readonly mutant: LinearMutant | null;
  readonly report?: (line: string) => void;
};

export type LinearResult = {
  readonly findings: readonly string[];
  readonly answered: number;
  readonly unanswered: number;
  readonly refused: number;
  readonly reads: number;
  readonly copies: number;
  readonly faults: ReadonlyMap<string, number>;
};

/** A process of the server with the networks on both of its sides. */
type Place = { readonly house: HouseProcess; readonly clients: Link; readonly store: Link };

const portOf = (url: string): number => Number(new URL(url).port);

const openPlace = async (
  cluster: Cluster,
  folder: string,
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<Place> => {
  const store = await new Link(portOf(cluster.url)).open();
  const url = new URL(cluster.url);
  url.port = String(store.port);
  const port = await freePort();
  const clients = await new Link(port).open();
  const own = { ...env, DATABASE_URL: url.href, CLAIM_IT_SITE: join(folder, 'site') };
  return { clients, store, house: new HouseProcess({ env: own, port, program }) };
};

type Trial = {
  readonly places: readonly Place[];
  readonly history: History;
  readonly store: Store;
  readonly faults: Map<string, number>;
  readonly isOver: () => boolean;
};

const pickOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** A process dies and starts again, or is cut off from its clients or from the database. */
const FAULTS: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  kill: async ({ house }) => {
    await house.end('SIGKILL');
    await wait(Math.random() * CUT_MS);
    await house.start();
  },
  'broken link to the database': ({ store }) => cut(store, () => store.break()),
  'silent link to the database': ({ store }) => cut(store, () => store.silence()),
  'broken link to clients': ({ clients }) => cut(clients, () => clients.break()),
  'silent link to clients': ({ clients }) => cut(clients, () => clients.silence()),
};

const cut = async (link: Link, how: () => void): Promise<void> => {
  how();
  await wait(Math.random() * CUT_MS);
  link.restore();
};

/** One fault after another, by turns at each process. */
const disturb = async ({ places, faults, isOver }: Trial): Promise<void> => {
  const names = Object.keys(FAULTS);
  for (let number = 0; !isOver(); number += 1) {
    const name = names[number % names.length] ?? 'kill';
    await wait(Math.random() * GAP_MS);
    faults.set(name, (faults.get(name) ?? 0) + 1);
    await FAULTS[name]?.(pickOf(places));
  }
};

/** Reads the heads past the server, all the time. */
const readOn = async (
  { store, history, isOver }: Trial,
  tables: readonly string[],
): Promise<void> => {
  while (!isOver()) {
    await wait(Math.random() * 2 * READ_EVERY_MS);
    await readHead(store, history, pickOf(tables));
  }
};

const readHead = async (store: Store, history: History, table: string): Promise<void> => {
  const call = performance.now();
  try {
    const head = await store.read({ table: table as TableId, since: Number.MAX_SAFE_INTEGER });
    if (head !== null) history.read(table, { seq: head.seq, hash: head.hash }, call);
  } catch (error) {
    history.find(`table ${table} cannot be read: ${error}`);
  }
};

const openTables = async (host: Client): Promise<readonly string[]> => {
  const open = { kind: 'open' } as const;
  const chairs = [{ kind: 'mine' } as const, ...Array.from({ length: CHAIRS - 1 }, () => open)];
  const tables: string[] = [];
  while (tables.length < TABLES) tables.push((await host.open({ chairs })).table);
  return tables;
};

const judge = async (trial: Trial, tables: readonly string[]): Promise<void> => {
  for (const table of tables) {
    await readHead(trial.store, trial.history, table);
    const id = table as TableId;
    const log = await trial.store.read({ table: id, since: 0 });
    if (log === null) trial.history.find(`table ${table} is gone`);
    else trial.history.judge(table, rootOf(id, log.header), CHAIRS, log);
  }
};

const play = async (trial: Trial): Promise<void> => {
  const { places, history, isOver } = trial;
  const origins = places.map(({ clients }) => `http://127.0.0.1:${clients.port}`);
  const known: Client[] = [];
  for (let number = 0; number < VISITORS; number += 1)
    known.push(await Client.arrive(origins[number % origins.length] ?? ''));
  const [host] = known;
  if (host === undefined) throw new Error('nobody has come');
  const tables = await openTables(host);
  const chairs = Array.from({ length: CHAIRS - 1 }, (_, at) => at + 1);
  const visitors = known.map(
    (one) => new Visitor(one, { history, tables, chairs, origins, isOver }),
  );
  const disturbing = disturb(trial);
  await Promise.all([...visitors.map((visitor) => visitor.run()), readOn(trial, tables)]);
  await disturbing;
  await judge(trial, tables);
};

/** Guests sit down and stand up through several processes that fail; then one order is looked for that fits all answers. */
export const runLinear = async (plan: LinearPlan): Promise<LinearResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-linear-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Claim It!</title>');
  const program = plan.mutant === null ? buildHouse() : 'mutant';
  const cluster = await createCluster();
  const env = {
    CLAIM_IT_DATA: join(folder, 'data'),
    CLAIM_IT_DICE_KEY: randomBytes(32).toString('base64url'),
    ...(plan.mutant !== null && { CLAIM_IT_MUTANT: plan.mutant }),
  };
  const places: Place[] = [];
  const store = storeOn(await openPostgres({ url: cluster.url, connections: 2 }));
  try {
    while (places.length < plan.processes)
      places.push(await openPlace(cluster, folder, program, env));
    for (const { house } of places) await house.start();
    const history = new History();
    const begin = performance.now();
    const faults = new Map<string, number>();
    const isOver = (): boolean => {
      const spent = performance.now() - begin;
      const isEnough = history.answered >= plan.answers && faults.size >= plan.faults;
      return isEnough || spent > plan.ms || history.findings.length > 0;
    };
    const ticking = setInterval(() => {
      plan.report?.(`${history.answered} of ${plan.answers} answers`);
    }, 5_000);
    await play({ places, history, store, faults, isOver }).finally(() => clearInterval(ticking));
    const { findings, answered, unanswered, refused, reads, copies } = history;
    return { findings, answered, unanswered, refused, reads, copies, faults };
  } finally {
    for (const { house, clients, store: link } of places) {
      await house.end('SIGKILL');
      await clients.close();
      await link.close();
    }
    await store.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
    if (plan.mutant === null) rmSync(program, { recursive: true, force: true });
  }
};
