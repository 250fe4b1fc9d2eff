import type { LogHead, TableId } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import { CREDITED } from './clocks.ts';
import type { Statement } from './database.ts';
import { StoreFault } from './fault.ts';
import type { TableMoment } from './noticeTypes.ts';
import type { SqlRow } from './row.ts';
import { idOf, integerOf, integerOrNull, textOf } from './row.ts';
import type { Append, Appended, StoredEntry } from './types.ts';
import { formatWinners } from './winners.ts';

/** The time of an append may be so far behind the store's: a clock drifts, and the way takes its time. */
export const LATE_MS = 3_000;

export const isLate = ({ at }: Append, time: number): boolean => time - at > LATE_MS;

/** The head of a table, and the first answer to this command if there was one. */
export const selectHead = ({ table, command }: Append): Statement => ({
  text: `select house_table.seq, house_table.hash, event.seq as first_seq, event.hash as first_hash
    from house_table left join event on event.table_id = house_table.id and event.command = $2
    where house_table.id = $1`,
  values: [table, command],
});

/** Finished entries as rows; the last one carries the command. */
export const storedEntries = ({
  command,
  entries,
}: Pick<Append, 'command' | 'entries'>): readonly StoredEntry[] =>
  entries.map(({ seq, body, hash }, place) => ({
    seq,
    body,
    hash,
    command: place === entries.length - 1 ? command : null,
  }));

/** The head that the log has after an append. */
export const lastOf = ({ after, entries }: Append): LogHead => {
  const last = entries.at(-1);
  invariant(last !== undefined, 'an append has at least one entry');
  const isCounted = entries.every(({ seq }, place) => seq === after.seq + place + 1);
  invariant(isCounted, 'the entries of an append are counted on from the one before');
  return last;
};

/** The result of an append from the head of a log: an answer, or null if it may be appended. */
export const judge = (
  row: SqlRow | undefined,
  append: Append,
): Exclude<Appended, { kind: 'done' }> | null => {
  if (row === undefined) return { kind: 'noTable' };
  const first = integerOrNull(row, 'first_seq');
  if (first !== null) return { kind: 'duplicate', seq: first, hash: idOf(row, 'first_hash') };
  const seq = integerOf(row, 'seq');
  if (seq !== append.after.seq) return { kind: 'stale', seq };
  if (textOf(row, 'hash') !== append.after.hash)
    throw new StoreFault('conflict', `Table ${append.table} has another event ${seq}.`);
  return null;
};

/** Moves the head, unless another process has moved it. No progress leaves what lists and clocks know as it is. */
export const MOVE: string = `update house_table set seq = $4, hash = $5, changed_at = $6,
  status = coalesce(cast($7 as text), status),
  turn = case when cast($7 as text) is null then turn else cast($8 as integer) end,
  deadline = case when cast($7 as text) is null then deadline
    else cast($9 as bigint) - ${CREDITED} end,
  open_until = case when cast($7 as text) is null then open_until else cast($10 as bigint) end,
  winners = coalesce(cast($11 as text), winners)
  where id = $1 and seq = $2 and hash = $3`;
const MOVE_HEAD: string = `${MOVE} returning id`;

export const moveHead = (append: Append, last: LogHead): Statement => ({
  text: MOVE_HEAD,
  values: [
    append.table,
    append.after.seq,
    append.after.hash,
    last.seq,
    last.hash,
    append.at,
    append.progress?.status ?? null,
    append.progress?.turn ?? null,
    append.progress?.deadline ?? null,
    append.progress?.openUntil ?? null,
    formatWinners(append.progress?.winners),
  ],
});

/** Moves the head of one process alone, without a row for an answer. */
export const moveOwnHead = (append: Append, last: LogHead): Statement => {
  if (append.progress !== undefined) return { text: MOVE, values: moveHead(append, last).values };
  return {
    text: `update house_table set seq = $4, hash = $5, changed_at = $6
      where id = $1 and seq = $2 and hash = $3`,
    values: [append.table, append.after.seq, append.after.hash, last.seq, last.hash, append.at],
  };
};

export const insertEvent = (table: TableId, entry: StoredEntry): Statement => ({
  text: 'insert into event (table_id, seq, command, body, hash) values ($1, $2, $3, $4, $5)',
  values: [table, entry.seq, entry.command, entry.body, entry.hash],
});

/** The new turn of a table replaces the previous one. */
export const MOMENT_UPDATE = `on conflict (table_id) do update set seq = excluded.seq, kind = excluded.kind,
  chair = excluded.chair, at = excluded.at, is_new = 1`;

export const keepMoment = (
  { table, at }: Append,
  { kind, chair }: TableMoment,
  { seq }: LogHead,
): Statement => ({
  text: `insert into turn_notice (table_id, seq, kind, chair, at, is_new)
    values ($1, $2, $3, $4, $5, 1) ${MOMENT_UPDATE}`,
  values: [table, seq, kind, chair, at],
});
