import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { TableEvent } from '../table/event.ts';
import { tableEvent } from '../table/event.ts';
import type { TableHeader } from '../table/header.ts';
import { tableHeader } from '../table/header.ts';
import type { WireFault } from './fault.ts';
import { parseText } from './fault.ts';

/** The texts of a log: its header and its events. */
export const parseHeader = (text: string): Result<TableHeader, WireFault> =>
  parseText(tableHeader, text);

export const parseEvent = (text: string): Result<TableEvent, WireFault> =>
  parseText(tableEvent, text);

/** Parses many at once; returns the fault of the first unreadable one. */
export const parseEvents = (texts: readonly string[]): Result<readonly TableEvent[], WireFault> => {
  const events: TableEvent[] = [];
  for (const text of texts) {
    const parsed = parseEvent(text);
    if (!parsed.ok) return refuse(parsed.reason);
    events.push(parsed.value);
  }
  return ok(events);
};
