import type { TableId } from '@claim-it/protocol';
import { recordNamed } from '@claim-it/testkit';
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Errand } from './office.ts';
import { openOffice } from './office.ts';

const record = recordNamed('golden/two-standard');
const GAME = { table: 't' as TableId, seats: [0 as const], playedAt: 1, record };

type Say = (kind: string, data?: unknown) => void;

/** A worker that does what the test says. */
const fakeWorker = (work: (errand: Errand, say: Say) => void) => {
  const listeners = new Map<string, (event: Event) => void>();
  const say: Say = (kind, data) => listeners.get(kind)?.(Object.assign(new Event(kind), { data }));
  return {
    addEventListener: (kind: string, listener: unknown) => {
      listeners.set(kind, listener as (event: Event) => void);
    },
    terminate: vi.fn(),
    postMessage: (errand: Errand) => work(errand, say),
  };
};

test('the worker does the work, and is sent away in the end', async () => {
  const worker = fakeWorker(({ id, name }, say) =>
    say('message', { id, value: name, isDone: true }),
  );
  const { clerk, stop } = openOffice(() => worker);
  expect(await clerk.line(GAME, 'Ada')).toBe('line');
  stop();
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([
  ['fails', fakeWorker(({ id }, say) => say('message', { id, value: null, isDone: false }))],
  ['dies', fakeWorker((_, say) => say('error'))],
] as const)('what a worker that %s cannot do is done here', async (_, worker) => {
  const { clerk } = openOffice(() => worker);
  for (let nth = 0; nth < 2; nth += 1)
    expect(await clerk.line(GAME, 'Ada')).toMatchObject({ id: 't', seats: [{ name: 'Ada' }, {}] });
});

test('a device without workers does everything here', async () => {
  const { clerk } = openOffice(() => {
    throw new Error('no workers');
  });
  expect(await clerk.line(GAME, 'Ada')).toMatchObject({ id: 't' });
});
