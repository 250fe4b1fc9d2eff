import { chairAt } from '@claim-it/fairness';
import type { CommandId, TableId, Token } from '@claim-it/protocol';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  allSecrets,
  changeInvitation,
  commandsOf,
  forgetSecrets,
  invitationsOf,
  secretOf,
  storeInvitations,
  storeSecret,
} from './secrets.ts';

const SECRET = { table: 'table-aaaaa', chair: 1, secret: 'a'.repeat(43), chains: 1 };
const COMMAND = {
  cid: 'order-123' as CommandId,
  table: 'table-aaaaa' as TableId,
  seq: 4,
  command: { kind: 'take' },
} as const;

afterEach(() => forgetSecrets());

describe('data of a device about the server', () => {
  test('a secret is found again, the newest of its chair', async () => {
    await storeSecret(SECRET);
    await storeSecret({ ...SECRET, chains: 2 });
    await storeSecret({ ...SECRET, chair: 3 });
    expect(await secretOf('table-aaaaa', 1)).toEqual({ ...SECRET, chains: 2 });
    expect(await secretOf('table-bbbbb', 1)).toBeNull();
    expect(await allSecrets()).toHaveLength(2);
  });

  test('a command stays until it is answered', async () => {
    const commands = commandsOf('table-aaaaa' as TableId);
    commands.add(COMMAND);
    await expect.poll(() => commands.all()).toEqual([COMMAND]);
    expect(await commandsOf('table-bbbbb' as TableId).all()).toEqual([]);
    commands.remove(COMMAND.cid);
    await expect.poll(() => commands.all()).toEqual([]);
  });

  test('invitations are shown again after a reload', async () => {
    const invitations = [{ chair: chairAt(1), token: 'b'.repeat(43) as Token }];
    await storeInvitations({ table: COMMAND.table, token: null, invitations });
    expect(await invitationsOf('table-aaaaa')).toEqual({ token: null, invitations });
    expect(await invitationsOf('table-bbbbb')).toEqual({ token: null, invitations: [] });
  });

  test('a link to a chair is replaced by a new one, or removed', async () => {
    const [one, two, fresh] = ['b', 'c', 'd'].map((letter) => letter.repeat(43) as Token);
    const invitations = [
      { chair: chairAt(1), token: one! },
      { chair: chairAt(2), token: two! },
    ];
    await storeInvitations({ table: COMMAND.table, token: one!, invitations });
    await changeInvitation(COMMAND.table, chairAt(1), fresh!);
    const changed = [
      { chair: chairAt(2), token: two },
      { chair: chairAt(1), token: fresh },
    ];
    expect(await invitationsOf(COMMAND.table)).toEqual({ token: one, invitations: changed });
    await changeInvitation(COMMAND.table, chairAt(2), null);
    await changeInvitation(COMMAND.table, null, two!);
    const left = [{ chair: chairAt(1), token: fresh }];
    expect(await invitationsOf(COMMAND.table)).toEqual({ token: two, invitations: left });
    await changeInvitation(COMMAND.table, null, null);
    expect(await invitationsOf(COMMAND.table)).toEqual({ token: null, invitations: left });
  });

  test('deleting my data deletes everything', async () => {
    await storeSecret(SECRET);
    await forgetSecrets();
    expect(await allSecrets()).toEqual([]);
  });

  test('a device without storage keeps it as long as the page lives', async () => {
    const open = indexedDB.open;
    await forgetSecrets();
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    // The first failure closes the old connection.
    const store = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    await storeSecret(SECRET);
    expect(await secretOf('table-aaaaa', 1)).toEqual(SECRET);
    indexedDB.open = open;
    IDBDatabase.prototype.transaction = store;
  });
});
