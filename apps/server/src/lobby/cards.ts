import type { CardChair, TableCard } from '@claim-it/protocol';
import { parseHeader } from '@claim-it/protocol';
import type { House } from '../house/house.ts';
import { noteOf } from '../house/note.ts';
import type { People } from '../people/people.ts';
import type { GameSummary, SeatRow, Store } from '../store/index.ts';

export type CardMeans = {
  readonly store: Store;
  readonly people: People;
  readonly house: House;
  readonly isHere: (table: string, guest: string | null) => boolean;
};

const chairOf = async (
  { people, isHere }: CardMeans,
  table: string,
  row: SeatRow,
): Promise<CardChair> => {
  const note = noteOf(row);
  const bot = note.sits === 'nobody' || note.sits === 'person' ? null : note.sits;
  const guestName = row.guest === null || bot !== null ? null : await people.nameOf(row.guest);
  return {
    name: note.name ?? guestName,
    bot,
    isTaken: note.sits !== 'nobody',
    isHere: isHere(table, row.guest),
    isInvited: row.invitation !== null,
    isKept: row.guest !== null && note.sits === 'nobody',
  };
};

/** A table in a few words, without playing its game through; null where it cannot be read. */
export const cardOf = async (
  means: CardMeans,
  game: GameSummary,
  guest: string | null,
): Promise<TableCard | null> => {
  const header = parseHeader(game.header);
  const log = await means.store.read({ game: game.id, since: game.seq });
  if (!header.ok || log === null) return null;
  return {
    table: game.id,
    header: header.value,
    status: game.status,
    chairs: await Promise.all(log.seats.map((row) => chairOf(means, game.id, row))),
    turn: game.turn,
    deadline: game.deadline,
    changedAt: game.changedAt,
    seq: game.seq,
    yours: log.seats.filter((row) => guest !== null && row.guest === guest).map(({ seat }) => seat),
  };
};
