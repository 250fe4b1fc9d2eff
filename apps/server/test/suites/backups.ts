import * as nodeFs from 'node:fs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database, Store } from '../../src/store/index.ts';
import { readBackup, storeOn, writeBackup } from '../../src/store/index.ts';
import { hookFor, subscribe } from './notices.ts';
import { append, chairFor, freshId, openGuest, openTableRow, PLAYING } from './samples.ts';

/** Later than any other beat of the tests: a beat never goes back. */
const LAST_BEAT = 20_000_000_000_000;

const furnish = async (store: Store) => {
  const guest = await openGuest(store, 'Gräber "Ö"');
  await store.openSession({
    tokenHash: freshId(),
    kind: 'device',
    guest,
    label: 'chrome android',
    at: 5,
  });
  const keyHash = freshId();
  await store.keepKey({ guest, keyHash });
  const passkey = { id: freshId(), guest, publicKey: 'key', counter: 3, sealed: 'sealed' };
  await store.addPasskey({ ...passkey, label: null, at: 6, askedAt: 6 }, 1);
  // Clocks were credited: what a row says of a deadline is not the deadline.
  await store.beat({ now: LAST_BEAT - 1_000, patience: Number.MAX_SAFE_INTEGER });
  await store.beat({ now: LAST_BEAT - 500, patience: 10 });
  const progress = { ...PLAYING, deadline: 90_000 };
  const chairs = [chairFor(0, { guest }), chairFor(1)];
  const table = await openTableRow(store, { chairs, progress });
  await store.keepRelease({ guest, table, chair: chairAt(0), text: 'left' });
  for (const seq of [0, 1]) await store.append(append(table, seq));
  const other = await openGuest(store, 'Other');
  await store.keepLine({
    table,
    chair: chairAt(0),
    guest,
    words: 'Gold!',
    at: 7,
    mostOfChair: 9,
    mostOfTable: 9,
  });
  await store.block({ guest, blocked: other, name: 'Other', at: 8 });
  await store.report({
    id: freshId(),
    kind: 'talk',
    table,
    chair: chairAt(1),
    about: other,
    reporter: guest,
    name: 'Other',
    words: '[]',
    at: 9,
  });
  const moment = { kind: 'turn', chair: chairAt(0) } as const;
  await store.append(append(table, 2, { events: ['{"a":"⛏\\n"}'], moment }));
  const { session } = await subscribe(store, { guest });
  const hook = hookFor(table);
  await store.addWebhook(hook, 2);
  const targets = [
    { kind: 'push', target: session, dueAt: 1 },
    { kind: 'webhook', target: hook.id, dueAt: 2 },
  ] as const;
  await store.spreadNotice({ table, seq: 3, targets });
  await store.beat({ now: LAST_BEAT, patience: Number.MAX_SAFE_INTEGER });
  return { guest, table, keyHash };
};

