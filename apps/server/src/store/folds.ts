import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { idOf, integerOf, textOf, textOrNull } from './row.ts';
import type { FoldStore, TableFold } from './types.ts';

/** Binds all parts to their log. Another version of the fold has another number, and is computed again. */
const sealOf = ({ table, seq, hash, state, record, rolls }: TableFold): string =>
  createHash('sha256')
    .update(JSON.stringify(['claim-it fold 2', table, seq, hash, state, record, rolls]))
    .digest('base64url');

const KEEP = `insert into fold (table_id, seq, hash, state, record, rolls, seal)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (table_id) do update set seq = excluded.seq, hash = excluded.hash, state = excluded.state,
    record = excluded.record, rolls = excluded.rolls, seal = excluded.seal
  where fold.record is null or excluded.record is not null`;

/** Only with the event of the log that it says it was made from. */
const FIND = `select fold.table_id, fold.seq, fold.hash, fold.state, fold.record, fold.rolls, fold.seal
  from fold join event on event.table_id = fold.table_id and event.seq = fold.seq and event.hash = fold.hash
  where fold.table_id = $1`;

/** What was made from logs, on any database. */
export const foldsOn = (database: Pick<Database, 'read' | 'write'>): FoldStore => ({
  keepFold: async (fold) => {
    const { table, seq, hash, state, record, rolls } = fold;
    const values = [table, seq, hash, state, record, rolls, sealOf(fold)];
    await database.write([{ text: KEEP, values }]);
  },
  findFold: async (table) => {
    const [row] = await database.read({ text: FIND, values: [table] });
    if (row === undefined) return null;
    const fold: TableFold = {
      table,
      seq: integerOf(row, 'seq'),
      hash: idOf(row, 'hash'),
      state: textOf(row, 'state'),
      record: textOrNull(row, 'record'),
      rolls: textOrNull(row, 'rolls'),
    };
    return textOf(row, 'seal') === sealOf(fold) ? fold : null;
  },
});
