import type { LogHash, TableHeader, TableId, TableState } from '@claim-it/protocol';
import { createQueue, foldTable, newTable, parseEvents, parseHeader } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { ChairRow, StoredEntry, StoredLog, TableFold } from '../store/index.ts';

/** How many of its last entries a table keeps at hand for those who come back. */
export const TAIL = 48;

/** A table in memory: the fold of its log, and what the log does not say. */
export class LiveTable {
  readonly id: TableId;
  readonly header: TableHeader;
  state: TableState;
  hash: LogHash;
  rows: readonly ChairRow[];
  /** As the store has it: it may be later than the log says. */
  deadline: number | null;
  /** The last entries, the newest last. */
  tail: readonly StoredEntry[] = [];
  /** When the dice began to wait for those they wait for now. */
  waitingSince = 0;
  /** Since when the guest of each chair has had no connection; null for those who are here. */
  awaySince: readonly (number | null)[];
  /** When this table was last asked for. */
  usedAt = 0;
  readonly #queue = createQueue();
  #running = 0;

  constructor(log: StoredLog, header: TableHeader, state: TableState) {
    this.id = log.id;
    this.header = header;
    this.state = state;
    this.hash = log.hash;
    this.rows = log.chairs;
    this.deadline = log.deadline;
    this.awaySince = log.chairs.map(() => null);
    this.keep(log.entries);
  }

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** One after another: no command is decided on a table that is about to change. */
  inTurn<Type>(task: () => Promise<Type>): Promise<Type> {
    this.#running += 1;
    return this.#queue(task).finally(() => {
      this.#running -= 1;
    });
  }

  keep(entries: readonly StoredEntry[]): void {
    this.tail = [...this.tail, ...entries].slice(-TAIL);
  }

  /** The entries after `since`, if they are at hand. */
  after(since: number): readonly StoredEntry[] | null {
    if (since === this.state.seq) return [];
    const first = this.tail[0];
    if (since > this.state.seq || first === undefined || since + 1 < first.seq) return null;
    return this.tail.slice(since + 1 - first.seq);
  }
}

/** Why a log cannot be played: it was written by another edition, or changed. */
export type LogDamage = { readonly seq: number; readonly why: string };

const damaged = (seq: number, reason: unknown): Result<never, LogDamage> =>
  refuse({ seq, why: JSON.stringify(reason) });

/** Plays entries on a state. */
export const foldEntries = (
  state: TableState,
  entries: readonly StoredEntry[],
): Result<TableState, LogDamage> => {
  const events = parseEvents(entries.map(({ body }) => body));
  if (!events.ok) return damaged(state.seq, events.reason);
  const folded = foldTable(state, events.value);
  return folded.ok ? ok(folded.value.state) : damaged(folded.reason.seq, folded.reason.fault);
};

/** A log as a table: from its beginning, or from where `fold` stands. */
export const tableFrom = (log: StoredLog, fold: TableFold | null): Result<LiveTable, LogDamage> => {
  const header = parseHeader(log.header);
  if (!header.ok) return damaged(0, header.reason);
  const start: TableState = fold === null ? newTable(log.id, header.value) : JSON.parse(fold.state);
  const entries = log.entries.filter(({ seq }) => seq > start.seq);
  const state = foldEntries(start, entries);
  return state.ok ? ok(new LiveTable(log, header.value, state.value)) : state;
};
