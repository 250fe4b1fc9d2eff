import type { GuestId } from '@claim-it/protocol';
import { CHAIR_COLUMNS, chairOf } from './chairs.ts';
import type { Database, Statement } from './database.ts';
import { subscriptionsOf } from './notices.ts';
import { passkeysOf } from './passkeys.ts';
import type { SqlRow } from './row.ts';
import { idOf, integerOf, textOf, textOrNull, wordOf } from './row.ts';
import { blocksBy, reportsBy } from './safety.ts';
import { linesBy } from './talk.ts';
import type { Guest, GuestData, GuestSession, GuestStore, SessionKind } from './types.ts';

const KINDS: readonly SessionKind[] = ['device', 'recovery'];

const guestOf = (row: SqlRow): Guest => ({
  id: idOf(row, 'id'),
  name: textOf(row, 'name'),
  createdAt: integerOf(row, 'created_at'),
  seenAt: integerOf(row, 'seen_at'),
});

const sessionOf = (row: SqlRow): GuestSession => ({
  tokenHash: textOf(row, 'token_hash'),
  kind: wordOf(row, 'kind', KINDS),
  guest: idOf(row, 'guest'),
  label: textOrNull(row, 'label'),
  openedAt: integerOf(row, 'opened_at'),
  seenAt: integerOf(row, 'seen_at'),
});

const SESSION = 'select token_hash, kind, guest, label, opened_at, seen_at from session';
/** So many are asked for at once. */
const PAGE = 500;

const selectGuest = (guest: GuestId): Statement => ({
  text: 'select id, name, created_at, seen_at from guest where id = $1',
  values: [guest],
});

const hasRows = async (database: Database, statement: Statement): Promise<boolean> =>
  ((await database.write([statement]))[0] ?? []).length > 0;

const sessionsOf = async (database: Database, guest: GuestId): Promise<readonly GuestSession[]> => {
  const rows = await database.read({
    text: `${SESSION} where guest = $1 order by opened_at, token_hash`,
    values: [guest],
  });
  return rows.map(sessionOf);
};

/** Of a guest's sessions of this kind only the newest stay. */
const endOldest = (guest: GuestId, kind: SessionKind, most: number): Statement => ({
  text: `delete from session where guest = $1 and kind = $2 and token_hash not in
    (select token_hash from session where guest = $1 and kind = $2
      order by opened_at desc, token_hash limit $3)`,
  values: [guest, kind, most],
});

const openSessionsAmong = async (
  database: Database,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const open = new Set<string>();
  for (let from = 0; from < hashes.length; from += PAGE) {
    const page = hashes.slice(from, from + PAGE);
    const places = page.map((_, place) => `$${place + 1}`);
    const rows = await database.read({
      text: `select token_hash from session where token_hash in (${places.join(', ')})`,
      values: page,
    });
    for (const row of rows) open.add(textOf(row, 'token_hash'));
  }
  return open;
};

const showGuest = async (database: Database, guest: GuestId): Promise<GuestData | null> => {
  const [row] = await database.read(selectGuest(guest));
  if (row === undefined) return null;
  const chairs = await database.read({
    text: `select chair.table_id, ${CHAIR_COLUMNS} from chair where chair.guest = $1 order by chair.table_id, chair.chair`,
    values: [guest],
  });
  return {
    guest: guestOf(row),
    sessions: await sessionsOf(database, guest),
    chairs: chairs.map((chair) => ({ table: idOf(chair, 'table_id'), ...chairOf(chair) })),
    lines: await linesBy(database, guest),
    blocks: await blocksBy(database, guest),
    reports: await reportsBy(database, guest),
    subscriptions: await subscriptionsOf(database, guest),
    passkeys: await passkeysOf(database, guest),
  };
};

const forgetGuest = async (
  database: Database,
  { guest, note }: { readonly guest: GuestId; readonly note: string },
): Promise<boolean> => {
  const erased = await database.erase([
    {
      text: 'update chair set guest = null, invitation = null, note = $2 where guest = $1',
      values: [guest, note],
    },
    { text: 'update talk set guest = null, words = null where guest = $1', values: [guest] },
    { text: 'delete from report where about = $1', values: [guest] },
    { text: 'update report set reporter = null where reporter = $1', values: [guest] },
    { text: 'delete from block where guest = $1 or blocked = $1', values: [guest] },
    { text: 'delete from hand_over where guest = $1', values: [guest] },
    { text: 'delete from guest_key where guest = $1', values: [guest] },
    { text: 'delete from passkey where guest = $1', values: [guest] },
    { text: 'delete from session where guest = $1', values: [guest] },
    { text: 'delete from guest where id = $1 returning id', values: [guest] },
  ]);
  return erased.at(-1)?.length === 1;
};

