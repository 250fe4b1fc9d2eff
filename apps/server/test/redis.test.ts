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
    let troubles = 0;
    const here = await openRedisBus({ url, onTrouble: () => (troubles += 1) });
    const there = await openRedisBus({ url });
    const heard: string[] = [];
    let gaps = 0;
    there.subscribe({
      onHint: ({ topic, seq }) => heard.push(`${topic} ${seq}`),
      onGap: () => (gaps += 1),
    });
    const own: string[] = [];
    here.subscribe({
      onHint: ({ topic, seq }) => own.push(`${topic} ${seq}`),
      onGap: () => undefined,
    });
    const until = async (isMet: () => boolean): Promise<void> => {
      while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    here.publish({ topic: 'g', seq: 7 });
    await until(() => heard.includes('g 7'));
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    here.publish({ topic: 'g', seq: 8 });
    await until(() => troubles > 0);
    redis = await startRedis(port);
    await until(() => gaps > 0);
    await until(() => {
      here.publish({ topic: 'g', seq: 9 });
      return heard.includes('g 9');
    });
    expect(own.slice(0, 2)).toEqual(['g 7', 'g 8']);
    expect(new Set(own)).toEqual(new Set(['g 7', 'g 8', 'g 9']));
    await here.close();
    await there.close();
    redis.kill('SIGTERM');
    await once(redis, 'exit');
  });
});
