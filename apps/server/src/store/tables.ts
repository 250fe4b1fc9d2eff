import type { TableId } from '@claim-it/protocol';
import { rootOf } from '@claim-it/protocol';
import { CHAIR_COLUMNS, chairOf, insertChair } from './chairs.ts';
import { checkLog } from './checkLog.ts';
import { CREDITED } from './clocks.ts';
import type { Database, Statement } from './database.ts';
import { StoreFault } from './fault.ts';
import type { SqlRow } from './row.ts';
import { chairIn, idOf, integerOf, integerOrNull, textOf, textOrNull, wordOf } from './row.ts';
import type {
  Created,
  LogRequest,
  NewTable,
  StoredEntry,
  StoredLog,
  TableQuery,
  TableStatus,
  TableStore,
  TableSummary,
} from './types.ts';
import { formatWinners, parseWinners } from './winners.ts';

const STATUSES: readonly TableStatus[] = ['open', 'playing', 'finished'];
const COLUMNS = `house_table.id, house_table.header, house_table.listed, house_table.status, house_table.turn,
  house_table.deadline + ${CREDITED} as deadline, house_table.open_until, house_table.seq, house_table.hash,
  house_table.created_at, house_table.changed_at, house_table.winners`;

const summaryOf = (row: SqlRow): TableSummary => ({
  id: idOf(row, 'id'),
  header: textOf(row, 'header'),
  isListed: integerOf(row, 'listed') === 1,
  status: wordOf(row, 'status', STATUSES),
  turn: row['turn'] === null ? null : chairIn(row, 'turn'),
  deadline: integerOrNull(row, 'deadline'),
  openUntil: integerOrNull(row, 'open_until'),
  seq: integerOf(row, 'seq'),
  hash: idOf(row, 'hash'),
  createdAt: integerOf(row, 'created_at'),
  changedAt: integerOf(row, 'changed_at'),
  winners: parseWinners(textOrNull(row, 'winners')),
});

/** The table of a row, or none where the row cannot be read and `onDamaged` hears of it. */
const summariesIn = (
  row: SqlRow,
  onDamaged: Parameters<TableStore['findTables']>[1],
): readonly TableSummary[] => {
  try {
    return [summaryOf(row)];
  } catch (error) {
    if (onDamaged === undefined || !(error instanceof StoreFault)) throw error;
    onDamaged(idOf(row, 'id'), error.message);
    return [];
  }
};

const entryOf = (row: SqlRow): StoredEntry => ({
  seq: integerOf(row, 'seq'),
  command: textOrNull(row, 'command'),
  body: textOf(row, 'body'),
  hash: idOf(row, 'hash'),
});

const insertTable = (table: NewTable): Statement => ({
  text: `insert into house_table
    (id, header, listed, status, turn, deadline, seq, hash, created_at, changed_at, open_until)
    values ($1, $2, $3, $4, $5, cast($6 as bigint) - ${CREDITED}, 0, $7, $8, $8, $9)`,
  values: [
    table.id,
    table.header,
    table.isListed ? 1 : 0,
    table.progress.status,
    table.progress.turn,
    table.progress.deadline,
    table.hash,
    table.at,
    table.progress.openUntil,
  ],
});

const createTable = async (database: Database, table: NewTable): Promise<Created> => {
  const chairs = table.chairs.map((chair) => insertChair(table.id, chair));
  try {
    await database.write([insertTable(table), ...chairs]);
    return { kind: 'created' };
  } catch (error) {
    if (!(error instanceof StoreFault) || error.kind !== 'conflict') throw error;
    const [known] = await database.read(selectTable(table.id));
    if (known === undefined) throw error;
    return { kind: 'exists' };
  }
};

const selectTable = (table: TableId): Statement => ({
  text: `select ${COLUMNS} from house_table where house_table.id = $1`,
  values: [table],
});

