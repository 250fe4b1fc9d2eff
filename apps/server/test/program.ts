import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/house.js', import.meta.url));

/** A folder for one test, with an app of one page. */
export const newFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'claim-it-program-'));
  mkdirSync(join(path, 'site'));
  writeFileSync(join(path, 'site', 'index.html'), '<!doctype html><title>Claim It!</title>');
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** The program as `npm start` runs it. */
export class Program {
  readonly child: ChildProcess;
  output = '';
  readonly ended: Promise<number | null>;

  /** `before` are the words of a command that starts the program. */
  constructor(
    folder: string,
    args: readonly string[],
    env: Record<string, string> = {},
    before: readonly string[] = [],
  ) {
    const [command = process.execPath, ...words] = [...before, process.execPath, MAIN, ...args];
    this.child = spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CLAIM_IT_DATA: join(folder, 'data'),
        CLAIM_IT_SITE: join(folder, 'site'),
        ...env,
      },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.output += part.toString();
      });
    this.ended = once(this.child, 'close').then(() => this.child.exitCode);
  }

  /** The server's address, once it prints it; throws its output if it ended instead. */
  async address(): Promise<string> {
    for (;;) {
      const found = /is at (http:\S+)\/ /.exec(this.output)?.[1];
      if (found !== undefined) return found;
      if (this.child.exitCode !== null) throw new Error(this.output);
      await Promise.race([once(this.child.stdout!, 'data'), this.ended]);
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
