import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/house.js', import.meta.url));
const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));

/** The real server, as `npm start` runs it, with its games in a folder that goes with it. */
export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'claim-it-online-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** On the same port as before, so that open pages find it again. */
  async start(): Promise<this> {
    const child = spawn(
      process.execPath,
      [PROGRAM, '--port', String(this.#port), '--data', this.#folder, '--watch-port', '0'],
      {
        env: { ...process.env, CLAIM_IT_LIMITS: 'off', CLAIM_IT_SITE: SITE },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#process = child;
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const port = /localhost:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return this;
    }
    throw new Error('the server did not open');
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Says good-bye to everybody and ends. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Ends without a word. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
