import { parseEvents, parseHeader, recordTable } from '@claim-it/protocol';
import type { Tag } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import type { GameLog } from '../store/index.ts';

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The record of a table with the proof of its dice; null before the first roll. Names are not in it. */
export const recordOf = (log: GameLog): string | null => {
  const header = parseHeader(log.header);
  const events = parseEvents(log.entries.map(({ body }) => body));
  if (!header.ok || !events.ok) return null;
  const tags: readonly Tag[] = [
    { name: 'Game', value: 'Claim It!' },
    { name: 'Date', value: dateOf(log.createdAt) },
  ];
  const record = recordTable({ id: log.id, header: header.value, events: events.value }, tags);
  return record.ok ? formatRecord(record.value) : null;
};
