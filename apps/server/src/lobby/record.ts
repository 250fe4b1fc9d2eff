import type { Folded, TableLog } from '@claim-it/protocol';
import { foldTable, newTable, parseEvents, parseHeader, recordTable } from '@claim-it/protocol';
import type { Tag } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import type { StoredLog } from '../store/index.ts';

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What a record of the house says besides the moves. */
export const tagsFor = ({ createdAt }: StoredLog): readonly Tag[] => [
  { name: 'Game', value: 'Claim It!' },
  { name: 'Date', value: dateOf(createdAt) },
];

/** A stored log as the protocol knows it; null where it cannot be read. */
const logOf = ({ id, header, entries }: StoredLog): TableLog | null => {
  const parsed = parseHeader(header);
  const events = parseEvents(entries.map(({ body }) => body));
  return parsed.ok && events.ok ? { id, header: parsed.value, events: events.value } : null;
};

/** A log played through; null where it cannot be. */
export const playThrough = (stored: StoredLog): Folded | null => {
  const log = logOf(stored);
  if (log === null) return null;
  const folded = foldTable(newTable(log.id, log.header), log.events);
  return folded.ok ? folded.value : null;
};

/** The record of a table with the proof of its dice; null before the first roll. Names are not in it. */
export const recordOf = (stored: StoredLog): string | null => {
  const log = logOf(stored);
  const record = log === null ? null : recordTable(log, tagsFor(stored));
  return record?.ok ? formatRecord(record.value) : null;
};
