import { invariant } from '@claim-it/rules';
import { judge, MOVE_HEAD, moveHead, selectHead } from '../append.ts';
import { entriesAfter } from '../chain.ts';
import { StoreFault } from '../fault.ts';
import { SEAT_UPDATE } from '../seats.ts';
import type { Append, Appended } from '../types.ts';
import type { Pool } from './pool.ts';

/** One statement is one transaction: whoever does not get the head lays nothing. */
const LAY = `with head as (${MOVE_HEAD}),
  laid as (
    insert into event (game, seq, command, body, hash)
    select head.id, entry.seq, entry.command, entry.body, entry.hash
    from head, unnest($10::integer[], $11::text[], $12::text[], $13::text[])
      as entry (seq, command, body, hash)
  ),
  seated as (
    insert into seat (game, seat, guest, invitation, player)
    select head.id, taken.seat, taken.guest, taken.invitation, taken.player
    from head, unnest($14::integer[], $15::text[], $16::text[], $17::text[])
      as taken (seat, guest, invitation, player)
    ${SEAT_UPDATE}
  )
  select id from head`;

const tryToLay = async (
  pool: Pool,
  append: Append,
  head: { readonly seq: number; readonly hash: string },
): Promise<Appended | null> => {
  const entries = entriesAfter(head, append);
  const seats = append.seats ?? [];
  const last = entries.at(-1);
  invariant(last !== undefined, 'an append has at least one event');
  const won = await pool.run(
    LAY,
    [
      ...moveHead(append, head, last).values,
      entries.map(({ seq }) => seq),
      entries.map(({ command }) => command),
      entries.map(({ body }) => body),
      entries.map(({ hash }) => hash),
      seats.map(({ seat }) => seat),
      seats.map(({ guest }) => guest),
      seats.map(({ invitation }) => invitation),
      seats.map(({ player }) => player),
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

/** Reads the head, lays the events if nobody was faster, and looks again if somebody was. */
export const appendTo = async (pool: Pool, append: Append): Promise<Appended> => {
  const before = await look(pool, append);
  if (before.kind !== 'free') return before;
  const done = await tryToLay(pool, append, before.head);
  if (done !== null) return done;
  const after = await look(pool, append);
  if (after.kind !== 'free') return after;
  throw new StoreFault('damaged', `The head of game ${append.game} moved without an event.`);
};
