import type { GuestId } from '@claim-it/protocol';
import { REPORT_KINDS } from '@claim-it/protocol';
import type { Database } from './database.ts';
import type { SqlRow } from './row.ts';
import { chairIn, idOf, idOrNull, integerOf, textOf, wordOf } from './row.ts';
import type { Block, Report, SafetyStore } from './safetyTypes.ts';

const blockOf = (row: SqlRow): Block => ({
  blocked: idOf(row, 'blocked'),
  name: textOf(row, 'name'),
  at: integerOf(row, 'at'),
});

const REPORT = 'select id, kind, table_id, chair, about, reporter, name, words, at from report';

const reportOf = (row: SqlRow): Report => ({
  id: textOf(row, 'id'),
  kind: wordOf(row, 'kind', REPORT_KINDS),
  table: idOf(row, 'table_id'),
  chair: chairIn(row, 'chair'),
  about: idOrNull(row, 'about'),
  reporter: idOrNull(row, 'reporter'),
  name: textOf(row, 'name'),
  words: textOf(row, 'words'),
  at: integerOf(row, 'at'),
});

export const blocksBy = async (database: Database, guest: GuestId): Promise<readonly Block[]> => {
  const rows = await database.read({
    text: 'select blocked, name, at from block where guest = $1 order by at desc, blocked',
    values: [guest],
  });
  return rows.map(blockOf);
};

export const reportsBy = async (database: Database, guest: GuestId): Promise<readonly Report[]> => {
  const rows = await database.read({
    text: `${REPORT} where reporter = $1 order by at desc, id`,
    values: [guest],
  });
  return rows.map(reportOf);
};

/** Blocks and reports, on any database. */
export const safetyOn = (database: Database): SafetyStore => ({
  block: async ({ guest, blocked, name, at }) => {
    await database.write([
      {
        text: `insert into block (guest, blocked, name, at) values ($1, $2, $3, $4)
          on conflict (guest, blocked) do nothing`,
        values: [guest, blocked, name, at],
      },
    ]);
  },
  unblock: async ({ guest, blocked }) => {
    const [gone = []] = await database.write([
      {
        text: 'delete from block where guest = $1 and blocked = $2 returning blocked',
        values: [guest, blocked],
      },
    ]);
    return gone.length === 1;
  },
  blocksOf: (guest) => blocksBy(database, guest),
  report: async ({ id, kind, table, chair, about, reporter, name, words, at }) => {
    const [made = []] = await database.write([
      {
        text: `insert into report (id, kind, table_id, chair, about, reporter, name, words, at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing returning id`,
        values: [id, kind, table, chair, about, reporter, name, words, at],
      },
    ]);
    return made.length === 1;
  },
  reports: async (limit) => {
    const rows = await database.read({
      text: `${REPORT} order by at desc, id limit $1`,
      values: [limit],
    });
    return rows.map(reportOf);
  },
  dropReports: async (before) => {
    await database.erase([{ text: 'delete from report where at < $1', values: [before] }]);
  },
});
