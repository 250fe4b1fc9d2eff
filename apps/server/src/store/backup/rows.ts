import { CREDITED } from '../clocks.ts';
import type { Statement } from '../database.ts';
import type { SqlRow, SqlValue } from '../row.ts';

type ColumnKind = 'text' | 'textOrNull' | 'integer' | 'integerOrNull';

/** A field of a line, the column of the schema it is kept in where that has another name, how it is read where it is kept differently, and what it is where older backups lack it. */
type Field =
  | ColumnKind
  | { readonly kind: ColumnKind; readonly column: string }
  | { readonly kind: ColumnKind; readonly select: string }
  | { readonly kind: 'textOrNull'; readonly isAdded: null }
  | { readonly kind: 'integer'; readonly isAdded: number };
type Fields = Readonly<Record<string, Field>>;

/** The kinds of lines in a backup. The names are those of docs/backup.md and stay, independent of the schema. */
export type RowKind =
  | 'guest'
  | 'key'
  | 'passkey'
  | 'session'
  | 'subscription'
  | 'game'
  | 'seat'
  | 'event'
  | 'fold'
  | 'talk'
  | 'report'
  | 'block'
  | 'webhook'
  | 'notice'
  | 'delivery'
  | 'fact';

const TABLE_ID = { kind: 'text', column: 'table_id' } as const;

const SOURCES: Readonly<Record<RowKind, { readonly from: string; readonly fields: Fields }>> = {
  guest: {
    from: 'guest',
    fields: {
      id: 'text',
      name: 'text',
      created_at: 'integer',
      seen_at: 'integer',
    },
  },
  key: { from: 'guest_key', fields: { guest: 'text', key_hash: 'text' } },
  passkey: {
    from: 'passkey',
    fields: {
      id: 'text',
      guest: 'text',
      public_key: 'text',
      counter: 'integer',
      sealed: 'textOrNull',
      label: 'textOrNull',
      at: 'integer',
      used_at: 'integerOrNull',
      asked_at: 'integer',
    },
  },
  session: {
    from: 'session',
    fields: {
      token_hash: 'text',
      kind: 'text',
      guest: 'text',
      label: { kind: 'textOrNull', isAdded: null },
      opened_at: 'integer',
      seen_at: 'integer',
    },
  },
  subscription: {
    from: 'push_subscription',
    fields: {
      session: 'text',
      guest: 'text',
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      sender: 'text',
      language: 'text',
      quiet_from: 'integerOrNull',
      quiet_to: 'integerOrNull',
      at: 'integer',
    },
  },
  webhook: {
    from: 'webhook',
    fields: {
      id: 'text',
      game: TABLE_ID,
      url: 'text',
      secret: 'textOrNull',
      language: 'text',
      at: 'integer',
    },
  },
  notice: {
    from: 'turn_notice',
    fields: {
      game: TABLE_ID,
      seq: 'integer',
      kind: 'text',
      seat: { kind: 'integerOrNull', column: 'chair' },
      at: 'integer',
      is_new: 'integer',
    },
  },
  delivery: {
    from: 'delivery',
    fields: {
      game: TABLE_ID,
      target: 'text',
      session: 'textOrNull',
      webhook: 'textOrNull',
      seq: 'integer',
      tries: 'integer',
      due_at: 'integerOrNull',
    },
  },
  game: {
    from: 'house_table',
    fields: {
      id: 'text',
      header: 'text',
      listed: 'integer',
      status: 'text',
      turn: 'integerOrNull',
      deadline: { kind: 'integerOrNull', select: `deadline + ${CREDITED}` },
      seq: 'integer',
      hash: 'text',
      created_at: 'integer',
      changed_at: 'integer',
      winners: { kind: 'textOrNull', isAdded: null },
    },
  },
  seat: {
    from: 'chair',
    fields: {
      game: TABLE_ID,
      seat: { kind: 'integer', column: 'chair' },
      guest: 'textOrNull',
      invitation: 'textOrNull',
      player: { kind: 'text', column: 'note' },
      put_away: { kind: 'integer', isAdded: 0 },
    },
  },
  event: {
    from: 'event',
    fields: {
      game: TABLE_ID,
      seq: 'integer',
      command: 'textOrNull',
      body: 'text',
      hash: 'text',
    },
  },
  talk: {
    from: 'talk',
    fields: {
      game: TABLE_ID,
      number: 'integer',
      seat: { kind: 'integer', column: 'chair' },
      guest: 'textOrNull',
      words: 'textOrNull',
      at: 'integer',
    },
  },
  report: {
    from: 'report',
    fields: {
      id: 'text',
      kind: 'text',
      game: TABLE_ID,
      seat: { kind: 'integer', column: 'chair' },
      about: 'textOrNull',
      reporter: 'textOrNull',
      name: 'text',
      words: 'text',
      at: 'integer',
    },
  },
  block: {
    from: 'block',
    fields: { guest: 'text', blocked: 'text', name: 'text', at: 'integer' },
  },
  fact: { from: 'house_fact', fields: { name: 'text', value: 'text' } },
  fold: {
    from: 'fold',
    fields: {
      game: TABLE_ID,
      seq: 'integer',
      hash: 'text',
      state: 'text',
      record: 'textOrNull',
      rolls: 'textOrNull',
      seal: 'text',
    },
  },
};

const kindOf = (field: Field): ColumnKind => (typeof field === 'string' ? field : field.kind);

const columnOf = (name: string, field: Field): string =>
  typeof field === 'string' || !('column' in field) ? name : field.column;

const selectOf = (name: string, field: Field): string =>
  typeof field !== 'string' && 'select' in field ? field.select : columnOf(name, field);

const fieldsOf = (kind: RowKind): readonly (readonly [string, Field])[] =>
  Object.entries(SOURCES[kind].fields);

export const isRowKind = (name: unknown): name is RowKind =>
  typeof name === 'string' && Object.hasOwn(SOURCES, name);

/** Selects rows of the schema with the names of the backup. */
export const selectFrom = (kind: RowKind): string => {
  const columns = fieldsOf(kind).map(([name, field]) => `${selectOf(name, field)} as ${name}`);
  return `select ${columns.join(', ')} from ${SOURCES[kind].from}`;
};

export const insertInto = (kind: RowKind, row: SqlRow): Statement => {
  const fields = fieldsOf(kind);
  const columns = fields.map(([name, field]) => columnOf(name, field));
  const places = fields.map((_, place) => `$${place + 1}`);
  return {
    text: `insert into ${SOURCES[kind].from} (${columns.join(', ')}) values (${places.join(', ')})`,
    values: fields.map(([name]) => row[name] ?? null),
  };
};

const fits = (value: unknown, kind: ColumnKind): value is SqlValue => {
  if (value === null) return kind === 'textOrNull' || kind === 'integerOrNull';
  const isText = kind === 'text' || kind === 'textOrNull';
  return isText ? typeof value === 'string' : Number.isSafeInteger(value);
};

/** A row as a line of a backup has it; null if it is not one. */
export const parseRow = (kind: RowKind, value: unknown): SqlRow | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const row: Record<string, SqlValue> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const usual = typeof field !== 'string' && 'isAdded' in field ? field.isAdded : undefined;
    const part = given.has(name) ? given.get(name) : usual;
    if (!fits(part, kindOf(field))) return null;
    row[name] = part;
  }
  return row;
};
