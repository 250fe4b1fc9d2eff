import { randomUUID } from 'node:crypto';
import type { HouseMessage, LogHash, TableState } from '@claim-it/protocol';
import {
  evolveTable,
  formatHeader,
  isNextEntry,
  newTable,
  parseEvent,
  rootOf,
} from '@claim-it/protocol';

type Told = Extract<HouseMessage, { kind: 'table' }>;
type Events = Extract<HouseMessage, { kind: 'events' }>;

/** A table as one client sees it. It checks everything it receives. */
export class View {
  state: TableState;
  hash: LogHash;
  told: Told;
  deadline: number | null;
  /** Every entry in the order of arrival. */
  readonly entries: { seq: number; hash: string }[] = [];

  constructor(told: Told) {
    this.told = told;
    this.deadline = told.deadline;
    this.state = newTable(told.table, told.header);
    this.hash = rootOf(told.table, formatHeader(told.header));
  }

  get mine(): readonly number[] {
    return this.told.you.chairs;
  }

  take({ from, entries, deadline }: Events): void {
    if (from > this.state.seq) throw new Error(`gap: at ${this.state.seq}, told from ${from}`);
    this.deadline = deadline;
    for (const entry of entries) {
      if (entry.seq <= this.state.seq) continue;
      if (!isNextEntry({ seq: this.state.seq, hash: this.hash }, entry))
        throw new Error(`entry ${entry.seq} does not follow`);
      const event = parseEvent(entry.body);
      if (!event.ok) throw new Error(`unreadable: ${entry.body}`);
      const next = evolveTable(this.state, event.value);
      if (!next.ok) throw new Error(`fault at ${entry.seq}: ${JSON.stringify(next.reason)}`);
      this.state = next.value.state;
      this.hash = entry.hash;
      this.entries.push({ seq: entry.seq, hash: entry.hash });
    }
  }
}

export const freshCid = (): string => randomUUID().replaceAll('-', '').slice(0, 16);
