import { randomBytes } from 'node:crypto';
import * as nodeFs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TableHeader, TableId } from '@claim-it/protocol';
import { formatHeader, rootOf } from '@claim-it/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { checkKey } from '../src/dice/checkKey.ts';
import { HouseDice } from '../src/dice/houseDice.ts';
import { loadMasterKey } from '../src/dice/masterKey.ts';
import type { DurableCalls } from '../src/durable.ts';
import { HouseFault } from '../src/fault.ts';
import type { Store } from '../src/store/index.ts';
import { storeOn } from '../src/store/index.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';

const folders: string[] = [];
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-key-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The real calls, recorded with the files they concern. */
const recorded = (calls: string[]): DurableCalls => {
  const names = new Map<number, string>();
  return {
    openSync: (...args) => {
      const file = nodeFs.openSync(...args);
      names.set(file, basename(String(args[0])));
      return file;
    },
    writeSync: (file, text) => {
      calls.push(`write ${names.get(file)}`);
      return nodeFs.writeSync(file, text);
    },
    fsyncSync: (file) => {
      calls.push(`sync ${names.get(file)}`);
      nodeFs.fsyncSync(file);
    },
    closeSync: nodeFs.closeSync,
    renameSync: (from, to) => {
      calls.push(`rename ${basename(String(from))} ${basename(String(to))}`);
      nodeFs.renameSync(from, to);
    },
  };
};

describe('the key of the dice', () => {
  test('the key of the dice is on disk, including its directory entry, before it is used', () => {
    const folder = fresh();
    const calls: string[] = [];
    const key = loadMasterKey(folder, undefined, recorded(calls));
    const draft = calls[0]?.split(' ')[1] ?? '';
    expect(draft).not.toBe('dice.key');
    expect(calls).toEqual([
      `write ${draft}`,
      `sync ${draft}`,
      `rename ${draft} dice.key`,
      `sync ${basename(folder)}`,
    ]);
    expect(readdirSync(folder)).toEqual(['dice.key']);
    expect(statSync(join(folder, 'dice.key')).mode & 0o777).toBe(0o600);
    expect(loadMasterKey(folder, undefined)).toEqual(key);
  });

  test.each([
    ['empty', ''],
    ['cut short', 'AAAA\n'],
    ['not base64url', `${'!'.repeat(43)}\n`],
    ['followed by something', `${'A'.repeat(43)}A${'?'.repeat(3)}\n`],
  ])('the key of the dice is refused where its file is %s, and left unchanged', (_, text) => {
    const folder = fresh();
    const file = join(folder, 'dice.key');
    writeFileSync(file, text, { mode: 0o600 });
    expect(() => loadMasterKey(folder, undefined)).toThrow(HouseFault);
    expect(() => loadMasterKey(folder, undefined)).toThrow(
      `${file} is empty or damaged: it must hold 32 bytes as base64url (43 letters).`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

/** A table by link and without a clock, opened with this key. */
const openPrivate = async (store: Store, key: Buffer): Promise<void> => {
  const id = randomBytes(16).toString('base64url') as TableId;
  const header: TableHeader = {
    version: 1,
    variant: 'standard',
    pace: { kind: 'none' },
    onLeaving: { kind: 'skip' },
    isListed: false,
    isFreeTextAllowed: false,
    chairs: 2,
    houseTip: new HouseDice(key).tip(id, 0),
  };
  const text = formatHeader(header);
  await store.createTable({
    id,
    header: text,
    hash: rootOf(id, text),
    isListed: false,
    progress: { status: 'playing', turn: null, deadline: null, openUntil: null },
    chairs: [],
    at: 1,
  });
};

describe('a changed key of the dice', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];

  test('a different key of the dice is refused by a server without any game', async () => {
    const store = storeOn(openMemoryDatabase());
    await checkKey(store, key);
    await checkKey(store, key);
    await expect(checkKey(store, other)).rejects.toThrow('opened with another dice key');
    await checkKey(store, key);
  });

  test('a different key of the dice is refused where only a private game without a clock shows it, as in an older database', async () => {
    const store = storeOn(openMemoryDatabase());
    await openPrivate(store, key);
    await expect(checkKey(store, other)).rejects.toThrow('opened with another dice key');
    await checkKey(store, key);
    await expect(checkKey(store, other)).rejects.toThrow('opened with another dice key');
  });

  test('a different key of the dice is refused next to an older key that was never in use', async () => {
    const store = storeOn(openMemoryDatabase());
    await checkKey(store, key);
    await expect(checkKey(store, other, [randomBytes(32)])).rejects.toThrow(
      'opened with another dice key',
    );
    await checkKey(store, key);
  });

  test('one of two processes with different keys that start at once is refused', async () => {
    const store = storeOn(openMemoryDatabase());
    const started = await Promise.allSettled([checkKey(store, key), checkKey(store, other)]);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('the check value does not reveal the key', async () => {
    const database = openMemoryDatabase();
    await checkKey(storeOn(database), key);
    const rows = await database.read({ text: 'select value from house_fact', values: [] });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key.toString('base64url'));
  });
});
