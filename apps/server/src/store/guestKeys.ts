import type { Chair } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';
import type { Database } from './database.ts';
import { idOf, textOf } from './row.ts';

/** A chair of a guest at a table. */
export type GuestChair = {
  readonly guest: GuestId;
  readonly table: TableId;
  readonly chair: Chair;
};

/** Values derived from the secret of a guest that the server stores. */
export type GuestKeyStore = {
  /** Keeps the hash of the guest's key; false where the guest has another one already, or is not there. */
  readonly keepKey: (key: {
    readonly guest: GuestId;
    readonly keyHash: string;
  }) => Promise<boolean>;
  /**
   * Puts another key in the place of the guest's; their passkeys and what their devices have left go with the old one. False
   * where the guest has neither of the two.
   */
  readonly replaceKey: (change: {
    readonly guest: GuestId;
    readonly from: string;
    readonly to: string;
  }) => Promise<boolean>;
  readonly guestOfKey: (keyHash: string) => Promise<GuestId | null>;
  /**
   * Keeps what a device of the guest has left for their next one, in place of what was left before. What was left at the
   * same progress, or at a higher one, stays as it is, also after it was taken; older clients send no progress.
   */
  readonly keepRelease: (
    release: GuestChair & { readonly text: string; readonly progress?: number | undefined },
  ) => Promise<void>;
  /** Gives it to exactly one of those who ask. */
  readonly takeRelease: (release: GuestChair) => Promise<string | null>;
};

const keepKey = async (
  database: Database,
  { guest, keyHash }: { readonly guest: GuestId; readonly keyHash: string },
): Promise<boolean> => {
  await database.write([
    {
      text: `insert into guest_key (guest, key_hash)
        select id, cast($2 as text) from guest where id = $1 on conflict do nothing`,
      values: [guest, keyHash],
    },
  ]);
  const rows = await database.read({
    text: 'select guest from guest_key where guest = $1 and key_hash = $2',
    values: [guest, keyHash],
  });
  return rows.length === 1;
};

const OF_NEW_KEY =
  'where guest = $1 and exists (select 1 from guest_key where guest_key.guest = $1 and key_hash = $2)';

/** Said again, it changes nothing more. */
const replaceKey = async (
  database: Database,
  { guest, from, to }: { readonly guest: GuestId; readonly from: string; readonly to: string },
): Promise<boolean> => {
  const [replaced = []] = await database.erase([
    {
      text: 'update guest_key set key_hash = $3 where guest = $1 and key_hash = $2 returning guest',
      values: [guest, from, to],
    },
    { text: `delete from passkey ${OF_NEW_KEY}`, values: [guest, to] },
    { text: `delete from hand_over ${OF_NEW_KEY}`, values: [guest, to] },
  ]);
  if (replaced.length === 1) return true;
  const rows = await database.read({
    text: 'select guest from guest_key where guest = $1 and key_hash = $2',
    values: [guest, to],
  });
  return rows.length === 1;
};

export const guestKeysOn = (database: Database): GuestKeyStore => ({
  keepKey: (key) => keepKey(database, key),
  replaceKey: (change) => replaceKey(database, change),
  guestOfKey: async (keyHash) => {
    const [row] = await database.read({
      text: 'select guest from guest_key where key_hash = $1',
      values: [keyHash],
    });
    return row === undefined ? null : idOf(row, 'guest');
  },
  keepRelease: async ({ guest, table, chair, text, progress = 0 }) => {
    await database.write([
      {
        text: `insert into hand_over (table_id, chair, guest, said, progress) values ($1, $2, $3, $4, $5)
          on conflict (table_id, chair) do update
          set guest = excluded.guest, said = excluded.said, progress = excluded.progress, taken = 0
          where hand_over.guest <> excluded.guest or excluded.progress = 0
            or excluded.progress > hand_over.progress`,
        values: [table, chair, guest, text, progress],
      },
    ]);
  },
  takeRelease: async ({ guest, table, chair }) => {
    const [rows = []] = await database.write([
      {
        text: `update hand_over set taken = 1
          where table_id = $1 and chair = $2 and guest = $3 and taken = 0 returning said`,
        values: [table, chair, guest],
      },
    ]);
    const [row] = rows;
    return row === undefined ? null : textOf(row, 'said');
  },
});
