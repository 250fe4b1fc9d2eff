import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../chaos/house/houseProcess.ts';

/** A game of two at a server: two players, each with a connection of their own. */
export type PeerGame = {
  /** The player on turn makes a move by chance; resolves when that player has it from the server. */
  readonly move: () => Promise<void>;
  readonly close: () => void;
};

/** A server of the bench. */
export type Peer = {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  /** So many new games, reached through this port. */
  readonly open: (games: number, port?: number) => Promise<readonly PeerGame[]>;
  readonly close: () => Promise<void>;
};

const AT_ONCE = 20;

/** In waves, so that opening is not a load test of its own. */
export const inWaves = async (
  games: number,
  open: () => Promise<PeerGame>,
): Promise<readonly PeerGame[]> => {
  const all: PeerGame[] = [];
  while (all.length < games)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - all.length) }, open))),
    );
  return all;
};

export type ChildServer = Pick<Peer, 'pid' | 'port' | 'close'>;

/** Starts a server of another library in a process of its own. */
export const startServer = async (file: string, folder: string): Promise<ChildServer> => {
  const port = await freePort();
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', program, folder, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const isOpen = new Promise<boolean>((resolve) => {
    child.stdout?.on('data', (part: Buffer) => {
      if (part.includes('open')) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (!(await isOpen)) throw new Error(`${file} does not start`);
  return {
    port,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};