/** A backup from this kind of database into `target`. */
export const describeBackups = (
  databaseOf: () => Database,
  openEmpty: () => Promise<Database>,
): void => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-backup-'));
  const file = join(folder, 'house.jsonl');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const restoreInto = async (target: Database, text: string) => {
    const copy = join(folder, `${freshId()}.jsonl`);
    writeFileSync(copy, text);
    return readBackup(target, copy).catch((error: unknown) => error);
  };

  describe('a backup', () => {
    test('made during operation holds whole commands and restores to the same', async () => {
      const store = storeOn(databaseOf());
      const { guest, table, keyHash } = await furnish(store);
      await store.changeFact({ name: 'diceKey', value: 'of the first house' });
      const busy = await openTableRow(store);
      const load = (async () => {
        for (let seq = 0; seq < 40; seq += 1) await store.append(append(busy, seq));
      })();
      await writeBackup(databaseOf(), file, 9_000);
      await load;
      const target = await openEmpty();
      await storeOn(target).keepFact({ name: 'diceKey', value: 'of an empty house' });
      const answer = await restoreInto(target, readFileSync(file, 'utf8'));
      const copy = storeOn(target);
      expect(answer).toMatchObject({ rows: expect.any(Number) });
      expect(await copy.read({ table, since: 0 })).toEqual(await store.read({ table, since: 0 }));
      expect((await copy.read({ table, since: 0 }))?.deadline).toBe(90_000);
      expect(await copy.findFact('diceKey')).toBe('of the first house');
      expect(await copy.showGuest(guest)).toEqual(await store.showGuest(guest));
      expect((await copy.showGuest(guest))?.subscriptions).toHaveLength(1);
      expect(await copy.passkeysOf(guest)).toMatchObject([{ counter: 3, sealed: 'sealed' }]);
      expect(await copy.webhooksOf(table)).toEqual(await store.webhooksOf(table));
      expect(await copy.findNotice(table)).toMatchObject({ seq: 3, kind: 'turn' });
      const due = await copy.dueDeliveries({ now: 9, limit: 9 });
      expect(due.map(({ kind }) => kind)).toEqual(['push', 'webhook']);
      expect(await copy.guestOfKey(keyHash)).toBe(guest);
      // A device's released chain may be taken since: a copy of it would be a second one.
      const place = { guest, table, chair: chairAt(0) };
      expect(await copy.takeRelease(place)).toBeNull();
      const full = await store.read({ table: busy, since: 0 });
      const part = await copy.read({ table: busy, since: 0 });
      expect(part?.entries).toEqual(full?.entries.slice(0, part?.seq));
      expect(await copy.beat({ now: LAST_BEAT + 10_000, patience: 10 })).toEqual({
        credited: 10_000,
      });
      const head = await copy.read({ table, since: 3 });
      expect(await copy.append(append(table, head!))).toMatchObject({ kind: 'done', seq: 4 });
      await target.close();
    });

    test('is on disk with its directory entry before it counts as made', async () => {
      const file = join(folder, 'synced.backup');
      const probe = await open(folder);
      const synced: string[] = [];
      const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync');
      sync.mockImplementation(async function (this: FileHandle) {
        synced.push((await this.stat()).isDirectory() ? 'folder' : 'file');
        await this.datasync();
      });
      const fsyncSync = (handle: number): void => {
        synced.push(nodeFs.fstatSync(handle).isDirectory() ? 'folder' : 'file');
        nodeFs.fsyncSync(handle);
      };
      await writeBackup(databaseOf(), file, 1, { ...nodeFs, fsyncSync });
      sync.mockRestore();
      await probe.close();
      expect(synced).toEqual(['file', 'folder']);
    });

    test('can be restored into an empty server only', async () => {
      await writeBackup(databaseOf(), file, 9_000);
      await expect(readBackup(databaseOf(), file)).rejects.toMatchObject({ kind: 'notEmpty' });
    });
  });

  describe('a changed backup', () => {
    let target: Database;
    beforeAll(async () => {
      target = await openEmpty();
    });
    afterAll(() => target?.close());

    const spoil: Readonly<Record<string, (text: string) => string>> = {
      'was cut off': (text) => text.split('\n').slice(0, -3).join('\n'),
      'lacks a guest': (text) => text.split('\n').toSpliced(1, 1).join('\n'),
      'lacks an event': (text) => text.replace(/\n[^\n]*"after\\":1[^\n]*/, ''),
      'has a changed event': (text) => text.replace('{\\"after\\":1}', '{\\"after\\":9}'),
      'has a changed header': (text) => text.replace('{\\"chairs\\":2}', '{\\"chairs\\":3}'),
      'has a number for a name': (text) => text.replace(/"name":"[^"]*"/, '"name":7'),
      'is not JSON': (text) => text.replace('{"kind":"game"', '{"kind"'),
      'goes on after its end': (text) => `${text}{"kind":"end","rows":0}\n`,
      'lacks its last event and counts on': (text) => {
        const lines = text.trimEnd().split('\n');
        const last = lines.findLastIndex((line) => line.startsWith('{"kind":"event"'));
        const fewer = [...lines.toSpliced(last, 1).slice(0, -1)];
        return [...fewer, JSON.stringify({ kind: 'end', rows: fewer.length - 1 })].join('\n');
      },
      'is empty': () => '',
      'is something else': () => '{"kind":"recipe"}\n',
    };
    test.each(Object.keys(spoil))(
      'because it %s is refused, and nothing of it is stored',
      async (name) => {
        const store = storeOn(databaseOf());
        await openGuest(store);
        const table = await openTableRow(store);
        for (const seq of [0, 1]) await store.append(append(table, seq));
        await writeBackup(databaseOf(), file, 9_000);
        const text = readFileSync(file, 'utf8');
        const spoiled = spoil[name]!(text);
        expect(spoiled).not.toBe(text);
        expect(await restoreInto(target, spoiled)).toMatchObject({ kind: 'damaged' });
        const held =
          'select (select count(*) from house_table) + (select count(*) from guest) as held';
        expect(await target.read({ text: held, values: [] })).toMatchObject([{ held: 0 }]);
      },
    );

    test('of the first schema is restored: the names of its fields stay', async () => {
      const root = { seq: 0, hash: rootOf('old' as TableId, '{}') };
      const [entry] = entriesAfter(root, ['{"n":1}']);
      const lines = [
        { kind: 'backup', format: 1, schema: 1, at: 9_000, beat: 8_000 },
        { kind: 'guest', row: { id: 'g', name: 'Digger', created_at: 1, seen_at: 2 } },
        {
          kind: 'session',
          row: { token_hash: 'k', kind: 'device', guest: 'g', opened_at: 1, seen_at: 2 },
        },
        {
          kind: 'game',
          row: {
            id: 'old',
            header: '{}',
            listed: 0,
            status: 'playing',
            turn: 0,
            deadline: null,
            seq: 1,
            hash: entry?.hash,
            created_at: 3,
            changed_at: 4,
          },
        },
        { kind: 'seat', row: { game: 'old', seat: 0, guest: 'g', invitation: null, player: '{}' } },
        { kind: 'event', row: { game: 'old', command: 'c', ...entry } },
        { kind: 'end', rows: 5 },
      ].map((line) => JSON.stringify(line));
      const empty = await openEmpty();
      expect(await restoreInto(empty, lines.join('\n'))).toEqual({ rows: 5 });
      expect(await storeOn(empty).read({ table: 'old' as TableId, since: 0 })).toMatchObject({
        chairs: [{ chair: 0, guest: 'g', note: '{}' }],
        entries: [{ seq: 1, command: 'c', body: '{"n":1}' }],
      });
      const again = join(folder, 'again.jsonl');
      await writeBackup(empty, again, 9_000);
      const kinds = readFileSync(again, 'utf8').split('\n').slice(1, -2);
      const fieldsOf = (some: readonly string[]): readonly string[] =>
        some.flatMap((line) => Object.keys(JSON.parse(line).row)).toSorted();
      // Later additions are next to the names of the first version.
      const added = ['label', 'put_away', 'winners'];
      expect(fieldsOf(kinds)).toEqual([...fieldsOf(lines.slice(1, -1)), ...added].toSorted());
      await empty.close();
    });

    test('because it is of a newer version is refused', async () => {
      const newer = '{"kind":"backup","format":2,"schema":1}\n';
      expect(await restoreInto(target, newer)).toMatchObject({ kind: 'newerSchema' });
    });
  });
};
