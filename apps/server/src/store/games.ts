import { checkChain, rootHash } from './chain.ts';
import type { Database, Statement } from './database.ts';
import { StoreFault } from './fault.ts';
import type { Row } from './row.ts';
import { integerOf, integerOrNull, textOf, textOrNull, wordOf } from './row.ts';
import { insertSeat, SEAT_COLUMNS, seatOf } from './seats.ts';
import type {
  Created,
  GameLog,
  GameQuery,
  GameStatus,
  GameStore,
  GameSummary,
  LogEntry,
  NewGame,
} from './types.ts';

const STATUSES: readonly GameStatus[] = ['open', 'playing', 'finished'];
const COLUMNS = `game.id, game.header, game.listed, game.status, game.turn, game.deadline,
  game.seq, game.hash, game.created_at, game.changed_at`;

const summaryOf = (row: Row): GameSummary => ({
  id: textOf(row, 'id'),
  header: textOf(row, 'header'),
  isListed: integerOf(row, 'listed') === 1,
  status: wordOf(row, 'status', STATUSES),
  turn: integerOrNull(row, 'turn'),
  deadline: integerOrNull(row, 'deadline'),
  seq: integerOf(row, 'seq'),
  hash: textOf(row, 'hash'),
  createdAt: integerOf(row, 'created_at'),
  changedAt: integerOf(row, 'changed_at'),
});

const entryOf = (row: Row): LogEntry => ({
  seq: integerOf(row, 'seq'),
  command: textOrNull(row, 'command'),
  body: textOf(row, 'body'),
  hash: textOf(row, 'hash'),
});

const insertGame = (game: NewGame, hash: string): Statement => ({
  text: `insert into game
    (id, header, listed, status, turn, deadline, seq, hash, created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, 0, $7, $8, $8)`,
  values: [
    game.id,
    game.header,
    game.isListed ? 1 : 0,
    game.progress.status,
    game.progress.turn,
    game.progress.deadline,
    hash,
    game.at,
  ],
});

const createGame = async (database: Database, game: NewGame): Promise<Created> => {
  const hash = rootHash(game);
  const seats = game.seats.map((seat) => insertSeat(game.id, seat));
  try {
    await database.write([insertGame(game, hash), ...seats]);
    return { kind: 'created', hash };
  } catch (error) {
    if (!(error instanceof StoreFault) || error.kind !== 'conflict') throw error;
    const [known] = await database.read(selectGame(game.id));
    if (known === undefined) throw error;
    return { kind: 'exists' };
  }
};

const selectGame = (game: string): Statement => ({
  text: `select ${COLUMNS} from game where game.id = $1`,
  values: [game],
});

/** The events from `since` to the head; the one at `since` anchors the chain. */
const selectEvents = (game: string, since: number, head: number): Statement => ({
  text: `select seq, command, body, hash from event
    where game = $1 and seq >= $2 and seq <= $3 order by seq`,
  values: [game, since, head],
});

const read = async (
  database: Database,
  { game, since }: { readonly game: string; readonly since: number },
): Promise<GameLog | null> => {
  const [row] = await database.read(selectGame(game));
  if (row === undefined) return null;
  const summary = summaryOf(row);
  const from = Math.min(Math.max(0, since), summary.seq);
  // What is appended between these reads lies beyond the head and is left for the next one.
  const found = (await database.read(selectEvents(game, from, summary.seq))).map(entryOf);
  const seats = await database.read({
    text: `select ${SEAT_COLUMNS} from seat where game = $1 order by seat`,
    values: [game],
  });
  const anchor = from === 0 ? { seq: 0, hash: rootHash(summary) } : found[0];
  if (anchor === undefined || anchor.seq !== from)
    throw new StoreFault('damaged', `The log of game ${game} lacks event ${from}.`);
  const entries = from === 0 ? found : found.slice(1);
  checkChain(game, { anchor, head: summary, entries });
  return { ...summary, seats: seats.map(seatOf), entries };
};

const selectGames = (query: GameQuery): Statement => {
  switch (query.kind) {
    case 'ofGuest':
      return {
        text: `select ${COLUMNS} from game
          where game.id in (select seat.game from seat where seat.guest = $1)
          order by case when game.status = 'playing' and game.turn in
            (select seat.seat from seat where seat.guest = $1 and seat.game = game.id)
            then 0 else 1 end, game.changed_at desc, game.id limit $2`,
        values: [query.guest, query.limit],
      };
    case 'listed':
      return {
        text: `select ${COLUMNS} from game where game.listed = 1 and game.status = $1
          order by game.changed_at desc, game.id limit $2`,
        values: [query.status, query.limit],
      };
    case 'finished':
      return {
        text: `select ${COLUMNS} from game where game.status = 'finished' and game.changed_at < $1
          order by game.changed_at desc, game.id limit $2`,
        values: [query.before ?? Number.MAX_SAFE_INTEGER, query.limit],
      };
    case 'finishedOfGuest':
      return {
        text: `select ${COLUMNS} from game
          where game.id in (select seat.game from seat where seat.guest = $1)
          and game.status = 'finished'
          and (game.changed_at < $2 or (game.changed_at = $2 and game.id > $3))
          order by game.changed_at desc, game.id limit $4`,
        values: [
          query.guest,
          query.before?.changedAt ?? Number.MAX_SAFE_INTEGER,
          query.before?.id ?? '',
          query.limit,
        ],
      };
    case 'due':
      return {
        text: `select ${COLUMNS} from game where game.deadline <= $1
          order by game.deadline, game.id limit $2`,
        values: [query.now, query.limit],
      };
  }
};

/** The games of a store, on any database. */
export const gamesOn = (database: Database): GameStore => ({
  createGame: (game) => createGame(database, game),
  append: (append) => database.append(append),
  read: (request) => read(database, request),
  findCommand: async ({ game, command }) => {
    const [row] = await database.read({
      text: 'select seq, hash from event where game = $1 and command = $2',
      values: [game, command],
    });
    return row === undefined ? null : { seq: integerOf(row, 'seq'), hash: textOf(row, 'hash') };
  },
  findGames: async (query) => (await database.read(selectGames(query))).map(summaryOf),
  findInvitation: async (invitation) => {
    const [row] = await database.read({
      text: 'select game, seat from seat where invitation = $1',
      values: [invitation],
    });
    return row === undefined ? null : { game: textOf(row, 'game'), seat: integerOf(row, 'seat') };
  },
});
