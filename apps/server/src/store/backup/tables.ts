import type { Statement } from '../database.ts';
import type { Row, Value } from '../row.ts';

type ColumnKind = 'text' | 'textOrNull' | 'integer' | 'integerOrNull';
type Columns = Readonly<Record<string, ColumnKind>>;

export type TableName = 'guest' | 'session' | 'game' | 'seat' | 'event';

/** What a backup holds of each table; the names are those of the schema. */
const TABLES: Readonly<Record<TableName, Columns>> = {
  guest: { id: 'text', name: 'text', created_at: 'integer', seen_at: 'integer' },
  session: {
    token_hash: 'text',
    kind: 'text',
    guest: 'text',
    opened_at: 'integer',
    seen_at: 'integer',
  },
  game: {
    id: 'text',
    header: 'text',
    listed: 'integer',
    status: 'text',
    turn: 'integerOrNull',
    deadline: 'integerOrNull',
    seq: 'integer',
    hash: 'text',
    created_at: 'integer',
    changed_at: 'integer',
  },
  seat: {
    game: 'text',
    seat: 'integer',
    guest: 'textOrNull',
    invitation: 'textOrNull',
    player: 'text',
  },
  event: { game: 'text', seq: 'integer', command: 'textOrNull', body: 'text', hash: 'text' },
};

export const isTable = (name: unknown): name is TableName =>
  typeof name === 'string' && Object.hasOwn(TABLES, name);

const namesOf = (table: TableName): readonly string[] => Object.keys(TABLES[table]);

export const selectFrom = (table: TableName): string =>
  `select ${namesOf(table).join(', ')} from ${table}`;

export const insertInto = (table: TableName, row: Row): Statement => {
  const names = namesOf(table);
  const places = names.map((_, place) => `$${place + 1}`).join(', ');
  return {
    text: `insert into ${table} (${names.join(', ')}) values (${places})`,
    values: names.map((name) => row[name] ?? null),
  };
};

const fits = (value: unknown, kind: ColumnKind): value is Value => {
  if (value === null) return kind === 'textOrNull' || kind === 'integerOrNull';
  const isText = kind === 'text' || kind === 'textOrNull';
  return isText ? typeof value === 'string' : Number.isSafeInteger(value);
};

/** A row as a line of a backup has it; null if it is not one. */
export const parseRow = (table: TableName, value: unknown): Row | null => {
  if (typeof value !== 'object' || value === null) return null;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const row: Record<string, Value> = {};
  for (const [name, kind] of Object.entries(TABLES[table])) {
    const field = fields.get(name);
    if (!fits(field, kind)) return null;
    row[name] = field;
  }
  return row;
};
