import { chairAt } from '@claim-it/fairness';
import type { CommandId, TableId } from '@claim-it/protocol';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  allSecrets,
  emptyDrawer,
  invitationsOf,
  keepInvitations,
  keepSecret,
  orderBookOf,
  secretOf,
} from './drawer.ts';

const SECRET = { table: 'table-aaaaa', chair: 1, secret: 'a'.repeat(43), chains: 1 };
const ORDER = {
  cid: 'order-123' as CommandId,
  table: 'table-aaaaa' as TableId,
  seq: 4,
  command: { kind: 'take' },
} as const;

afterEach(() => emptyDrawer());

describe('what a device keeps for the house', () => {
  test('a secret is found again, the newest of its chair', async () => {
    await keepSecret(SECRET);
    await keepSecret({ ...SECRET, chains: 2 });
    await keepSecret({ ...SECRET, chair: 3 });
    expect(await secretOf('table-aaaaa', 1)).toEqual({ ...SECRET, chains: 2 });
    expect(await secretOf('table-bbbbb', 1)).toBeNull();
    expect(await allSecrets()).toHaveLength(2);
  });

  test('an order stays until it is answered', async () => {
    const book = orderBookOf('table-aaaaa' as TableId);
    book.keep(ORDER);
    await expect.poll(() => book.kept()).toEqual([ORDER]);
    expect(await orderBookOf('table-bbbbb' as TableId).kept()).toEqual([]);
    book.drop(ORDER.cid);
    await expect.poll(() => book.kept()).toEqual([]);
  });

  test('invitations are shown again after a reload', async () => {
    const invitations = [{ chair: chairAt(1), token: 'b'.repeat(43) }];
    await keepInvitations({ table: 'table-aaaaa', invitations });
    expect(await invitationsOf('table-aaaaa')).toEqual(invitations);
    expect(await invitationsOf('table-bbbbb')).toEqual([]);
  });

  test('deleting my data leaves nothing', async () => {
    await keepSecret(SECRET);
    await emptyDrawer();
    expect(await allSecrets()).toEqual([]);
  });

  test('a device that keeps nothing keeps it as long as the page lives', async () => {
    const open = indexedDB.open;
    await emptyDrawer();
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    // The connection of before is given up with the first failure.
    const store = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    await keepSecret(SECRET);
    expect(await secretOf('table-aaaaa', 1)).toEqual(SECRET);
    indexedDB.open = open;
    IDBDatabase.prototype.transaction = store;
  });
});
