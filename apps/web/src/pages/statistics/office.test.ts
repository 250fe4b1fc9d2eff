import { fakeWorker, silence } from '@claim-it/client/testing/fakeWorker.ts';
import type { TableId } from '@claim-it/protocol';
import { recordNamed } from '@claim-it/testkit';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openOffice } from './office.ts';

const record = recordNamed('golden/two-standard');
const GAME = { table: 't' as TableId, seats: [0 as const], playedAt: 1, record };

test('the worker does the work, and is sent away in the end', async () => {
  const worker = fakeWorker(() => ({ line: () => 'line' }));
  const { clerk, stop } = openOffice(() => worker);
  expect(await clerk.line(GAME, 'Ada')).toBe('line');
  stop();
  expect(worker.terminate).toHaveBeenCalled();
});

const failing = () => fakeWorker(() => ({ line: () => Promise.reject(new Error('no')) }));
const dying = () =>
  fakeWorker((_, die) => ({
    line: () => {
      die();
      return silence();
    },
  }));

test.each([
  ['fails', failing],
  ['dies', dying],
] as const)('what a worker that %s cannot do is done here', async (_, start) => {
  const { clerk } = openOffice(start);
  for (let nth = 0; nth < 2; nth += 1)
    expect(await clerk.line(GAME, 'Ada')).toMatchObject({ id: 't', seats: [{ name: 'Ada' }, {}] });
});

test('a device without workers does everything here', async () => {
  const { clerk } = openOffice(() => {
    throw new Error('no workers');
  });
  expect(await clerk.line(GAME, 'Ada')).toMatchObject({ id: 't' });
});
