import type { GuestId, OwnGame, OwnGames, TableId, TableState } from '@claim-it/protocol';
import { isTableId, seatOf } from '@claim-it/protocol';
import { withoutProof } from '../folds/foldLog.ts';
import type { Folds } from '../folds/folds.ts';
import { noteOf } from '../house/chairNote.ts';
import type { People } from '../people/people.ts';
import type { Store, StoredLog, TableFold, TableSummary } from '../store/index.ts';

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

type OwnGamesDeps = {
  readonly store: Store;
  readonly folds: Folds;
  readonly people: Pick<People, 'nameOf'>;
};

/** Who sat where, by seat, as the chairs say it now. */
const playersOf = async (
  { people }: OwnGamesDeps,
  log: StoredLog,
  state: TableState,
): Promise<OwnGame['players']> => {
  const players = await Promise.all(
    log.chairs.map(async (row) => {
      const isBot = state.chairs[row.chair]?.sitter.kind === 'bot';
      const own = row.guest === null || isBot ? null : await people.nameOf(row.guest);
      return {
        seat: seatOf(state, row.chair),
        name: isBot ? null : (noteOf(row).name ?? own),
        isBot,
      };
    }),
  );
  return players
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ name, isBot }) => ({ name, isBot }));
};

/** The game with the seats in which the guest sat to the end; null where a bot took over, or nothing can be read. */
const ownGameOf = async (
  deps: OwnGamesDeps,
  log: StoredLog,
  fold: TableFold,
  guest: GuestId,
): Promise<OwnGame | null> => {
  const state: TableState = JSON.parse(fold.state);
  const seats = log.chairs
    .filter((row) => row.guest === guest && state.chairs[row.chair]?.sitter.kind === 'person')
    .map((row) => seatOf(state, row.chair));
  if (seats.length === 0 || fold.record === null) return null;
  return {
    table: log.id,
    seats,
    playedAt: log.changedAt,
    record: withoutProof(fold.record),
    players: await playersOf(deps, log, state),
  };
};

/** A page of a guest's finished games. */
export const ownGames = async (
  deps: OwnGamesDeps,
  guest: GuestId,
  before: PageCursor | null,
): Promise<OwnGames> => {
  const { store, folds } = deps;
  const found = await store.findTables({ kind: 'finishedOfGuest', guest, before, limit: PAGE });
  const read = async ({ id }: TableSummary): Promise<OwnGame | null> => {
    const log = await store.read({ table: id, since: Number.MAX_SAFE_INTEGER });
    const fold = await folds.of(id);
    return log === null || fold === null ? null : ownGameOf(deps, log, fold, guest);
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
