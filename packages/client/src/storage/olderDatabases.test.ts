import 'fake-indexeddb/auto';
import { formatPosition } from '@claim-it/rules';
import { start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { ADA, BEN } from '../../test/table.ts';
import { transactOn } from './database.ts';
import { loadMatch } from './matches.ts';
import { allSecrets } from './secrets.ts';

/** A database as an older program has made it, without any library. */
const makeDatabase = (
  name: string,
  stores: Readonly<Record<string, string | string[]>>,
  rows: readonly (readonly [store: string, row: unknown])[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, { keyPath });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(Object.keys(stores), 'readwrite');
      for (const [store, row] of rows) transaction.objectStore(store).put(row);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

test('matches of the first version are read, and the newer stores exist', async () => {
  const setup = { sitters: [ADA, BEN], variant: 'standard' };
  const head = { version: 1, id: 'old', createdAt: 1, changedAt: 1, setup, throws: [] };
  const input = { kind: 'roll', seat: 0 };
  await makeDatabase('claim-it', { matches: 'id', inputs: ['match', 'index'] }, [
    ['matches', { ...head, position: formatPosition(start('go')) }],
    ['inputs', { match: 'old', index: 0, input }],
  ]);
  expect(await loadMatch('old')).toMatchObject({ ok: true, value: { id: 'old', inputs: [input] } });
  expect(await transactOn(['puzzles'], 'readonly', ({ puzzles }) => puzzles.count())).toBe(0);
});

test('secrets that were stored before are read', async () => {
  const secret = { table: 'table-aaaaa', chair: 1, secret: 'a'.repeat(43), chains: 2 };
  const stores = { secrets: ['table', 'chair'], orders: 'cid', invitations: 'table' };
  await makeDatabase('claim-it-house', stores, [['secrets', secret]]);
  expect(await allSecrets()).toEqual([secret]);
});