/** The events from `since` to the head; the one at `since` anchors the chain. */
const selectEvents = (table: TableId, since: number, head: number): Statement => ({
  text: `select seq, command, body, hash from event
    where table_id = $1 and seq >= $2 and seq <= $3 order by seq`,
  values: [table, since, head],
});

/** A table, its chairs and its events after `since`; the chain has been checked as far as it was read. */
export const readLog = async (
  database: Pick<Database, 'read'>,
  { table, since, limit = Number.MAX_SAFE_INTEGER }: LogRequest,
): Promise<StoredLog | null> => {
  const [row] = await database.read(selectTable(table));
  if (row === undefined) return null;
  const summary = summaryOf(row);
  const from = Math.min(Math.max(0, since), summary.seq);
  // Events appended between these reads are beyond the head, and are left to the next read.
  const to = Math.min(summary.seq, from + limit);
  const found = (await database.read(selectEvents(table, from, to))).map(entryOf);
  const chairs = await database.read({
    text: `select ${CHAIR_COLUMNS} from chair where table_id = $1 order by chair`,
    values: [table],
  });
  const anchor = from === 0 ? { seq: 0, hash: rootOf(summary.id, summary.header) } : found[0];
  if (anchor === undefined || anchor.seq !== from)
    throw new StoreFault('damaged', `The log of table ${table} lacks event ${from}.`);
  const entries = from === 0 ? found : found.slice(1);
  const last = entries.at(-1) ?? anchor;
  const head = to === summary.seq ? summary : { seq: to, hash: last.hash };
  checkLog(table, { anchor, head, entries });
  return { ...summary, chairs: chairs.map(chairOf), entries };
};

/** More candidates than this are not looked at: the last changed ones count. */
const MOST_CANDIDATES = 600;

/** Which tables may be in the lobby, by an index that has no others: open ones whose time is over stay out of it. */
const CANDIDATES = {
  open: 'house_table.open_until > $1',
  playing: "house_table.status = 'playing' and cast($1 as bigint) > 0",
} as const;

/** The owner of a table is the guest of its first chair that belongs to one. */
const lobbyOf = (status: keyof typeof CANDIDATES): string => `select ${COLUMNS} from (
    select id, turn_of_owner from (
      select candidate.id, candidate.changed_at, row_number() over (
        partition by coalesce(candidate.owner, candidate.id)
        order by candidate.changed_at desc, candidate.id) as turn_of_owner
      from (
        select house_table.id, house_table.changed_at, (
          select chair.guest from chair where chair.table_id = house_table.id and chair.guest is not null
          order by chair.chair limit 1) as owner
        from house_table where house_table.listed = 1 and ${CANDIDATES[status]}
        order by house_table.changed_at desc, house_table.id limit ${MOST_CANDIDATES}
      ) as candidate
    ) as spread
    where turn_of_owner <= $2 order by turn_of_owner, changed_at desc, id limit $3
  ) as shown join house_table on house_table.id = shown.id
  order by shown.turn_of_owner, house_table.changed_at desc, house_table.id`;
const LOBBY = { open: lobbyOf('open'), playing: lobbyOf('playing') } as const;

/** Whether a table waits for the guest $1. */
const WAITS = `house_table.status = 'playing' and house_table.turn in
  (select chair.chair from chair where chair.guest = $1 and chair.table_id = house_table.id)`;

