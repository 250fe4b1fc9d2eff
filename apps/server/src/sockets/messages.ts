import type { HouseMessage, WireChair, You } from '@claim-it/protocol';
import type { LiveTable } from '../house/liveTable.ts';
import type { LogEntry } from '../store/index.ts';

/** A piece of a log never grows beyond this, as one message. */
const MOST_BYTES = 60_000;

export const textOf = (message: HouseMessage): string => JSON.stringify(message);

const eventsText = (table: LiveTable, entries: readonly LogEntry[]): string =>
  textOf({
    kind: 'events',
    table: table.id,
    from: (entries[0]?.seq ?? 1) - 1,
    entries: entries.map(({ seq, body, hash }) => ({ seq, body, hash })),
    deadline: table.deadline,
  });

/** Entries as messages, each of a bearable size. Quotes in a body are written with a stroke, so count more than its length. */
export const eventsTexts = (table: LiveTable, entries: readonly LogEntry[]): readonly string[] => {
  const texts: string[] = [];
  let [from, bytes] = [0, 0];
  for (const [index, { body }] of entries.entries()) {
    const size = 150 + body.length * 1.5;
    if (bytes + size > MOST_BYTES) {
      texts.push(eventsText(table, entries.slice(from, index)));
      [from, bytes] = [index, 0];
    }
    bytes += size;
  }
  if (from < entries.length) texts.push(eventsText(table, entries.slice(from)));
  return texts;
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
