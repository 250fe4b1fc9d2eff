import type {
  Asker,
  BotLevel,
  GuestId,
  TableCommand,
  TableEvent,
  TableState,
} from '@claim-it/protocol';
import type { ChairRow } from '../store/index.ts';
import { noteOf, rowWith } from './chairNote.ts';

/** Who sits where, as far as the house knows and the log does not. */
export type Chairs = { readonly state: TableState; readonly rows: readonly ChairRow[] };

const isEmpty = ({ state }: Chairs, { chair }: ChairRow): boolean => state.chairs[chair] === null;

/** Whether a guest may sit down on a free chair; `invitation` is the hash of the one that was shown. */
const mayTake = (
  chairs: Chairs,
  row: ChairRow,
  guest: GuestId,
  invitation: string | null,
): boolean => {
  if (!isEmpty(chairs, row)) return false;
  if (row.guest !== null) return row.guest === guest;
  if (row.invitation !== null) return row.invitation === invitation;
  const sitsHere = chairs.rows.some((other) => other.guest === guest);
  return chairs.state.header.isListed && !sitsHere;
};

/** What a guest is at a table. The message has no say in this. */
export const askerOf = (chairs: Chairs, guest: GuestId, invitation: string | null): Asker => {
  const own = chairs.rows.filter((row) => row.guest === guest);
  return {
    chairs: own.filter((row) => !isEmpty(chairs, row)).map(({ chair }) => chair),
    mayTake: chairs.rows
      .filter((row) => mayTake(chairs, row, guest, invitation))
      .map(({ chair }) => chair),
    isHost: own.some((row) => noteOf(row).isHost),
  };
};

/** The row of somebody who sits down: an invitation has been used. */
const seated = (row: ChairRow, guest: GuestId, name: string | null): ChairRow =>
  rowWith({ ...row, guest, invitation: null }, { ...noteOf(row), name, sits: 'person' });

/** The row of a chair that is free again: kept for its guest, or open to the invitation as before. */
const freed = (row: ChairRow): ChairRow => {
  const note = noteOf(row);
  const guest = note.isKept ? row.guest : null;
  return rowWith(
    { ...row, guest, invitation: note.invitation },
    { ...note, name: null, sits: 'nobody' },
  );
};

/** A bot in a chair: an invitation to it waits until the chair is free again. */
const withBot = (row: ChairRow, level: BotLevel): ChairRow =>
  rowWith({ ...row, invitation: null }, { ...noteOf(row), sits: level });

/** The rows that change with these events. */
export const changedRows = (
  rows: readonly ChairRow[],
  events: readonly TableEvent[],
  by: { readonly guest: GuestId; readonly command: TableCommand } | null,
): readonly ChairRow[] =>
  events.flatMap((event) => {
    const row = 'chair' in event ? rows[event.chair] : undefined;
    if (row === undefined) return [];
    if (event.kind === 'stood') return [freed(row)];
    if (event.kind === 'botTook') return [withBot(row, event.level)];
    if (event.kind !== 'sat') return [];
    if (event.sitter.kind === 'bot') return [withBot(row, event.sitter.level)];
    const name = by?.command.kind === 'sit' ? (by.command.name ?? null) : null;
    return by === null ? [] : [seated(row, by.guest, name)];
  });
