import { randomUUID } from 'node:crypto';
import { chairAt } from '@claim-it/fairness';
import type { GuestId, LogHead, TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import type { Append, ChairRow, NewTable, Store, TableProgress } from '../../src/store/index.ts';

export const freshId = <Id extends string = string>(): Id => randomUUID() as string as Id;

export const PLAYING: TableProgress = {
  status: 'playing',
  turn: chairAt(0),
  deadline: null,
  openUntil: null,
};

const HEADER = '{"chairs":2}';

export const newTableRow = (parts: Partial<Omit<NewTable, 'hash'>> = {}): NewTable => {
  const table = {
    id: freshId<TableId>(),
    header: HEADER,
    isListed: false,
    progress: PLAYING,
    chairs: [],
    at: 1_000,
    ...parts,
  };
  return { ...table, hash: rootOf(table.id, table.header) };
};

const bodyAfter = (seq: number): string => `{"after":${seq}}`;

/** The head of a table with this many sample events. */
export const headAt = (table: TableId, seq: number): LogHead => {
  const root = { seq: 0, hash: rootOf(table, HEADER) };
  const bodies = Array.from({ length: seq }, (_, place) => bodyAfter(place));
  return entriesAfter(root, bodies).at(-1) ?? root;
};

export const chairFor = (number: number, parts: Partial<ChairRow> = {}): ChairRow => ({
  chair: chairAt(number),
  guest: null,
  invitation: null,
  note: '{"kind":"nobody"}',
  ...parts,
});

type AppendParts = Partial<Omit<Append, 'entries'>> & { readonly events?: readonly string[] };

/** One sample event after this head, or after this many sample events. */
export const append = (
  table: TableId,
  head: LogHead | number,
  { events, ...parts }: AppendParts = {},
): Append => {
  const after = typeof head === 'number' ? headAt(table, head) : head;
  return {
    table,
    after,
    command: freshId(),
    entries: entriesAfter(after, events ?? [bodyAfter(after.seq)]),
    at: Date.now(),
    ...parts,
  };
};

/** A table in the store. */
export const openTableRow = async (
  store: Store,
  parts: Partial<NewTable> = {},
): Promise<TableId> => {
  const table = newTableRow(parts);
  await store.createTable(table);
  return table.id;
};

export const openGuest = async (store: Store, name = 'Digger'): Promise<GuestId> => {
  const id = freshId<GuestId>();
  await store.createGuest({ id, name, at: 1_000 });
  return id;
};
