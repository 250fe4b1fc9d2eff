import type { CardChair, GuestId, TableCard, TableId } from '@claim-it/protocol';
import { parseHeader } from '@claim-it/protocol';
import { isKeptFor, noteOf } from '../house/chairNote.ts';
import type { House } from '../house/house.ts';
import type { People } from '../people/people.ts';
import type { ChairRow, Store, TableSummary } from '../store/index.ts';
import type { WinnersOf } from './winners.ts';

export type CardDeps = {
  readonly store: Store;
  readonly people: People;
  readonly house: House;
  readonly winnersOf: WinnersOf;
  readonly isHere: (table: TableId, guest: GuestId | null) => boolean;
};

const chairOf = async (
  { people, house, isHere }: CardDeps,
  table: TableId,
  row: ChairRow,
): Promise<CardChair> => {
  const note = noteOf(row);
  const bot = note.sits === 'nobody' || note.sits === 'person' ? null : note.sits;
  const guestName = row.guest === null ? null : await people.nameOf(row.guest);
  return {
    name: note.name ?? guestName,
    bot,
    isTaken: note.sits !== 'nobody',
    color: note.color,
    isHere: isHere(table, row.guest),
    awaySince: house.tables.peek(table)?.awaySince[row.chair] ?? null,
    isInvited: row.invitation !== null,
    isKept: isKeptFor(row) && note.sits === 'nobody',
  };
};

/** A table in a few words, without playing its game through; null where it cannot be read. */
export const cardOf = async (
  deps: CardDeps,
  table: TableSummary,
  guest: GuestId | null,
): Promise<TableCard | null> => {
  const header = parseHeader(table.header);
  const log = await deps.store.read({ table: table.id, since: table.seq });
  if (!header.ok || log === null) return null;
  return {
    table: table.id,
    header: header.value,
    status: table.status,
    chairs: await Promise.all(log.chairs.map((row) => chairOf(deps, table.id, row))),
    turn: table.turn,
    deadline: table.deadline,
    changedAt: table.changedAt,
    seq: table.seq,
    host: log.chairs.find((row) => noteOf(row).isHost)?.chair ?? null,
    winners: table.status === 'finished' ? await deps.winnersOf(table) : [],
    yours: log.chairs
      .filter((row) => guest !== null && row.guest === guest)
      .map(({ chair }) => chair),
  };
};
