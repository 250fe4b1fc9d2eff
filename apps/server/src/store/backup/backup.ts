import type { Database, Snapshot } from '../database.ts';
import type { SqlRow, SqlValue } from '../row.ts';
import { integerOrNull, textOf } from '../row.ts';
import { MIGRATIONS, versionOf } from '../schema.ts';
import type { RowKind } from './rows.ts';
import { selectFrom } from './rows.ts';

/** The format of the lines; docs/backup.md describes it. */
export const FORMAT = 1;
const PAGE = 500;

/** All rows of a kind in the order of their key, a page at a time. */
async function* rowsOf(snapshot: Snapshot, kind: RowKind, key: string): AsyncGenerator<SqlRow> {
  // Every key of ours is a text that is not empty.
  let last: SqlValue = '';
  while (true) {
    const rows: readonly SqlRow[] = await snapshot.read({
      text: `${selectFrom(kind)} where ${key} > $1 order by ${key} limit $2`,
      values: [last, PAGE],
    });
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = textOf(end, key);
  }
}

/** What belongs to a table, and by which column each is ordered. */
const KINDS_OF_TABLE = [
  ['seat', 'chair'],
  ['event', 'seq'],
  ['fold', 'seq'],
  ['talk', 'number'],
  ['webhook', 'id'],
  ['notice', 'seq'],
  ['delivery', 'target'],
] as const;

async function* rowsOfTable(snapshot: Snapshot, table: string): AsyncGenerator<[RowKind, SqlRow]> {
  for (const [kind, key] of KINDS_OF_TABLE) {
    const rows = await snapshot.read({
      text: `${selectFrom(kind)} where table_id = $1 order by ${key}`,
      values: [table],
    });
    for (const row of rows) yield [kind, row];
  }
}

/** Their key has two parts, so they come guest by guest. */
async function* blocks(snapshot: Snapshot): AsyncGenerator<[RowKind, SqlRow]> {
  const guests = await snapshot.read({ text: 'select distinct guest from block', values: [] });
  for (const one of guests) {
    const rows = await snapshot.read({
      text: `${selectFrom('block')} where guest = $1 order by blocked`,
      values: [textOf(one, 'guest')],
    });
    for (const row of rows) yield ['block', row];
  }
}

async function* allRows(snapshot: Snapshot): AsyncGenerator<[RowKind, SqlRow]> {
  for await (const row of rowsOf(snapshot, 'guest', 'id')) yield ['guest', row];
  for await (const row of rowsOf(snapshot, 'key', 'guest')) yield ['key', row];
  for await (const row of rowsOf(snapshot, 'passkey', 'id')) yield ['passkey', row];
  for await (const row of rowsOf(snapshot, 'session', 'token_hash')) yield ['session', row];
  for await (const row of rowsOf(snapshot, 'subscription', 'session')) yield ['subscription', row];
  for await (const row of rowsOf(snapshot, 'game', 'id')) {
    yield ['game', row];
    yield* rowsOfTable(snapshot, textOf(row, 'id'));
  }
  for await (const row of rowsOf(snapshot, 'report', 'id')) yield ['report', row];
  yield* blocks(snapshot);
  for await (const row of rowsOf(snapshot, 'fact', 'name')) yield ['fact', row];
}

/** A consistent snapshot of the whole store, as lines of JSON, during operation. */
export async function* backUp(database: Database, at: number): AsyncGenerator<string> {
  const snapshot = await database.snapshot();
  try {
    const [heart] = await snapshot.read({ text: 'select at from beat where id = 1', values: [] });
    const beat = heart === undefined ? null : integerOrNull(heart, 'at');
    const schema = versionOf(MIGRATIONS);
    yield JSON.stringify({ kind: 'backup', format: FORMAT, schema, at, beat });
    let rows = 0;
    for await (const [kind, row] of allRows(snapshot)) {
      rows += 1;
      yield JSON.stringify({ kind, row });
    }
    yield JSON.stringify({ kind: 'end', rows });
  } finally {
    await snapshot.close();
  }
}
