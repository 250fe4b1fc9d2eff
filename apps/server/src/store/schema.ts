import { StoreFault } from './fault.ts';

/** One migration. A released migration never changes; a new one is added below it. */
export type Migration = { readonly version: number; readonly steps: readonly string[] };

const FIRST: readonly string[] = [
  `create table guest (
    id text primary key,
    name text not null,
    created_at bigint not null,
    seen_at bigint not null
  )`,
  'create index guest_seen on guest (seen_at)',
  `create table session (
    token_hash text primary key,
    kind text not null,
    guest text not null references guest (id) on delete cascade,
    opened_at bigint not null,
    seen_at bigint not null
  )`,
  'create index session_guest on session (guest)',
  `create table game (
    id text primary key,
    header text not null,
    listed integer not null,
    status text not null,
    turn integer,
    deadline bigint,
    seq integer not null,
    hash text not null,
    created_at bigint not null,
    changed_at bigint not null
  )`,
  'create index game_deadline on game (deadline) where deadline is not null',
  'create index game_listed on game (status, changed_at) where listed = 1',
  "create index game_finished on game (changed_at) where status = 'finished'",
  `create table seat (
    game text not null references game (id),
    seat integer not null,
    guest text references guest (id),
    invitation text,
    player text not null,
    primary key (game, seat)
  )`,
  'create index seat_guest on seat (guest) where guest is not null',
  'create unique index seat_invitation on seat (invitation) where invitation is not null',
  `create table event (
    game text not null references game (id),
    seq integer not null,
    command text,
    body text not null,
    hash text not null,
    primary key (game, seq),
    unique (game, command)
  )`,
  'create table beat (id integer primary key, at bigint)',
  'insert into beat (id, at) values (1, null)',
];

/** Renames to the words of the glossary: a game is a table, a seat is a chair. */
const TABLES_AND_CHAIRS: readonly string[] = [
  'alter table game rename to house_table',
  'alter table seat rename to chair',
  'alter table chair rename column game to table_id',
  'alter table chair rename column seat to chair',
  'alter table chair rename column player to note',
  'alter table event rename column game to table_id',
  'drop index game_deadline',
  'drop index game_listed',
  'drop index game_finished',
  'drop index seat_guest',
  'drop index seat_invitation',
  'create index table_deadline on house_table (deadline) where deadline is not null',
  'create index table_listed on house_table (status, changed_at) where listed = 1',
  "create index table_finished on house_table (changed_at) where status = 'finished'",
  'create index chair_guest on chair (guest) where guest is not null',
  'create unique index chair_invitation on chair (invitation) where invitation is not null',
];

/** What a server knows of itself, such as a check value of the dice key. */
const FACTS: readonly string[] = [
  'create table house_fact (name text primary key, value text not null)',
];

const HOUR = 3_600_000;

/** Offers open tables with a person and an open chair to the lobby, for as long as their pace allows. */
export const OFFER_OPEN_TABLES: string = `update house_table set open_until = changed_at + case
    when header like '%"pace":{"kind":"slow"%' then ${14 * 24 * HOUR}
    when header like '%"pace":{"kind":"live"%' then ${HOUR} else ${3 * HOUR} end
  where status = 'open' and listed = 1
    and exists (select 1 from chair where chair.table_id = house_table.id and chair.note like '%"sits":"person"%')
    and exists (select 1 from chair where chair.table_id = house_table.id and chair.guest is null
      and chair.invitation is null and chair.note like '%"sits":"nobody"%'
      and chair.note not like '%"isByLink":true%')`;

/** What the lobby asks for, and what can be made from a log and need not be made twice. */
const LOBBY_AND_FOLDS: readonly string[] = [
  'alter table house_table add column open_until bigint',
  OFFER_OPEN_TABLES,
  'create index table_open on house_table (open_until) where open_until is not null',
  `create table fold (
    table_id text primary key references house_table (id),
    seq integer not null,
    hash text not null,
    state text not null,
    record text,
    rolls text,
    seal text not null
  )`,
];

/** What kind of device opened a session, and an end for unused ones. */
const SESSIONS_WITH_LABELS: readonly string[] = [
  'alter table session add column label text',
  'create index session_seen on session (kind, seen_at)',
];

/** Values derived from the secret of a guest: the hash of the key that opens a session, and the message of one device for the next. */
const GUEST_KEYS: readonly string[] = [
  `create table guest_key (
    guest text primary key references guest (id) on delete cascade,
    key_hash text not null unique
  )`,
  `create table hand_over (
    table_id text not null references house_table (id),
    chair integer not null,
    guest text not null references guest (id) on delete cascade,
    said text not null,
    primary key (table_id, chair)
  )`,
  'create index hand_over_guest on hand_over (guest)',
];

