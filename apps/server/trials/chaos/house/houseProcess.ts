import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const BUILDER = fileURLToPath(new URL('../../../../../scripts/build.mjs', import.meta.url));
const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));
const MUTANT = fileURLToPath(new URL('./mutant.ts', import.meta.url));

export type ProcessPlan = {
  /** The environment: the data folder, the database, the key of the dice. */
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** The folder of the program; the mutant runs from its source. */
  readonly program: string | 'mutant';
  /** Options of Node itself. */
  readonly nodeArgs?: readonly string[];
  readonly args?: readonly string[];
};

/** The program as `npm start` runs it, in a folder of its own: a concurrent build does not affect it. */
export const buildHouse = (): string => {
  execFileSync(process.execPath, [BUILDER, 'house'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(DIST, 'copy-'));
  for (const part of [
    'house.js',
    'store-thread.js',
    'brain-thread.js',
    'fold-thread.js',
    'chain-thread.js',
    'weights',
  ])
    cpSync(join(DIST, part), join(folder, part), { recursive: true });
  return folder;
};

/** A free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const living = new Set<ChildProcess>();

/** For programs: their end also ends their servers. */
export const endTogether = (): void => {
  process.once('exit', () => {
    for (const child of living) child.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
};

/** Longer than a server needs to end. */
const END_MS = 60_000;

/** One process of a server, which can be killed and started again in the same place. */
export class HouseProcess {
  readonly base: string;
  readonly #plan: ProcessPlan;
  #child: ChildProcess | null = null;
  /** Everything it said on standard error. */
  complaints = '';

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
    this.base = `http://127.0.0.1:${plan.port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null;
  }

  /** Its resident memory in bytes, where the system says so. */
  get memory(): number {
    try {
      const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  /** Resolves when it takes requests. */
  async start(): Promise<void> {
    const { program, port, env, nodeArgs = [], args = [] } = this.#plan;
    const file = program === 'mutant' ? ['--import', 'tsx', MUTANT] : [join(program, 'house.js')];
    const own = ['--port', String(port), '--watch-port', '0', '--log', 'error', ...args];
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [...nodeArgs, ...file, ...own], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, CLAIM_IT_LIMITS: 'off', ...env },
    });
    this.#child = child;
    living.add(child);
    child.once('exit', () => living.delete(child));
    child.stderr.on('data', (part: Buffer) => {
      this.complaints = (this.complaints + part.toString()).slice(-100_000);
    });
    const isOpen = new Promise<boolean>((resolve) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes(' is at http')) resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
    if (!(await isOpen)) throw new Error(`the house did not open: ${this.complaints}`);
  }

  /** Answers its exit code: null where it was killed, also because it did not end by itself. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return null;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const gone = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await gone;
    clearTimeout(timer);
    return child.exitCode;
  }
}
