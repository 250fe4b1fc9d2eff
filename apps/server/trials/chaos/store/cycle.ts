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
/** How long a process lives: so many acknowledgements, and then so many milliseconds. */
export type Life = { readonly acks: number; readonly ms: number };

/** Who dies. */
export type Kill = () => Promise<void>;

/** Starts a child under load, kills it at the end of its life, and writes down what it had said until then. */
export const runCycle = async (
  order: Order,
  ledger: Ledger,
  { acks, ms }: Life,
  killStore?: Kill,
): Promise<void> => {
  const args = ['--import', 'tsx', CHILD, JSON.stringify(order)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const trouble: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => trouble.push(chunk.toString()));
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  let left = acks;
  const hasLived = new Promise<boolean>((resolve) => {
    lines.on('line', (line) => {
      const word = parseWord(line);
      if (word.kind === 'acked') left -= 1;
      ledger.hear(word);
      if (left <= 0) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (!(await hasLived)) throw new Error(`the child ended by itself: ${trouble.join('')}`);
  if (ms > 0) await wait(ms);
  await killStore?.();
  child.kill('SIGKILL');
  await closed;
};
