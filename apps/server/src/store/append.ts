import { invariant } from '@claim-it/rules';
import type { Statement } from './database.ts';
import type { Row } from './row.ts';
import { integerOf, integerOrNull, textOf } from './row.ts';
import type { Append, Appended, LogEntry } from './types.ts';

/** The head of a game, and the first answer to this command if there was one. */
export const selectHead = ({ game, command }: Append): Statement => ({
  text: `select game.seq, game.hash, event.seq as first_seq, event.hash as first_hash
    from game left join event on event.game = game.id and event.command = $2
    where game.id = $1`,
  values: [game, command],
});

export type Head = { readonly seq: number; readonly hash: string };

/** What the head says about an append: an answer, or the head on which it may be laid. */
export const judge = (
  row: Row | undefined,
  append: Append,
): { readonly kind: 'free'; readonly head: Head } | Exclude<Appended, { kind: 'done' }> => {
  invariant(append.events.length > 0, 'an append has at least one event');
  if (row === undefined) return { kind: 'noGame' };
  const first = integerOrNull(row, 'first_seq');
  if (first !== null) return { kind: 'duplicate', seq: first, hash: textOf(row, 'first_hash') };
  const head = { seq: integerOf(row, 'seq'), hash: textOf(row, 'hash') };
  return head.seq === append.expectedSeq
    ? { kind: 'free', head }
    : { kind: 'stale', seq: head.seq };
};

/** Moves the head, unless somebody else has moved it. No progress leaves status, turn and deadline as they are. */
export const MOVE_HEAD = `update game set seq = $4, hash = $5, changed_at = $6,
  status = coalesce(cast($7 as text), status),
  turn = case when cast($7 as text) is null then turn else cast($8 as integer) end,
  deadline = case when cast($7 as text) is null then deadline else cast($9 as bigint) end
  where id = $1 and seq = $2 and hash = $3 returning id`;

export const moveHead = (append: Append, head: Head, last: LogEntry): Statement => ({
  text: MOVE_HEAD,
  values: [
    append.game,
    head.seq,
    head.hash,
    last.seq,
    last.hash,
    append.at,
    append.progress?.status ?? null,
    append.progress?.turn ?? null,
    append.progress?.deadline ?? null,
  ],
});

export const insertEvent = (game: string, entry: LogEntry): Statement => ({
  text: 'insert into event (game, seq, command, body, hash) values ($1, $2, $3, $4, $5)',
  values: [game, entry.seq, entry.command, entry.body, entry.hash],
});
