import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CONFIG = fileURLToPath(new URL('../../../../../Caddyfile', import.meta.url));
const MOST_TRIES = 200;

export type ProxyPlan = {
  /** The program: caddy. */
  readonly program: string;
  readonly port: number;
  /** Ports of the processes behind it. */
  readonly houses: readonly number[];
  /** Where it may write. */
  readonly folder: string;
};

/** The proxy of compose.yaml, with the configuration that is in the repository. */
export class FrontDoor {
  readonly base: string;
  readonly #plan: ProxyPlan;
  #child: ChildProcess | null = null;

  constructor(plan: ProxyPlan) {
    this.#plan = plan;
    this.base = `http://127.0.0.1:${plan.port}`;
  }

  /** Resolves when it responds, even without a server behind it. */
  async start(): Promise<void> {
    const { program, houses, folder } = this.#plan;
    const { PATH = '' } = process.env;
    const args = ['run', '--config', CONFIG, '--adapter', 'caddyfile'];
    this.#child = spawn(program, args, {
      stdio: 'ignore',
      env: {
        PATH,
        HOME: folder,
        SITE_ADDRESS: this.base,
        // Port 80 is not ours here: plain http has another name of the same port.
        PLAIN_ADDRESS: `http://plain.invalid:${this.#plan.port}`,
        HOUSES: houses.map((port) => `127.0.0.1:${port}`).join(' '),
      },
    });
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (this.#child.exitCode !== null) break;
      try {
        await fetch(this.base);
        return;
      } catch {
        await wait(50);
      }
    }
    throw new Error('the proxy does not start');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
