import type { GuestId, TableId } from '@claim-it/protocol';
import type { Database } from './database.ts';
import { StoreFault } from './fault.ts';
import type { SqlRow } from './row.ts';
import { chairIn, idOf, integerOf, textOrNull } from './row.ts';
import type { TalkLine, TalkStore } from './safetyTypes.ts';

const COLUMNS = 'number, chair, words, at';
const MOST_TRIES = 4;

const lineOf = (row: SqlRow): TalkLine => ({
  number: integerOf(row, 'number'),
  chair: chairIn(row, 'chair'),
  words: textOrNull(row, 'words'),
  at: integerOf(row, 'at'),
});

type NewLine = Parameters<TalkStore['keepLine']>[0];

const insertLine = async (database: Database, line: NewLine): Promise<TalkLine | null> => {
  const { table, chair, guest, words, at, mostOfChair, mostOfTable } = line;
  const [[row] = []] = await database.write([
    {
      text: `insert into talk (table_id, number, chair, guest, words, at)
        select id, (select coalesce(max(number), 0) + 1 from talk where table_id = $1),
          cast($2 as integer), cast($3 as text), cast($4 as text), cast($5 as bigint)
        from house_table where id = $1
          and (select count(*) from talk where table_id = $1) < $6
          and (select count(*) from talk where table_id = $1 and chair = cast($2 as integer)) < $7
        returning ${COLUMNS}`,
      values: [table, chair, guest, words, at, mostOfTable, mostOfChair],
    },
  ]);
  return row === undefined ? null : lineOf(row);
};

/** Two processes may give the same number at the same moment: the slower one takes the next. */
const keepLine = async (database: Database, line: NewLine): Promise<TalkLine | null> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await insertLine(database, line);
    } catch (error) {
      const isRetried = error instanceof StoreFault && error.kind === 'conflict';
      if (!isRetried || tries >= MOST_TRIES) throw error;
    }
};

/** What a guest has written anywhere. */
export const linesBy = async (
  database: Database,
  guest: GuestId,
): Promise<readonly (TalkLine & { readonly table: TableId })[]> => {
  const rows = await database.read({
    text: `select table_id, ${COLUMNS} from talk where guest = $1 order by table_id, number`,
    values: [guest],
  });
  return rows.map((row) => ({ table: idOf(row, 'table_id'), ...lineOf(row) }));
};

/** Free text at tables, on any database. */
export const talkOn = (database: Database): TalkStore => ({
  keepLine: (line) => keepLine(database, line),
  dropLine: async ({ table, number }) => {
    await database.erase([
      { text: 'delete from talk where table_id = $1 and number = $2', values: [table, number] },
    ]);
  },
  linesOf: async ({ table, after }) => {
    const rows = await database.read({
      text: `select ${COLUMNS} from talk where table_id = $1 and number > $2 order by number`,
      values: [table, after],
    });
    return rows.map(lineOf);
  },
});
