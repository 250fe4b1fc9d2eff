import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openReader } from '../../src/store/sqlite/connection.ts';
import { buildHouse, freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import type { Site } from '../chaos/house/site.ts';
import { createFileSite } from '../chaos/house/site.ts';
import { HonestPair } from './honest.ts';

const PAIRS = 3;
const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));

/** What the attacker has done. */
export type Tally = {
  readonly done: number;
  readonly answers: Record<string, number>;
  readonly statuses: Record<string, number>;
  /** Letters that were read. */
  readonly read: number;
};

export type InflatePlan = {
  readonly isAttacked: boolean;
  /** Asked again and again; ends the run. */
  readonly isEnough: (answers: number, tally: Tally | null) => boolean;
};

export type InflateResult = {
  /** Milliseconds that honest people waited. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
  readonly games: number;
  readonly tally: Tally | null;
  readonly events: number;
  readonly bytes: number;
  readonly longest: number;
  readonly complaints: string;
};

type Running = { readonly child: ChildProcess; tally: Tally | null };

const startAttacker = (base: string): Running => {
  const child = spawn(process.execPath, ['--import', 'tsx', ATTACKER, base], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const running: Running = { child, tally: null };
  if (child.stdout !== null)
    createInterface({ input: child.stdout }).on('line', (line) => {
      running.tally = JSON.parse(line);
    });
  return running;
};

const endAttacker = async ({ child }: Running): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const sizesOf = ({ folder }: Site) => {
  const reader = openReader(join(folder, 'data', 'house.db'));
  const [row] = reader.run({
    text: 'select count(*) as events, coalesce(sum(length(body) + 150), 0) as bytes from event',
    values: [],
  });
  const [long] = reader.run({ text: 'select max(seq) as longest from house_table', values: [] });
  reader.close();
  return {
    events: Number(row?.['events'] ?? 0),
    bytes: Number(row?.['bytes'] ?? 0),
    longest: Number(long?.['longest'] ?? 0),
  };
};

/** Honest people play at a server with its default limits, with or without a guest who inflates a table. */
export const runInflate = async ({ isAttacked, isEnough }: InflatePlan): Promise<InflateResult> => {
  const site = createFileSite(randomBytes(32).toString('base64url'));
  const program = buildHouse();
  // Honest pairs play one game after another, faster than people: they need more tables than the usual limit gives.
  const env = { ...site.env, CLAIM_IT_LIMITS: 'tablesPerHour=1000' };
  const house = new HouseProcess({
    env,
    port: await freePort(),
    program,
    args: ['--proxies', '1'],
  });
  const times: number[] = [];
  let isStopped = false;
  const pairs = Array.from(
    { length: PAIRS },
    () =>
      new HonestPair({
        base: house.base,
        onAnswer: (ms) => times.push(ms),
        isStopped: () => isStopped,
      }),
  );
  let attacker: Running | null = null;
  try {
    await house.start();
    attacker = isAttacked ? startAttacker(house.base) : null;
    let failure: unknown = null;
    const playing = Promise.all(
      pairs.map((pair, number) => pair.play(`198.51.100.${number + 1}`)),
    ).catch((error) => {
      failure = error;
    });
    while (failure === null && !isEnough(times.length, attacker?.tally ?? null)) await wait(100);
    isStopped = true;
    await playing;
    if (failure !== null) throw failure;
    if (attacker !== null) await endAttacker(attacker);
    return {
      times,
      failures: pairs.flatMap((pair) => pair.failures),
      games: pairs.reduce((sum, pair) => sum + pair.games, 0),
      tally: attacker?.tally ?? null,
      ...sizesOf(site),
      complaints: house.complaints,
    };
  } finally {
    isStopped = true;
    if (attacker !== null) await endAttacker(attacker);
    await house.end('SIGTERM');
    await site.remove();
    rmSync(program, { recursive: true, force: true });
  }
};
