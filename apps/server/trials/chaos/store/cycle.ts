import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Ledger } from './ledger.ts';
import type { Order } from './wire.ts';
import { parseWord } from './wire.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
/** The shortest and the longest life of a child after it is ready, in milliseconds. */
const LIFE = { shortest: 50, longest: 800 };

/** Who dies. */
export type Kill = () => Promise<void>;

/** Starts a child under load, kills at a random instant, and writes down what it had said until then. */
export const runCycle = async (order: Order, ledger: Ledger, killStore?: Kill): Promise<void> => {
  const args = ['--import', 'tsx', CHILD, JSON.stringify(order)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const trouble: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => trouble.push(chunk.toString()));
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const isReady = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => {
      const word = parseWord(line);
      if (word.kind === 'ready') resolve(true);
      ledger.hear(word);
    });
    child.once('exit', () => resolve(false));
  });
  if (!(await isReady)) throw new Error(`the child did not get ready: ${trouble.join('')}`);
  await wait(LIFE.shortest + Math.random() * (LIFE.longest - LIFE.shortest));
  await killStore?.();
  child.kill('SIGKILL');
  await closed;
};
