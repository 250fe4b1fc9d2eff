import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import { cpuOf, memoryOf } from '../load/figures.ts';
import { setUp } from '../load/housePhase.ts';
import type { Filled } from './fill.ts';
import { KEY } from './fill.ts';

/** What was asked for: processor time of the server in microseconds, and how long each took, in milliseconds. */
export type Measured = { cpu: number; count: number; readonly times: number[] };
export type Task = 'move' | 'lobby' | 'own games' | 'record' | 'start';
export const TASKS: readonly Task[] = ['start', 'move', 'lobby', 'own games', 'record'];

/** The public lists are made once a second: this long after the last time they are made again. */
const LISTS_MS = 1_050;
/** People who look at the lobby in the same second. */
const LOOKING = 8;

/** A server over a filled store. */
export class GrownHouse {
  readonly name: string;
  readonly filled: Filled;
  readonly measured: ReadonlyMap<Task, Measured> = new Map(
    TASKS.map((task) => [task, { cpu: 0, count: 0, times: [] }]),
  );
  readonly #folder: string;
  readonly #program: string;
  #house: HouseProcess | null = null;
  #asked = 0;

  constructor(name: string, parts: { folder: string; filled: Filled; program: string }) {
    this.name = name;
    this.filled = parts.filled;
    this.#folder = parts.folder;
    this.#program = parts.program;
  }

  get #running(): { readonly base: string; readonly pid: number } {
    if (this.#house?.pid === undefined) throw new Error('the server does not run');
    return { base: this.#house.base, pid: this.#house.pid };
  }

  get memory(): number {
    return memoryOf(this.#running.pid);
  }

  #count(task: Task, cpu: number, times: readonly number[]): void {
    const measured = this.measured.get(task);
    if (measured === undefined) return;
    measured.cpu += cpu;
    measured.count += times.length;
    for (const time of times) measured.times.push(time);
  }

  /** Starts the server, again if it runs. */
  async start(): Promise<void> {
    await this.stop();
    const env = {
      CLAIM_IT_DATA: join(this.#folder, 'data'),
      CLAIM_IT_SITE: join(this.#folder, 'site'),
      CLAIM_IT_DICE_KEY: KEY.toString('base64url'),
    };
    this.#house = new HouseProcess({ env, port: await freePort(), program: this.#program });
    const before = performance.now();
    await this.#house.start();
    this.#count('start', cpuOf(this.#running.pid), [performance.now() - before]);
  }

  async stop(): Promise<void> {
    await this.#house?.end('SIGTERM');
    this.#house = null;
  }

  #path(task: 'lobby' | 'own games' | 'record'): { path: string; cookie: string } {
    this.#asked += 1;
    const { guests, games } = this.filled;
    const token = guests[(this.#asked * 7) % guests.length]?.token ?? '';
    const cookie = `__Host-claim-it=${token}; claim-it=${token}`;
    const game = games[(this.#asked * 7) % games.length] ?? '';
    const paths = {
      lobby: '/api/lobby',
      'own games': '/api/me/games',
      record: `/api/tables/${game}/record`,
    };
    return { path: paths[task], cookie };
  }

  async #get(task: 'lobby' | 'own games' | 'record'): Promise<number> {
    const { path, cookie } = this.#path(task);
    const before = performance.now();
    const answer = await fetch(`${this.#running.base}${path}`, { headers: { cookie } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
    return performance.now() - before;
  }

  async #timed(task: Task, work: () => Promise<readonly number[]>): Promise<void> {
    const { pid } = this.#running;
    const before = cpuOf(pid);
    const times = await work();
    this.#count(task, cpuOf(pid) - before, times);
  }

  async ask(task: 'own games' | 'record', count: number): Promise<void> {
    await this.#timed(task, async () => {
      const times: number[] = [];
      while (times.length < count) times.push(await this.#get(task));
      return times;
    });
  }

  /** The lists are made, and some people look at them. */
  async lobby(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await wait(LISTS_MS);
      await this.#timed('lobby', async () => {
        const times: number[] = [];
        while (times.length < LOOKING) times.push(await this.#get('lobby'));
        return times;
      });
    }
  }

  /** Games of two that move as fast as they are answered. */
  async move(games: number, moves: number): Promise<void> {
    const { tables, sockets } = await setUp(this.#running, games, 2);
    await this.#timed('move', async () =>
      (await Promise.all(tables.map((table) => table.play(moves)))).flat(),
    );
    for (const socket of sockets) socket.terminate();
  }
}
