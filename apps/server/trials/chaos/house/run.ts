import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HouseDice } from '../../../src/dice/houseDice.ts';
import type { Life } from '../store/cycle.ts';
import { compare } from './compare.ts';
import { Crowd } from './crowd.ts';
import type { Findings } from './findings.ts';
import { formatFindings, isBroken, NOTHING } from './findings.ts';
import { buildHouse, freePort, HouseProcess } from './houseProcess.ts';
import { Ledger } from './ledger.ts';
import { FrontDoor } from './proxy.ts';
import type { Site } from './site.ts';
import { createClusterSite, createFileSite } from './site.ts';

/** Every so often it dies before it has answered anything. */
const EARLY_EVERY = 5;
const TABLES = 8;
/** A limit for a hang, not for speed. */
const PATIENCE_MS = 600_000;

/** At a random instant up to 800 milliseconds after the first answer. */
const randomLife = (cycle: number): Life => ({
  acks: cycle % EARLY_EVERY === EARLY_EVERY - 1 ? 0 : 1,
  ms: 50 + Math.random() * 750,
});

export type Plan = {
  readonly store: 'sqlite' | 'postgres';
  readonly cycles: number;
  readonly processes: number;
  readonly isMutant: boolean;
  /** How long a process lives in each cycle. */
  readonly life?: (cycle: number) => Life;
  /** The program caddy, to stand before the processes; without it people know every process's address. */
  readonly proxy?: string;
  readonly report?: (line: string) => void;
};

/** A server under siege. */
type Siege = {
  readonly site: Site;
  readonly houses: readonly HouseProcess[];
  readonly ledger: Ledger;
  readonly crowd: Crowd;
  readonly program: string;
  readonly proxy: FrontDoor | null;
};

const prepare = async (plan: Plan): Promise<Siege> => {
  const key = randomBytes(32);
  const text = key.toString('base64url');
  const program = plan.isMutant ? 'mutant' : buildHouse();
  const site = plan.store === 'sqlite' ? createFileSite(text) : await createClusterSite(text);
  const ports: number[] = [];
  while (ports.length < plan.processes) ports.push(await freePort());
  const proxy =
    plan.proxy === undefined
      ? null
      : new FrontDoor({
          program: plan.proxy,
          port: await freePort(),
          houses: ports,
          folder: site.folder,
        });
  const args = proxy === null ? [] : ['--public-url', proxy.base, '--proxies', '1'];
  const houses = ports.map((port) => new HouseProcess({ env: site.env, port, program, args }));
  const ledger = new Ledger(join(site.folder, 'ledger.txt'));
  const origins = (): readonly string[] =>
    proxy === null ? houses.flatMap((house) => (house.isUp ? [house.base] : [])) : [proxy.base];
  const crowd = new Crowd({ ledger, dice: new HouseDice(key), origins }, TABLES);
  return { site, houses, ledger, crowd, program, proxy };
};

/** Waits until the server has lived; throws if nothing happens at all. */
const live = async ({ ledger, crowd, houses }: Siege, { acks, ms }: Life): Promise<void> => {
  const waiting = new AbortController();
  const hasLived = await Promise.race([
    ledger.acknowledged(acks).then(() => true),
    crowd.failed.then(() => true),
    wait(PATIENCE_MS, false, { signal: waiting.signal }).catch(() => true),
  ]);
  waiting.abort();
  if (crowd.failure !== null) throw crowd.failure;
  if (!hasLived)
    throw new Error(`nothing is acknowledged: ${houses.map((one) => one.complaints).join('')}`);
  if (ms > 0) await wait(ms);
};

/** A process dies and restarts: one of the server, or by turns its database. */
const strike = async ({ site, houses }: Siege, cycle: number): Promise<void> => {
  if (site.strike !== null && cycle % 3 !== 0) return site.strike(cycle);
  const victim = houses[Math.floor(cycle / 3) % houses.length] ?? houses[0];
  await victim?.end('SIGKILL');
  await victim?.start();
};

const inspect = async (siege: Siege, tables: Iterable<string>): Promise<Findings> => {
  const { site, ledger, crowd } = siege;
  ledger.flush();
  const found = await site.look((store) => compare(store, ledger, tables));
  const { proved, unproved } = crowd;
  return { ...found, proved, unplayable: found.unplayable + unproved };
};

const attack = async (siege: Siege, plan: Plan): Promise<Findings> => {
  let found = NOTHING;
  for (let cycle = 0; cycle < plan.cycles && !isBroken(found); cycle += 1) {
    await live(siege, (plan.life ?? randomLife)(cycle));
    await strike(siege, plan.store === 'sqlite' ? cycle * 3 : cycle);
    found = await inspect(siege, siege.crowd.takeTables());
    plan.report?.(`cycle ${cycle + 1} of ${plan.cycles}: ${formatFindings(found)}`);
    // People who were promised something else may notice a broken promise first.
    if (siege.crowd.failure !== null && !isBroken(found)) throw siege.crowd.failure;
  }
  return found;
};

/** Kills a server under load again and again, and compares after each time; ends at the first broken promise. */
export const runHouseChaos = async (plan: Plan): Promise<Findings> => {
  const siege = await prepare(plan);
  const { site, houses, ledger, crowd, proxy } = siege;
  try {
    for (const house of houses) await house.start();
    await proxy?.start();
    crowd.start();
    const last = await attack(siege, plan);
    await crowd.stop();
    ledger.close();
    if (isBroken(last)) return last;
    const kept = Ledger.read(ledger.file);
    const found = await inspect({ ...siege, ledger: kept }, kept.pages.keys());
    kept.close();
    return found;
  } finally {
    await crowd.stop();
    await proxy?.stop();
    for (const house of houses) await house.end('SIGKILL');
    await site.remove();
    if (!plan.isMutant) rmSync(siege.program, { recursive: true, force: true });
  }
};
