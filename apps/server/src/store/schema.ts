import { StoreFault } from './fault.ts';

/** One step forward. A released step never changes; a new one is added below it. */
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

export const MIGRATIONS: readonly Migration[] = [{ version: 1, steps: FIRST }];

/** Which steps have been taken, and when. */
export const VERSION_TABLE =
  'create table if not exists schema_version (version integer primary key, at bigint not null)';

export const versionOf = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0;

/** The steps that a database of this version still needs; a newer one is left untouched. */
export const stepsFrom = (
  current: number,
  migrations: readonly Migration[],
  place: string,
): readonly Migration[] => {
  const known = versionOf(migrations);
  if (current > known)
    throw new StoreFault(
      'newerSchema',
      `${place} was written by a newer edition (schema ${current}, this one knows ${known}).`,
    );
  return migrations.filter(({ version }) => version > current);
};
