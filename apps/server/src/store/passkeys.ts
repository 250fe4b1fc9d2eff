import type { GuestId } from '@claim-it/protocol';
import type { Database } from './database.ts';
import type { SqlRow } from './row.ts';
import { idOf, integerOf, integerOrNull, textOf, textOrNull } from './row.ts';

/** A passkey of a guest. */
export type Passkey = {
  /** As its authenticator calls it, base64url. */
  readonly id: string;
  readonly guest: GuestId;
  /** The public key as COSE, base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it has signed; 0 where it does not count. */
  readonly counter: number;
  /** The secret of the guest, encrypted by a device; null where the passkey cannot open it. */
  readonly sealed: string | null;
  /** What kind of device made it. */
  readonly label: string | null;
  readonly at: number;
  readonly usedAt: number | null;
};

export type PasskeyStore = {
  /** `askedAt` is when the question was asked that made it. False where it is known, the guest is gone or has `most`. */
  readonly addPasskey: (
    passkey: Omit<Passkey, 'usedAt'> & { readonly askedAt: number },
    most: number,
  ) => Promise<boolean>;
  readonly findPasskey: (id: string) => Promise<Passkey | null>;
  /** The newest first. */
  readonly passkeysOf: (guest: GuestId) => Promise<readonly Passkey[]>;
  /** Notes an answer; false for one to a question that is no later than the last one, or whose counter is too low. */
  readonly usePasskey: (use: {
    readonly id: string;
    readonly counter: number;
    readonly askedAt: number;
    readonly at: number;
  }) => Promise<boolean>;
  readonly dropPasskey: (passkey: Pick<Passkey, 'id' | 'guest'>) => Promise<boolean>;
};

const PASSKEY = 'select id, guest, public_key, counter, sealed, label, at, used_at from passkey';

const passkeyOf = (row: SqlRow): Passkey => ({
  id: textOf(row, 'id'),
  guest: idOf(row, 'guest'),
  publicKey: textOf(row, 'public_key'),
  counter: integerOf(row, 'counter'),
  sealed: textOrNull(row, 'sealed'),
  label: textOrNull(row, 'label'),
  at: integerOf(row, 'at'),
  usedAt: integerOrNull(row, 'used_at'),
});

export const passkeysOf = async (
  database: Pick<Database, 'read'>,
  guest: GuestId,
): Promise<readonly Passkey[]> => {
  const text = `${PASSKEY} where guest = $1 order by at desc, id`;
  return (await database.read({ text, values: [guest] })).map(passkeyOf);
};

/** Passkeys, on any database. */
export const passkeysOn = (database: Database): PasskeyStore => ({
  addPasskey: async ({ id, guest, publicKey, counter, sealed, label, at, askedAt }, most) => {
    const [rows = []] = await database.write([
      {
        text: `insert into passkey (id, guest, public_key, counter, sealed, label, at, asked_at)
          select cast($1 as text), id, cast($3 as text), cast($4 as bigint), cast($5 as text),
            cast($6 as text), cast($7 as bigint), cast($8 as bigint) from guest where id = $2
          and (select count(*) from passkey where passkey.guest = $2) < $9
          on conflict do nothing returning id`,
        values: [id, guest, publicKey, counter, sealed, label, at, askedAt, most],
      },
    ]);
    return rows.length === 1;
  },
  findPasskey: async (id) => {
    const [row] = await database.read({ text: `${PASSKEY} where id = $1`, values: [id] });
    return row === undefined ? null : passkeyOf(row);
  },
  passkeysOf: (guest) => passkeysOf(database, guest),
  usePasskey: async ({ id, counter, askedAt, at }) => {
    const [rows = []] = await database.write([
      {
        text: `update passkey set counter = $2, asked_at = $3, used_at = $4 where id = $1
          and asked_at < $3 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        values: [id, counter, askedAt, at],
      },
    ]);
    return rows.length === 1;
  },
  dropPasskey: async ({ id, guest }) => {
    const [rows = []] = await database.erase([
      {
        text: 'delete from passkey where id = $1 and guest = $2 returning id',
        values: [id, guest],
      },
    ]);
    return rows.length === 1;
  },
});
