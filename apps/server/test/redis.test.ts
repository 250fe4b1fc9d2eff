import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { openRedisBus } from '../src/bus/redis.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

const startRedis = async (port: number): Promise<ChildProcess> => {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for (;;) if (String(await once(redis.stdout!, 'data')).includes('Ready to accept')) return redis;
};

/** Waits without asking again and again: a check is made whenever something was heard. */
const createWaiting = () => {
  const checks = new Set<() => void>();
  return {
    heard: () => {
      for (const check of checks) check();
    },
    until: (isMet: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isMet()) return;
          checks.delete(check);
          resolve();
        };
        checks.add(check);
        check();
      }),
  };
};

test('a Redis that is not there is one line', async () => {
  await expect(openRedisBus({ url: 'redis://127.0.0.1:1' })).rejects.toThrow(
    /^Redis cannot be reached/,
  );
});

describe.skipIf(inject('missing').includes('redis-server'))('the bus over Redis', () => {
  test('carries hints, breaks, mends itself, and says that some may be lost', async () => {
    const port = await freePort();
    let redis = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    const { heard: look, until } = createWaiting();
    let troubles = 0;
    const onTrouble = (): void => {
      troubles += 1;
      look();
    };
    const openHearing = async () => {
      const bus = await openRedisBus({ url, onTrouble });
      const hints: string[] = [];
      const gaps: number[] = [];
      bus.subscribe({
        onHint: ({ topic, seq }) => {
          hints.push(`${topic} ${seq}`);
          look();
        },
        onGap: () => {
          gaps.push(hints.length);
          look();
        },
      });
      return { ...bus, hints, gaps };
    };
    const here = await openHearing();
    const there = await openHearing();
    here.publish({ topic: 'g', seq: 7 });
    await until(() => there.hints.includes('g 7'));
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    here.publish({ topic: 'g', seq: 8 });
    await until(() => troubles === 2);
    redis = await startRedis(port);
    await until(() => here.gaps.length > 0 && there.gaps.length > 0);
    here.publish({ topic: 'g', seq: 9 });
    await until(() => there.hints.includes('g 9'));
    expect(here.hints).toEqual(['g 7', 'g 8', 'g 9']);
    expect(there.hints).toEqual(['g 7', 'g 9']);
    await here.close();
    await there.close();
    redis.kill('SIGTERM');
    await once(redis, 'exit');
  });
});
