import { fakeWorker, silence } from '@claim-it/client/testing/fakeWorker.ts';
import type { TableId } from '@claim-it/protocol';
import { recordNamed } from '@claim-it/testkit';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openReader } from './readerCalls.ts';

const record = recordNamed('golden/two-standard');
const GAME = { table: 't' as TableId, seats: [0 as const], playedAt: 1, record, players: [] };

test('the worker does the work, and is sent away in the end', async () => {
  const worker = fakeWorker(() => ({ readOnline: () => 'read' }));
  const { reader, stop } = openReader(() => worker);
  expect(await reader.readOnline(GAME, 'Ada')).toBe('read');
  stop();
  expect(worker.terminate).toHaveBeenCalled();
});

const failing = () => fakeWorker(() => ({ readOnline: () => Promise.reject(new Error('no')) }));
const dying = () =>
  fakeWorker((_, die) => ({
    readOnline: () => {
      die();
      return silence();
    },
  }));

test.each([
  ['fails', failing],
  ['dies', dying],
] as const)('what a worker that %s cannot do is done here', async (_, start) => {
  const { reader } = openReader(start);
  for (let nth = 0; nth < 2; nth += 1)
    expect(await reader.readOnline(GAME, 'Ada')).toMatchObject({
      id: 't',
      seats: [{ name: 'Ada' }, {}],
    });
});

test('a device without workers does everything here', async () => {
  const { reader } = openReader(() => {
    throw new Error('no workers');
  });
  expect(await reader.readOnline(GAME, 'Ada')).toMatchObject({ id: 't' });
});