const UNUSED = `exists (select 1 from guest where id = $1 and seen_at = created_at)
  and not exists (select 1 from chair where chair.guest = $1)
  and not exists (select 1 from block where block.guest = $1 or block.blocked = $1)
  and not exists (select 1 from session as used
    where used.guest = $1 and (used.kind <> 'device' or used.seen_at <> used.opened_at))`;

/** The session first, as where it is used: one of two who come at the same moment finds it gone or used, and none waits for the other. */
const dropUnusedGuest = async (database: Database, guest: GuestId): Promise<boolean> => {
  const [, gone = []] = await database.write([
    {
      text: `delete from session where guest = $1 and seen_at = opened_at and ${UNUSED}`,
      values: [guest],
    },
    {
      text: `delete from guest where id = $1 and ${UNUSED}
        and not exists (select 1 from session where guest = $1) returning id`,
      values: [guest],
    },
  ]);
  return gone.length === 1;
};

type Sessions =
  | 'openSession'
  | 'findSession'
  | 'sessionsOf'
  | 'openSessionsAmong'
  | 'touchSession'
  | 'endSessions'
  | 'closeSession';

const sessionsOn = (database: Database): Pick<GuestStore, Sessions> => ({
  openSession: async ({ tokenHash, kind, guest, label = null, at, most }) => {
    await database.write([
      {
        text: `insert into session (token_hash, kind, guest, label, opened_at, seen_at)
          values ($1, $2, $3, $4, $5, $5)`,
        values: [tokenHash, kind, guest, label, at],
      },
      ...(most === undefined ? [] : [endOldest(guest, kind, most)]),
    ]);
  },
  sessionsOf: (guest) => sessionsOf(database, guest),
  openSessionsAmong: (hashes) => openSessionsAmong(database, hashes),
  endSessions: async ({ kind, before }) => {
    await database.write([
      { text: 'delete from session where kind = $1 and seen_at < $2', values: [kind, before] },
    ]);
  },
  findSession: async (tokenHash) => {
    const [row] = await database.read({
      text: `${SESSION} where token_hash = $1`,
      values: [tokenHash],
    });
    return row === undefined ? null : sessionOf(row);
  },
  touchSession: async ({ tokenHash, at }) => {
    const [touched = []] = await database.write([
      {
        text: 'update session set seen_at = $2 where token_hash = $1 returning guest',
        values: [tokenHash, at],
      },
      {
        text: `update guest set seen_at = $2
          where id = (select guest from session where token_hash = $1)`,
        values: [tokenHash, at],
      },
    ]);
    return touched.length === 1;
  },
  closeSession: (tokenHash) =>
    hasRows(database, {
      text: 'delete from session where token_hash = $1 returning token_hash',
      values: [tokenHash],
    }),
});

/** Guests and their sessions, on any database. */
export const guestsOn = (database: Database): GuestStore => ({
  ...sessionsOn(database),
  createGuest: async ({ id, name, at }) => {
    await database.write([
      {
        text: 'insert into guest (id, name, created_at, seen_at) values ($1, $2, $3, $3)',
        values: [id, name, at],
      },
    ]);
  },
  renameGuest: ({ guest, name }) =>
    hasRows(database, {
      text: 'update guest set name = $2 where id = $1 returning id',
      values: [guest, name],
    }),
  findGuest: async (guest) => {
    const [row] = await database.read(selectGuest(guest));
    return row === undefined ? null : guestOf(row);
  },
  idleGuests: async ({ before, limit }) => {
    const rows = await database.read({
      text: 'select id from guest where seen_at < $1 order by seen_at, id limit $2',
      values: [before, limit],
    });
    return rows.map((row) => idOf(row, 'id'));
  },
  dropUnusedGuest: (guest) => dropUnusedGuest(database, guest),
  showGuest: (guest) => showGuest(database, guest),
  forgetGuest: (request) => forgetGuest(database, request),
});
