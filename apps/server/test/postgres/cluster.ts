import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries, identity } from './binaries.ts';

/** A real PostgreSQL for this run only. */
export type Cluster = {
  readonly url: string;
  /** SIGKILL loses power to the process, SIGQUIT is an immediate stop: both leave recovery to the next start. */
  readonly kill: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and removes its files. */
  readonly remove: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const FLAGS = [
  '-h',
  '127.0.0.1',
  '-k',
  '',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_connections=60',
];

/** Resolves with true when the server takes connections, with false when it ends before that. */
const isUp = (server: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve(true);
    });
    server.once('exit', () => resolve(false));
  });

type User = ReturnType<typeof identity>;

/** The files of a new cluster, made once for each version: others are copies, which is fast. */
const emptyCluster = (binaries: string, user: User): string => {
  const place = `${dirname(dirname(binaries))}-empty`;
  if (existsSync(place)) return place;
  const draft = mkdtempSync(`${place}.`);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(draft, user.uid, user.gid);
  const initdb = ['-D', draft, '-A', 'trust', '-U', 'house', '--no-sync', '--no-instructions'];
  const options = [...initdb, '--locale=C', '--encoding=UTF8'];
  execFileSync(join(binaries, 'initdb'), options, { ...user, cwd: draft, stdio: 'ignore' });
  try {
    renameSync(draft, place);
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return place;
};

export const createCluster = async (): Promise<Cluster> => {
  const binaries = findBinaries();
  const user = identity();
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-cluster-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  execFileSync('cp', ['-R', `${emptyCluster(binaries, user)}/.`, folder], { ...user, cwd: '/' });
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    // After a SIGKILL its children need a moment to notice, and hold the shared memory until then.
    for (let tries = 0; tries < 100; tries += 1) {
      const args = ['-D', folder, '-p', String(port), ...FLAGS];
      server = spawn(join(binaries, 'postgres'), args, { ...user, cwd: folder });
      if (await isUp(server)) return;
      await wait(100);
    }
    throw new Error('PostgreSQL does not start');
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    url: `postgres://house@127.0.0.1:${port}/postgres`,
    start,
    kill: end,
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
