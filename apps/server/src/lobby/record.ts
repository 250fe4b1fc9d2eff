import { parseEvents, parseHeader, recordTable } from '@claim-it/protocol';
import type { Tag } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import type { StoredLog } from '../store/index.ts';

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What a record of the house says besides the moves. */
export const tagsFor = ({ createdAt }: StoredLog): readonly Tag[] => [
  { name: 'Game', value: 'Claim It!' },
  { name: 'Date', value: dateOf(createdAt) },
];

/** The record of a table with the proof of its dice; null before the first roll. Names are not in it. */
export const recordOf = (log: StoredLog): string | null => {
  const header = parseHeader(log.header);
  const events = parseEvents(log.entries.map(({ body }) => body));
  if (!header.ok || !events.ok) return null;
  const table = { id: log.id, header: header.value, events: events.value };
  const record = recordTable(table, tagsFor(log));
  return record.ok ? formatRecord(record.value) : null;
};
