import type { GuestId, OwnGame, OwnGames, TableId } from '@claim-it/protocol';
import { isTableId, seatOf } from '@claim-it/protocol';
import { formatRecord, newRecord, recordEvent } from '@claim-it/rules';
import type { Store, StoredLog, TableSummary } from '../store/index.ts';
import { playThrough, tagsFor } from './record.ts';

/** Each of them is read and played through. */
const PAGE = 10;

type PageCursor = { readonly changedAt: number; readonly id: TableId };

const formatCursor = ({ changedAt, id }: PageCursor): string => `${changedAt}.${id}`;

/** Where to read on; null for what is no such place. */
export const parseCursor = (text: string): PageCursor | null => {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? [];
  return at === undefined || id === undefined || !isTableId(id)
    ? null
    : { changedAt: Number(at), id };
};

/** The game with the seats in which the guest sat to the end; null where a bot took over, or nothing can be read. */
const ownGameOf = (log: StoredLog, guest: GuestId): OwnGame | null => {
  const played = playThrough(log);
  if (played === null || played.state.game === null) return null;
  const { state, steps } = played;
  const seats = log.chairs
    .filter((row) => row.guest === guest && state.chairs[row.chair]?.sitter.kind === 'person')
    .map((row) => seatOf(state, row.chair));
  const record = steps
    .flatMap((step) => step.events)
    .reduce(recordEvent, newRecord(played.state.game.setup, tagsFor(log)));
  if (seats.length === 0) return null;
  return { table: log.id, seats, playedAt: log.changedAt, record: formatRecord(record) };
};

/** A page of somebody's finished games. */
export const ownGames = async (
  store: Store,
  guest: GuestId,
  before: PageCursor | null,
): Promise<OwnGames> => {
  const found = await store.findTables({ kind: 'finishedOfGuest', guest, before, limit: PAGE });
  const read = async ({ id }: TableSummary): Promise<OwnGame | null> => {
    const log = await store.read({ table: id, since: 0 });
    return log === null ? null : ownGameOf(log, guest);
  };
  const games: OwnGame[] = [];
  for (const summary of found) {
    const game = await read(summary);
    if (game !== null) games.push(game);
  }
  const last = found.at(-1);
  const isMore = found.length === PAGE && last !== undefined;
  return { games, next: isMore ? formatCursor(last) : null };
};
