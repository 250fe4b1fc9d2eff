import {
  isLate,
  judge,
  LATE_MS,
  lastOf,
  MOMENT_UPDATE,
  MOVE,
  moveHead,
  selectHead,
  storedEntries,
} from '../append.ts';
import { CHAIR_UPDATE } from '../chairs.ts';
import { StoreFault } from '../fault.ts';
import type { Append, Appended } from '../types.ts';
import type { Pool } from './pool.ts';
import { CLOCK, timeOf } from './time.ts';

/** One statement is one transaction: a process that does not get the head, or is late, appends nothing. */
const LAY = `with head as (${MOVE} and cast($6 as bigint) >= ${CLOCK} - ${LATE_MS} returning id),
  laid as (
    insert into event (table_id, seq, command, body, hash)
    select head.id, entry.seq, entry.command, entry.body, entry.hash
    from head, unnest($12::integer[], $13::text[], $14::text[], $15::text[])
      as entry (seq, command, body, hash)
  ),
  seated as (
    insert into chair (table_id, chair, guest, invitation, note)
    select head.id, taken.chair, taken.guest, taken.invitation, taken.note
    from head, unnest($16::integer[], $17::text[], $18::text[], $19::text[])
      as taken (chair, guest, invitation, note)
    ${CHAIR_UPDATE}
  ),
  told as (
    insert into turn_notice (table_id, seq, kind, chair, at, is_new)
    select head.id, $4, moment.kind, moment.chair, $6, 1
    from head, unnest($20::text[], $21::integer[]) as moment (kind, chair)
    ${MOMENT_UPDATE}
  )
  select id from head`;

const tryToLay = async (pool: Pool, append: Append): Promise<Appended | null> => {
  const entries = storedEntries(append);
  const chairs = append.chairs ?? [];
  const moments = append.moment === undefined ? [] : [append.moment];
  const last = lastOf(append);
  const won = await pool.run(
    LAY,
    [
      ...moveHead(append, last).values,
      entries.map(({ seq }) => seq),
      entries.map(({ command }) => command),
      entries.map(({ body }) => body),
      entries.map(({ hash }) => hash),
      chairs.map(({ chair }) => chair),
      chairs.map(({ guest }) => guest),
      chairs.map(({ invitation }) => invitation),
      chairs.map(({ note }) => note),
      moments.map(({ kind }) => kind),
      moments.map(({ chair }) => chair),
    ],
    { name: 'lay' },
  );
  return won.length === 1 ? { kind: 'done', seq: last.seq, hash: last.hash } : null;
};

const look = async (pool: Pool, append: Append) => {
  const { text, values } = selectHead(append);
  const [row] = await pool.run(text, values, { name: 'head' });
  return judge(row, append);
};

const orConflict = (error: unknown): StoreFault => {
  if (error instanceof StoreFault && error.kind === 'conflict') return error;
  throw error;
};

/** Appends the events, and looks at the head only if that was not possible: almost always it is. */
export const appendTo = async (pool: Pool, append: Append): Promise<Appended> => {
  const laid = await tryToLay(pool, append).catch(orConflict);
  if (laid !== null && !(laid instanceof StoreFault)) return laid;
  const found = await look(pool, append);
  if (found !== null) return found;
  // The head is where it was expected: a chair is for a guest who is gone, or the like.
  if (laid !== null) throw laid;
  if (isLate(append, await timeOf(pool))) return { kind: 'late' };
  throw new StoreFault('damaged', `The head of table ${append.table} moved without an event.`);
};