const selectTables = (query: TableQuery): Statement => {
  switch (query.kind) {
    case 'ofGuest':
      return {
        text: `select ${COLUMNS} from house_table
          where house_table.id in
            (select chair.table_id from chair where chair.guest = $1 and chair.put_away = 0)
          order by case when ${WAITS} then 0 else 1 end, house_table.changed_at desc, house_table.id limit $2`,
        values: [query.guest, query.limit],
      };
    case 'runningOfGuest':
      return {
        text: `select ${COLUMNS} from house_table
          where house_table.id in
            (select chair.table_id from chair where chair.guest = $1 and chair.put_away = 0)
          and house_table.status <> 'finished'
          order by case when ${WAITS} then 0 else 1 end,
            case when ${WAITS} then house_table.changed_at else -house_table.changed_at end,
            house_table.id limit $2`,
        values: [query.guest, query.limit],
      };
    case 'listed':
      return {
        text: `select ${COLUMNS} from house_table where house_table.listed = 1 and house_table.status = $1
          order by house_table.changed_at desc, house_table.id limit $2`,
        values: [query.status, query.limit],
      };
    case 'lobby':
      return { text: LOBBY[query.status], values: [query.now, query.perGuest, query.limit] };
    case 'finished':
      return {
        text: `select ${COLUMNS} from house_table where house_table.status = 'finished' and house_table.changed_at < $1
          order by house_table.changed_at desc, house_table.id limit $2`,
        values: [query.before ?? Number.MAX_SAFE_INTEGER, query.limit],
      };
    case 'finishedOfGuest':
      return {
        text: `select ${COLUMNS} from house_table
          where house_table.id in (select chair.table_id from chair where chair.guest = $1)
          and house_table.status = 'finished'
          and (house_table.changed_at < $2 or (house_table.changed_at = $2 and house_table.id > $3))
          order by house_table.changed_at desc, house_table.id limit $4`,
        values: [
          query.guest,
          query.before?.changedAt ?? Number.MAX_SAFE_INTEGER,
          query.before?.id ?? '',
          query.limit,
        ],
      };
    case 'due':
      return {
        text: `select ${COLUMNS} from house_table where house_table.deadline <= cast($1 as bigint) - ${CREDITED}
          order by house_table.deadline, house_table.id limit $2`,
        values: [query.now, query.limit],
      };
    case 'newest':
      return {
        text: `select ${COLUMNS} from house_table
          order by house_table.created_at desc, house_table.id limit $1`,
        values: [query.limit],
      };
  }
};

const selectHeads = (after: TableId | null, limit: number): Statement => ({
  text: `select page.id, page.seq, page.hash, event.hash as last_hash
    from (select id, seq, hash from house_table where status <> 'finished' and id > $1 order by id limit $2) as page
    left join event on event.table_id = page.id and event.seq = page.seq order by page.id`,
  values: [after ?? '', limit],
});

const isBroken = (row: SqlRow): boolean =>
  integerOf(row, 'seq') > 0 && row['last_hash'] !== row['hash'];

/** The tables of a store, on any database. */
export const tablesOn = (database: Database): TableStore => ({
  createTable: (table) => createTable(database, table),
  append: database.append,
  isInOrder: database.isInOrder === true,
  read: (request) => readLog(database, request),
  findCommand: async ({ table, command }) => {
    const [row] = await database.read({
      text: 'select seq, hash from event where table_id = $1 and command = $2',
      values: [table, command],
    });
    return row === undefined ? null : { seq: integerOf(row, 'seq'), hash: idOf(row, 'hash') };
  },
  findTables: async (query, onDamaged) =>
    (await database.read(selectTables(query))).flatMap((row) => summariesIn(row, onDamaged)),
  checkHeads: async ({ after, limit }) => {
    const rows = await database.read(selectHeads(after, limit));
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      broken: rows.filter(isBroken).map((row) => idOf(row, 'id')),
      last: last === undefined ? null : idOf(last, 'id'),
    };
  },
  keepWinners: async ({ table, winners }) => {
    await database.write([
      {
        text: `update house_table set winners = $2
          where id = $1 and status = 'finished' and winners is null`,
        values: [table, formatWinners(winners)],
      },
    ]);
  },
  putAway: async ({ table, guest }) => {
    await database.write([
      {
        text: 'update chair set put_away = 1 where table_id = $1 and guest = $2',
        values: [table, guest],
      },
    ]);
  },
  findInvitation: async (invitation) => {
    const [row] = await database.read({
      text: 'select table_id, chair from chair where invitation = $1',
      values: [invitation],
    });
    return row === undefined
      ? null
      : { table: idOf(row, 'table_id'), chair: chairIn(row, 'chair') };
  },
});