/** Who wants to be told of a turn and how, whose turn each table has come to, and what was told of it. */
const NOTICES: readonly string[] = [
  `create table push_subscription (
    session text primary key references session (token_hash) on delete cascade,
    guest text not null references guest (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    sender text not null,
    language text not null,
    quiet_from integer,
    quiet_to integer,
    at bigint not null
  )`,
  'create index push_subscription_guest on push_subscription (guest)',
  `create table webhook (
    id text primary key,
    table_id text not null references house_table (id) on delete cascade,
    url text not null,
    secret text,
    language text not null,
    at bigint not null
  )`,
  'create index webhook_table on webhook (table_id)',
  `create table turn_notice (
    table_id text primary key references house_table (id) on delete cascade,
    seq integer not null,
    kind text not null,
    chair integer,
    at bigint not null,
    is_new integer not null
  )`,
  'create index turn_notice_new on turn_notice (at) where is_new = 1',
  `create table delivery (
    table_id text not null references house_table (id) on delete cascade,
    target text not null,
    session text references push_subscription (session) on delete cascade,
    webhook text references webhook (id) on delete cascade,
    seq integer not null,
    tries integer not null,
    due_at bigint,
    primary key (table_id, target)
  )`,
  'create index delivery_due on delivery (due_at) where due_at is not null',
  'create index delivery_session on delivery (session)',
  'create index delivery_webhook on delivery (webhook)',
];

/** A guest has put a table away: it is in no list of theirs until something changes on their chair. */
const TABLES_PUT_AWAY: readonly string[] = [
  'alter table chair add column put_away integer not null default 0',
];

/** What people write at private tables, whom they block, and what they report. */
const TALK_AND_SAFETY: readonly string[] = [
  `create table talk (
    table_id text not null references house_table (id),
    number integer not null,
    chair integer not null,
    guest text references guest (id),
    words text,
    at bigint not null,
    primary key (table_id, number)
  )`,
  'create index talk_guest on talk (guest) where guest is not null',
  `create table block (
    guest text not null references guest (id) on delete cascade,
    blocked text not null references guest (id) on delete cascade,
    name text not null,
    at bigint not null,
    primary key (guest, blocked)
  )`,
  'create index block_blocked on block (blocked)',
  `create table report (
    id text primary key,
    kind text not null,
    table_id text not null references house_table (id),
    chair integer not null,
    about text references guest (id) on delete cascade,
    reporter text references guest (id),
    name text not null,
    words text not null,
    at bigint not null
  )`,
  'create index report_at on report (at)',
  'create index report_about on report (about)',
  'create index report_reporter on report (reporter) where reporter is not null',
];

/** Passkeys of guests: the public key, and what a device has encrypted for the next one. */
const PASSKEYS: readonly string[] = [
  `create table passkey (
    id text primary key,
    guest text not null references guest (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    sealed text,
    label text,
    at bigint not null,
    used_at bigint,
    asked_at bigint not null
  )`,
  'create index passkey_guest on passkey (guest)',
];

/**
 * What keeps a large store as fast as a small one. The time that was credited to all clocks is one number, which every
 * deadline is read with; unfinished tables have an index; a finished game says who won.
 */
const GROWTH: readonly string[] = [
  'alter table beat add column credited bigint not null default 0',
  'alter table house_table add column winners text',
  "create index table_running on house_table (id) where status <> 'finished'",
];

/** What a device has left may be sent again: it is kept once, and what was taken, or is older, is not kept again. */
const HAND_OVER_ONCE: readonly string[] = [
  'alter table hand_over add column progress bigint not null default 0',
  'alter table hand_over add column taken integer not null default 0',
];

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, steps: FIRST },
  { version: 2, steps: TABLES_AND_CHAIRS },
  { version: 3, steps: FACTS },
  { version: 4, steps: LOBBY_AND_FOLDS },
  { version: 5, steps: SESSIONS_WITH_LABELS },
  { version: 7, steps: GUEST_KEYS },
  { version: 8, steps: NOTICES },
  { version: 9, steps: TABLES_PUT_AWAY },
  { version: 10, steps: TALK_AND_SAFETY },
  { version: 11, steps: PASSKEYS },
  { version: 12, steps: GROWTH },
  { version: 13, steps: HAND_OVER_ONCE },
];

/** Which steps have been taken, and when. */
export const VERSION_TABLE =
  'create table if not exists schema_version (version integer primary key, at bigint not null)';

export const versionOf = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0;

/** The migrations that a database of this version still needs; a newer one is left untouched. */
export const stepsFrom = (
  current: number,
  migrations: readonly Migration[],
  place: string,
): readonly Migration[] => {
  const known = versionOf(migrations);
  if (current > known)
    throw new StoreFault(
      'newerSchema',
      `${place} was written by a newer version (schema ${current}, this one knows ${known}).`,
    );
  return migrations.filter(({ version }) => version > current);
};
