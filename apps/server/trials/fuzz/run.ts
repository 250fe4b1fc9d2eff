import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { HouseDice } from '../../src/dice/houseDice.ts';
import { compare } from '../chaos/house/compare.ts';
import { Crowd } from '../chaos/house/crowd.ts';
import type { Findings } from '../chaos/house/findings.ts';
import { buildHouse, freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import { Ledger, Page } from '../chaos/house/ledger.ts';
import type { Overheard } from '../chaos/house/person.ts';
import type { Site } from '../chaos/house/site.ts';
import { createFileSite } from '../chaos/house/site.ts';
import { Intruder } from './intruder.ts';
import { Tally } from './tally.ts';

const HONEST_TABLES = 3;
const USUAL_INTRUDERS = 10;
const MOST_OVERHEARD = 400;
/** What an intruder does in one go: so many messages, frames and requests. */
const ROUND = { messages: 300, frames: 40, requests: 20 };

export type FuzzPlan = {
  readonly total: number;
  readonly calmMs: number;
  readonly intruders?: number;
  /** The server gives up a slow request after so many milliseconds; the default unless set. */
  readonly requestMs?: number;
  readonly report?: (line: string) => void;
};

export type FuzzResult = {
  readonly tally: Tally;
  readonly isUp: boolean;
  /** Whether it ended by itself when it was told to. */
  readonly isEnded: boolean;
  /** Lines of the server about something that failed. */
  readonly complaints: string;
  readonly honest: Findings;
  /** Milliseconds that honest people waited for an answer: in peace, and under attack. */
  readonly calm: readonly number[];
  readonly attacked: readonly number[];
  /** Tables of the intruders whose log is not a lawful game. */
  readonly unlawful: number;
  readonly memory: readonly [before: number, after: number];
};

export const isHarmed = (result: FuzzResult): boolean => {
  const { tally, honest } = result;
  const broken = honest.lost + honest.doubled + honest.changed + honest.rerolled;
  return (
    !result.isUp ||
    !result.isEnded ||
    result.complaints !== '' ||
    tally.accepted + tally.unanswered + tally.failures + tally.trespasses > 0 ||
    broken + honest.unplayable + honest.foreign + result.unlawful > 0
  );
};

/** An intruder goes on until all of them together have sent enough, and honest people were answered meanwhile. */
const intrude = async (intruder: Intruder, hasEnough: () => boolean): Promise<void> => {
  const many = (count: number, attack: () => Promise<void>): Promise<void>[] =>
    Array.from({ length: count }, attack);
  while (!hasEnough()) {
    await intruder.sendAnother();
    await Promise.all([
      intruder.talk(ROUND.messages),
      ...many(ROUND.frames, () => intruder.rubbish()),
      ...many(ROUND.requests, () => intruder.request()),
    ]);
  }
};

const reportEvery = (plan: FuzzPlan, tally: Tally, ledger: Ledger): (() => void) => {
  const timer = setInterval(
    () =>
      plan.report?.(
        `${tally.total} of ${plan.total} sent; honest people have ${ledger.acked} answers`,
      ),
    10_000,
  );
  return () => clearInterval(timer);
};

/** The logs of intruders' own tables are lawful games, or they are counted. */
const unlawfulAmong = async (site: Site, tables: readonly string[]): Promise<number> => {
  const ledger = new Ledger(join(site.folder, 'nothing.txt'));
  for (const table of tables) ledger.pages.set(table, new Page());
  const found = await site.look((store) => compare(store, ledger, tables));
  ledger.close();
  return found.unplayable + found.doubled + found.lost;
};

/** What became of the games of honest people. */
const findingsOf = async (site: Site, ledger: Ledger, crowd: Crowd): Promise<Findings> => {
  const found = await site.look((store) => compare(store, ledger, ledger.pages.keys()));
  return { ...found, proved: crowd.proved, unplayable: found.unplayable + crowd.unproved };
};

const envOf = ({ env }: Site, { requestMs }: FuzzPlan): Site['env'] =>
  requestMs === undefined ? env : { ...env, CLAIM_IT_REQUEST_MS: String(requestMs) };

/** Attacks a server in every way while honest people play on, and says what it did to them. */
export const runFuzz = async (plan: FuzzPlan): Promise<FuzzResult> => {
  const key = randomBytes(32);
  const site = createFileSite(key.toString('base64url'));
  const program = buildHouse();
  const house = new HouseProcess({ env: envOf(site, plan), port: await freePort(), program });
  const ledger = new Ledger(join(site.folder, 'ledger.txt'));
  const tally = new Tally();
  const [calm, attacked]: [number[], number[]] = [[], []];
  let isCalm = true;
  let overheard: Overheard[] = [];
  const crowd = new Crowd(
    {
      ledger,
      dice: new HouseDice(key),
      origins: () => (house.isUp ? [house.base] : []),
      overhear: (message) => {
        overheard = [...overheard, message].slice(-MOST_OVERHEARD);
      },
      onAnswer: (milliseconds) => (isCalm ? calm : attacked).push(milliseconds),
    },
    HONEST_TABLES,
  );
  const loot = {
    tables: () => [...new Set(overheard.map(({ table }) => table))],
    overheard: () => overheard,
  };
  const stopReporting = reportEvery(plan, tally, ledger);
  try {
    await house.start();
    crowd.start();
    await Promise.race([ledger.acknowledged(1), crowd.failed]);
    if (plan.calmMs > 0) await wait(plan.calmMs);
    isCalm = false;
    const before = house.memory;
    const deps = { base: house.base, loot, tally };
    const intruders = await Promise.all(
      Array.from({ length: plan.intruders ?? USUAL_INTRUDERS }, () => Intruder.arrive(deps)),
    );
    const hasEnough = (): boolean =>
      tally.total >= plan.total && (attacked.length > 0 || crowd.failure !== null);
    await Promise.all(intruders.map((one) => intrude(one, hasEnough)));
    const memory = [before, house.memory] as const;
    await crowd.stop();
    await Promise.all(intruders.map((one) => one.rest()));
    if (crowd.failure !== null) throw crowd.failure;
    ledger.flush();
    const unlawful = await unlawfulAmong(
      site,
      intruders.flatMap(({ tables }) => [...tables]),
    );
    const honest = await findingsOf(site, ledger, crowd);
    const { isUp } = house;
    const isEnded = (await house.end('SIGTERM')) === 0;
    const { complaints } = house;
    return { tally, isUp, isEnded, complaints, honest, calm, attacked, unlawful, memory };
  } catch (error) {
    // Told before anything is waited for.
    plan.report?.(`failed: ${inspect(error)}`);
    throw error;
  } finally {
    stopReporting();
    await crowd.stop();
    await house.end('SIGTERM');
    ledger.close();
    await site.remove();
    rmSync(program, { recursive: true, force: true });
  }
};
