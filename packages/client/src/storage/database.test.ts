import 'fake-indexeddb/auto';
import { start } from '@claim-it/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADA, BEN } from '../../test/table.ts';
import type { SavedMatch } from '../model/types.ts';
import { StoreFailure, transact } from './database.ts';
import { writeMatch } from './journal.ts';
import { loadMatch } from './matches.ts';

const HALF: SavedMatch = {
  version: 1,
  id: 'half',
  createdAt: 1,
  changedAt: 1,
  setup: { sitters: [ADA, BEN], variant: 'standard' },
  throws: [],
  inputs: [{ kind: 'roll', seat: 0 }],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a transaction', () => {
  test('that fails half way is rolled back', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(writeMatch(HALF, start('go'))).rejects.toEqual(new StoreFailure('storageFull'));
    vi.restoreAllMocks();
    expect(await loadMatch('half')).toEqual({ ok: false, reason: { kind: 'notFound' } });
  });

  test('counts only when it has committed, not when its work is done', async () => {
    const late = transact('readwrite', async ({ matches }) => {
      await matches.put({ id: 'late' });
      queueMicrotask(() => matches.transaction.abort());
    });
    await expect(late).rejects.toThrow(StoreFailure);
    expect(await loadMatch('late')).toEqual({ ok: false, reason: { kind: 'notFound' } });
  });

  test('is as durable as the device can make it', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeMatch({ ...HALF, id: 'whole' }, start('go'));
    expect(transaction.mock.calls[0]?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
  });

  test('reconnects after the connection was lost', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    const count = (): Promise<number> =>
      transact('readonly', ({ matches }) => matches.count('whole'));
    await expect(count()).rejects.toEqual(new StoreFailure('storageForbidden'));
    await expect(count()).rejects.toEqual(new StoreFailure('storageForbidden'));
    expect([lost.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
    open.mockRestore();
    expect(await count()).toBe(1);
  });
});
