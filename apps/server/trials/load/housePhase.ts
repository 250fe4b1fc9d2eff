import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CommandAnswer } from '@claim-it/protocol';
import { WebSocket } from 'ws';
import { Client } from '../../test/client.ts';
import { buildHouse, freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import { createFileSite } from '../chaos/house/site.ts';
import type { LoadPlan } from './echoPhase.ts';
import type { Phase } from './figures.ts';
import { cpuOf, mainCpuOf, memoryOf, spreadOf } from './figures.ts';
import { openLoop } from './openLoop.ts';
import { LoadTable } from './table.ts';

const SEATS = 4;
const AT_ONCE = 25;
const IDLE_MS = 3_000;
const LAST_MS = 3_000;

export type HousePhase = Phase & {
  readonly kinds: ReadonlyMap<CommandAnswer['kind'], number>;
  readonly bytesPerTable: number;
};

/** In waves, so that setting up is not a load test of its own. */
const inWaves = async <Type>(
  count: number,
  make: (number: number) => Promise<Type>,
): Promise<readonly Type[]> => {
  const all: Type[] = [];
  while (all.length < count) {
    const wave = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, (_, place) =>
      make(all.length + place),
    );
    all.push(...(await Promise.all(wave)));
  }
  return all;
};

const connect = async (base: string, cookie: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
    headers: { cookie, origin: base },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
};

type Setup = { readonly tables: readonly LoadTable[]; readonly sockets: readonly WebSocket[] };

/** Tables with a socket for each chair, all seated. Where there are other processes, the chairs of a table are spread over them. */
export const setUp = async (
  { base, pid, others = [] }: RunningHouse & { readonly others?: readonly string[] },
  games: number,
  seats: number,
): Promise<Setup & { readonly bytesPerSocket: number; readonly bytesPerTable: number }> => {
  const people = await inWaves(games * seats, () => Client.arrive(base));
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const);
  const chairs = [{ kind: 'mine' } as const, ...open];
  const opened = await inWaves(games, async (number) => people[number * seats]?.open({ chairs }));
  const empty = memoryOf(pid);
  const bases = [base, ...others];
  const sockets = await inWaves(people.length, (number) =>
    connect(bases[number % bases.length] ?? base, people[number]?.cookie ?? ''),
  );
  const connected = memoryOf(pid);
  const tables = opened.map(
    (one, number) =>
      new LoadTable(one?.table ?? '', sockets.slice(number * seats, (number + 1) * seats)),
  );
  await inWaves(games, async (number) => tables[number]?.gather());
  await wait(IDLE_MS);
  return {
    tables,
    sockets,
    bytesPerSocket: (connected - empty) / sockets.length,
    bytesPerTable: (memoryOf(pid) - connected) / games,
  };
};

const drive = async (tables: readonly LoadTable[], rate: number, seconds: number) => {
  const times: number[] = [];
  const kinds = new Map<CommandAnswer['kind'], number>();
  for (const table of tables)
    table.onAnswer = ({ kind }, due) => {
      times.push(performance.now() - due);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    };
  await openLoop({ rate, seconds }, (number, due) => tables[number % tables.length]?.move(due));
  await wait(LAST_MS);
  const trouble = tables.find((table) => table.trouble !== null)?.trouble ?? null;
  if (trouble !== null) throw new Error(trouble);
  return { times, kinds, unanswered: rate * seconds - times.length };
};

type RunningHouse = { readonly base: string; readonly pid: number };

const withHouse = async <Result>(
  nodeArgs: readonly string[],
  task: (house: RunningHouse) => Promise<Result>,
): Promise<Result> => {
  const program = buildHouse();
  const site = createFileSite(Buffer.alloc(32, 7).toString('base64url'));
  const house = new HouseProcess({ env: site.env, port: await freePort(), program, nodeArgs });
  try {
    await house.start();
    return await task({ base: house.base, pid: house.pid ?? 0 });
  } finally {
    await house.end('SIGTERM');
    await site.remove();
    rmSync(program, { recursive: true, force: true });
  }
};

/** The load on a server: every message is a move in a real game, on disk before it is answered and told to four. */
export const runOnHouse = (plan: LoadPlan, nodeArgs: readonly string[] = []): Promise<HousePhase> =>
  withHouse(nodeArgs, async (house) => {
    const { pid } = house;
    const { tables, sockets, ...memory } = await setUp(house, plan.games, SEATS);
    const idle = cpuOf(pid);
    await wait(IDLE_MS);
    const idleCpu = ((cpuOf(pid) - idle) / IDLE_MS) * 1_000;
    await drive(tables, plan.rate, plan.warmUp);
    const before = cpuOf(pid);
    const { times, kinds, unanswered } = await drive(tables, plan.rate, plan.seconds);
    const cpu = (cpuOf(pid) - before) / times.length;
    for (const socket of sockets) socket.terminate();
    const answers = spreadOf(times);
    return { name: 'house', answers, cpu, idleCpu, unanswered, kinds, ...memory };
  });

/** So many moves of each table: at the first tables, which are not counted, and at the others. */
export type ClosedPlan = {
  readonly games: number;
  readonly seats: number;
  readonly warmUp: number;
  readonly moves: number;
};

/** Processor time of the server for a move, in microseconds: all its threads, and the main thread alone. */
type ClosedPhase = { readonly cpu: number; readonly mainCpu: number; readonly count: number };

/** Every table plays as fast as it is answered; what counts is the processor time of the server for a move, in microseconds. */
export const runClosed = (
  { games, seats, warmUp, moves }: ClosedPlan,
  nodeArgs: readonly string[] = [],
): Promise<ClosedPhase> =>
  withHouse(nodeArgs, async (house) => {
    // A game of two ends after some 150 moves at the earliest: what is counted happens at other tables.
    const playAll = async (count: number): Promise<Omit<ClosedPhase, 'count'>> => {
      const { tables, sockets } = await setUp(house, games, seats);
      const [all, main] = [cpuOf(house.pid), mainCpuOf(house.pid)];
      await Promise.all(tables.map((table) => table.play(count)));
      const used = { cpu: cpuOf(house.pid) - all, mainCpu: mainCpuOf(house.pid) - main };
      for (const socket of sockets) socket.terminate();
      return used;
    };
    await playAll(warmUp);
    const count = games * moves;
    const { cpu, mainCpu } = await playAll(moves);
    return { cpu: cpu / count, mainCpu: mainCpu / count, count };
  });
