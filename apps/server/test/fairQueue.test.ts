import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { realTimers } from '../src/clock.ts';
import { FairQueue } from '../src/sockets/fairQueue.ts';

test('a requester with many tasks waits behind their own, and does not delay others', async () => {
  const queue = new FairQueue(realTimers);
  const done: string[] = [];
  const ask = (key: string, name: string): Promise<void> =>
    queue.run(key, async () => {
      done.push(name);
    });
  const greedy = Array.from({ length: 5 }, (_, number) => ask('greedy', `g${number}`));
  await Promise.all([...greedy, ask('modest', 'm')]);
  expect(done.indexOf('m')).toBeLessThanOrEqual(2);
  expect(done.filter((name) => name.startsWith('g'))).toEqual(['g0', 'g1', 'g2', 'g3', 'g4']);
});

test('one task runs at a time, and after it the queue rests four times as long', async () => {
  const rests: { readonly ms: number; readonly end: () => void }[] = [];
  const queue = new FairQueue({
    after: (ms, end) => {
      rests.push({ ms, end });
      return () => undefined;
    },
  });
  const begun: string[] = [];
  let finish: () => void = () => undefined;
  let work = 0;
  const first = queue.run('a', async () => {
    begun.push('first');
    const begin = performance.now();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    while (work === 0) work = performance.now() - begin;
  });
  const second = queue.run('b', async () => {
    begun.push('second');
  });
  await setImmediate();
  expect([begun, rests.length]).toEqual([['first'], 0]);
  finish();
  await first;
  await setImmediate();
  expect([begun, rests.length]).toEqual([['first'], 1]);
  expect(rests[0]?.ms).toBeGreaterThanOrEqual(4 * work);
  rests[0]?.end();
  await second;
  expect(begun).toEqual(['first', 'second']);
});

test('a task that fails rejects for its caller, and the next one runs', async () => {
  const queue = new FairQueue(realTimers);
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
