import type { ClosedReason, HouseMessage, LogEntry, TableId } from '@claim-it/protocol';
import { isTableId } from '@claim-it/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { batch, signal } from '@preact/signals-core';
import type { Line } from './line.ts';
import type { CheckedLog, LogFault, Witness } from './log.ts';
import { emptyLog, withEntries } from './log.ts';

/** What the house says of a table besides its log: who is there, and what this session is. */
export type About = Extract<HouseMessage, { kind: 'table' }>;

/** Something said at the table, just now. */
export type Remark = { readonly id: number; readonly chair: number; readonly said: RemarkContent };
export type RemarkContent =
  | { readonly kind: 'saying'; readonly saying: string }
  | { readonly kind: 'text'; readonly text: string };

/** Follows one table: checks every entry of its log, and asks again for what is missing. */
export type Feed = {
  readonly about: ReadonlySignal<About | null>;
  readonly log: ReadonlySignal<CheckedLog | null>;
  readonly deadline: ReadonlySignal<number | null>;
  readonly fault: ReadonlySignal<LogFault | null>;
  readonly closed: ReadonlySignal<ClosedReason | null>;
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  /** Stops everything, because what the house said cannot be true. */
  readonly accuse: (fault: LogFault) => void;
  readonly stop: () => void;
};

const MOST_REMARKS = 20;

class TableFeed implements Feed {
  readonly about: Signal<About | null> = signal(null);
  readonly log: Signal<CheckedLog | null> = signal(null);
  readonly deadline: Signal<number | null> = signal(null);
  readonly fault: Signal<LogFault | null> = signal(null);
  readonly closed: Signal<ClosedReason | null> = signal(null);
  readonly remarks: Signal<readonly Remark[]> = signal([]);
  readonly #table: TableId;
  readonly #line: Line;
  readonly #witness: Witness;
  readonly #unhear: () => void;
  #lastRemark = 0;
  /** What happened before this page looked is not news. */
  #newsAfter: number | null = null;

  constructor(table: TableId, line: Line, witness: Witness) {
    this.#table = table;
    this.#line = line;
    this.#witness = witness;
    this.#unhear = isTableId(table) ? line.hear((message) => this.#hear(message)) : () => {};
    if (!isTableId(table)) this.closed.value = 'noTable';
    else if (line.state.peek() === 'open') this.#watch();
  }

  readonly accuse = (found: LogFault): void => {
    this.fault.value ??= found;
    this.#unwatch();
  };

  readonly stop = (): void => {
    this.#unhear();
    this.#unwatch();
  };

  #watch(): void {
    const since = this.log.peek()?.state.seq ?? 0;
    this.#line.send({ kind: 'watch', table: this.#table, since });
  }

  /** The house hangs up on whoever names a table that cannot be. */
  #unwatch(): void {
    if (isTableId(this.#table)) this.#line.send({ kind: 'unwatch', table: this.#table });
  }

  #hear(message: HouseMessage): void {
    if (this.fault.peek() !== null) return;
    if (message.kind === 'welcome') this.#watch();
    if (!('table' in message) || message.table !== this.#table) return;
    if (message.kind === 'table') this.#introduce(message);
    else if (message.kind === 'events') this.#take(message.from, message.entries, message.deadline);
    else if (message.kind === 'talked')
      this.#remark(message.chair, { kind: 'text', text: message.text });
    else if (message.kind === 'closed') this.closed.value = message.reason;
  }

  #introduce(message: About): void {
    const known = this.log.peek();
    const first = emptyLog(this.#table, message.header);
    if (known !== null && emptyLog(this.#table, known.state.header).hash !== first.hash) {
      this.accuse({ kind: 'otherHeader' });
      return;
    }
    this.#newsAfter ??= message.seq;
    batch(() => {
      this.log.value = known ?? first;
      this.about.value = message;
      this.deadline.value = message.deadline;
    });
  }

  #take(from: number, entries: readonly LogEntry[], until: number | null): void {
    const before = this.log.peek();
    if (before === null) return;
    if (from > before.state.seq) {
      this.#watch();
      return;
    }
    const after = withEntries(before, entries);
    const fault = after.ok ? this.#witness.look(before, after.value) : after.reason;
    if (fault !== null) this.accuse(fault);
    if (fault !== null || !after.ok) return;
    batch(() => {
      this.log.value = after.value;
      this.deadline.value = until;
      this.#tell(before, after.value);
    });
  }

  /** What was said just now. */
  #tell(before: CheckedLog, after: CheckedLog): void {
    for (const [at, event] of after.events.slice(before.events.length).entries())
      if (event.kind === 'said' && before.state.seq + at >= (this.#newsAfter ?? 0))
        this.#remark(event.chair, { kind: 'saying', saying: event.saying });
  }

  #remark(chair: number, said: RemarkContent): void {
    this.#lastRemark += 1;
    const remark = { id: this.#lastRemark, chair, said };
    this.remarks.value = [...this.remarks.peek(), remark].slice(-MOST_REMARKS);
  }
}

export const createFeed = (table: TableId, line: Line, witness: Witness): Feed =>
  new TableFeed(table, line, witness);
