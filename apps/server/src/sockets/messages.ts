import type { HouseMessage, WireChair, You } from '@claim-it/protocol';
import type { LiveTable } from '../house/liveTable.ts';
import type { StoredEntry } from '../store/index.ts';

/** A piece of a log never grows beyond this, as one message. */
const MOST_BYTES = 60_000;

export const textOf = (message: HouseMessage): string => JSON.stringify(message);

const eventsText = (table: LiveTable, entries: readonly StoredEntry[]): string =>
  textOf({
    kind: 'events',
    table: table.id,
    from: (entries[0]?.seq ?? 1) - 1,
    entries: entries.map(({ seq, body, hash }) => ({ seq, body, hash })),
    deadline: table.deadline,
  });

/** A message with some entries, and the number of the last of them. */
export type Piece = { readonly text: string; readonly last: number };

/** Entries as messages, each of a bearable size. Quotes in a body are written with a stroke, so count more than its length. */
export const piecesOf = (table: LiveTable, entries: readonly StoredEntry[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  const push = (some: readonly StoredEntry[]): void => {
    const last = some.at(-1);
    if (last !== undefined) pieces.push({ text: eventsText(table, some), last: last.seq });
  };
  let [from, bytes] = [0, 0];
  for (const [index, { body }] of entries.entries()) {
    const size = 150 + body.length * 1.5;
    if (bytes + size > MOST_BYTES) {
      push(entries.slice(from, index));
      [from, bytes] = [index, 0];
    }
    bytes += size;
  }
  push(entries.slice(from));
  return pieces;
};

/** All of a table message but the part that is another for everybody, so that it is written once. */
export const tableText = (
  table: LiveTable,
  chairs: readonly WireChair[],
  spectators: number,
): string => {
  const { id, header, state, deadline } = table;
  const shared = { kind: 'table', table: id, header, seq: state.seq, chairs, spectators, deadline };
  return JSON.stringify(shared).slice(0, -1);
};

export const withYou = (shared: string, you: You): string =>
  `${shared},"you":${JSON.stringify(you)}}`;
