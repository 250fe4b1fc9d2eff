import { createHash } from 'node:crypto';
import type { GuestId, TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import { expect, test } from 'vitest';
import type { Statement } from '../../src/store/database.ts';
import type { Database } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/schema.ts';
import { append } from './samples.ts';

const HEADER = '{"seats":2}';
const ROOT = { seq: 0, hash: rootOf('t' as TableId, HEADER) };
const [ONE, TWO] = entriesAfter(ROOT, ['{"n":1}', '{"n":2}']);

/** Rows as a server of schema 1 wrote them. */
const ROWS: readonly Statement[] = [
  { text: "insert into guest values ('g', 'Digger', 10, 20)", values: [] },
  { text: "insert into session values ('k', 'device', 'g', 10, 20)", values: [] },
  {
    text: `insert into game values ('t', $1, 1, 'playing', 1, 77000, 2, $2, 30, 40)`,
    values: [HEADER, TWO?.hash ?? ''],
  },
  { text: `insert into seat values ('t', 0, 'g', null, '{"name":"Digger"}')`, values: [] },
  { text: `insert into seat values ('t', 1, null, 'i', '{"name":null}')`, values: [] },
  {
    text: `insert into event values ('t', 1, null, '{"n":1}', $1)`,
    values: [ONE?.hash ?? ''],
  },
  {
    text: `insert into event values ('t', 2, 'c', '{"n":2}', $1)`,
    values: [TWO?.hash ?? ''],
  },
  { text: 'update beat set at = 50000 where id = 1', values: [] },
];

/** Fingerprints of the released migrations: a server that ran them must find them unchanged. */
const RELEASED: Readonly<Record<number, string>> = {
  1: '26d8d936b6b8fa072881ffc0f01173ad861dff5794d22d70bfd187e0e338ee64',
};

/** Creates a database of schema 1 with these rows, and opens it with the current program. */
export type OpenOld = (first: typeof MIGRATIONS, rows: readonly Statement[]) => Promise<Database>;

/** The data after opening a database of the first schema. */
export const describeFirstSchema = (openOld: OpenOld): void => {
  test('a database of the first schema is opened with all its data', async () => {
    const store = storeOn(await openOld(MIGRATIONS.slice(0, 1), ROWS));
    const chairs = [
      { chair: 0, guest: 'g', invitation: null, note: '{"name":"Digger"}' },
      { chair: 1, guest: null, invitation: 'i', note: '{"name":null}' },
    ];
    const log = await store.read({ table: 't' as TableId, since: 0 });
    expect(log).toEqual({
      id: 't',
      header: HEADER,
      isListed: true,
      status: 'playing',
      turn: 1,
      deadline: 77_000,
      openUntil: null,
      seq: 2,
      hash: TWO?.hash,
      createdAt: 30,
      changedAt: 40,
      winners: null,
      chairs,
      entries: [
        { ...ONE, command: null },
        { ...TWO, command: 'c' },
      ],
    });
    expect(await store.showGuest('g' as GuestId)).toMatchObject({
      guest: { name: 'Digger' },
      sessions: [{ tokenHash: 'k' }],
      chairs: [{ table: 't', ...chairs[0] }],
    });
    expect(await store.findInvitation('i')).toEqual({ table: 't', chair: 1 });
    expect(await store.findTables({ kind: 'due', now: 80_000, limit: 9 })).toHaveLength(1);
    expect(await store.append(append('t' as TableId, log!))).toMatchObject({
      kind: 'done',
      seq: 3,
    });
    expect(await store.beat({ now: 60_000, patience: 0 })).toEqual({ credited: 10_000 });
    expect(await store.forgetGuest({ guest: 'g' as GuestId, note: '{}' })).toBe(true);
    await store.close();
  });

  test('released migrations of the schema have not changed', () => {
    const found = MIGRATIONS.map(({ version, steps }) => [
      version,
      createHash('sha256').update(JSON.stringify(steps)).digest('hex'),
    ]);
    expect(Object.fromEntries(found)).toMatchObject(RELEASED);
  });
};
