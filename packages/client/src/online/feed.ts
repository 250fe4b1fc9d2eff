import type { ClosedReason, HouseMessage, LogEntry, TableId, WireLine } from '@claim-it/protocol';
import { isTableId } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { batch, signal } from '@preact/signals-core';
import type { Line } from './line.ts';
import type { CheckedLog, LogFault } from './log.ts';
import { emptyLog, withEntries } from './log.ts';
import type { Witness } from './witness.ts';

/** The server's data about a table outside its log: who is present, and the role of this session. */
export type About = Extract<HouseMessage, { kind: 'table' }>;

/** A phrase or free text that was just sent at the table. */
export type Remark = { readonly id: number; readonly chair: number; readonly said: RemarkContent };
export type RemarkContent =
  | { readonly kind: 'saying'; readonly saying: string }
  | { readonly kind: 'text'; readonly text: string };

/** Follows one table: checks every entry of its log, and requests missing ones. */
export type Feed = {
  readonly about: ReadonlySignal<About | null>;
  readonly log: ReadonlySignal<CheckedLog | null>;
  readonly deadline: ReadonlySignal<number | null>;
  readonly fault: ReadonlySignal<LogFault | null>;
  readonly closed: ReadonlySignal<ClosedReason | null>;
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  /** Free text of this table, as far as this session may read it. */
  readonly lines: ReadonlySignal<readonly WireLine[]>;
  /** Stops everything, because the server sent something invalid. */
  readonly accuse: (fault: LogFault) => void;
  readonly stop: () => void;
};

const MOST_REMARKS = 20;

const createRemarks = () => {
  const remarks = signal<readonly Remark[]>([]);
  let last = 0;
  let newsAfter: number | null = null;
  const remark = (chair: number, said: RemarkContent): void => {
    last += 1;
    remarks.value = [...remarks.peek(), { id: last, chair, said }].slice(-MOST_REMARKS);
  };
  return {
    remarks,
    remark,
    /** Events before the page's first load are no news. */
    isNewAfter: (seq: number): void => {
      newsAfter ??= seq;
    },
    /** Shows what was just said. */
    tell: (before: CheckedLog, after: CheckedLog): void => {
      for (const [at, event] of after.events.slice(before.events.length).entries())
        if (event.kind === 'said' && before.state.seq + at >= (newsAfter ?? 0))
          remark(event.chair, { kind: 'saying', saying: event.saying });
    },
  };
};

/** Lines of free text by their numbers; a later version of a line replaces it. */
const createLines = (remark: (chair: number, said: RemarkContent) => void) => {
  const lines = signal<readonly WireLine[]>([]);
  const add = (added: readonly WireLine[]): void => {
    const all = new Map([...lines.peek(), ...added].map((line) => [line.number, line]));
    lines.value = [...all.values()].sort((one, other) => one.number - other.number);
  };
  return {
    lines,
    newest: (): number => lines.peek().at(-1)?.number ?? 0,
    /** Earlier lines are no news. */
    hearTalk: (message: HouseMessage): void => {
      if (message.kind === 'lines') add(message.lines);
      if (message.kind !== 'talked') return;
      add([message]);
      remark(message.chair, { kind: 'text', text: message.text });
    },
  };
};

/** Forwards messages once a promise has resolved, in order. */
const heldUntil = (ready: Promise<void>, hear: (message: HouseMessage) => void) => {
  let waiting: HouseMessage[] | null = [];
  void ready.then(() => {
    const heard = waiting ?? [];
    waiting = null;
    for (const message of heard) hear(message);
  });
  return (message: HouseMessage): void => {
    if (waiting === null) hear(message);
    else waiting.push(message);
  };
};

export const createFeed = (
  table: TableId,
  line: Line,
  witness: Witness,
  ready: Promise<void> = Promise.resolve(),
): Feed => {
  const about = signal<About | null>(null);
  const log = signal<CheckedLog | null>(null);
  const deadline = signal<number | null>(null);
  const fault = signal<LogFault | null>(null);
  const closed = signal<ClosedReason | null>(isTableId(table) ? null : 'noTable');
  const { remarks, remark, isNewAfter, tell } = createRemarks();
  const { lines, newest, hearTalk } = createLines(remark);

  /** The received log; it is shown once it is at least as long as the one seen on this device before. */
  let known: CheckedLog | null = null;
  /** The length of the log, as the server claims. */
  let claimed = 0;

  const chairs = (): readonly number[] => about.peek()?.you.chairs ?? [];
  const watch = (): void =>
    line.send({ kind: 'watch', table, since: known?.state.seq ?? 0, heard: newest() });
  /** The server closes connections of clients that send an invalid table id. */
  const unwatch = (): void => {
    if (isTableId(table)) line.send({ kind: 'unwatch', table });
  };
  const accuse = (found: LogFault): void => {
    fault.value ??= found;
    unwatch();
  };
  const publish = (): void => {
    if (known === null || (witness.isShort(known) && known.state.seq < claimed)) return;
    witness.missed(known);
    log.value = known;
  };
  const introduce = (message: About): void => {
    const first = emptyLog(table, message.header);
    if (known !== null && emptyLog(table, known.state.header).hash !== first.hash) {
      accuse({ kind: 'otherHeader' });
      return;
    }
    isNewAfter(message.seq);
    known ??= first;
    claimed = message.seq;
    batch(() => {
      publish();
      about.value = message;
      deadline.value = message.deadline;
    });
  };
  const take = (from: number, entries: readonly LogEntry[], until: number | null): void => {
    const before = known;
    if (before !== null && from > before.state.seq) watch();
    if (before === null || from > before.state.seq) return;
    const after = withEntries(before, entries);
    const found = after.ok ? witness.look(before, after.value, chairs()) : after.reason;
    if (found !== null) accuse(found);
    if (found !== null || !after.ok) return;
    known = after.value;
    batch(() => {
      publish();
      deadline.value = until;
      tell(before, after.value);
    });
  };
  const hear = (message: HouseMessage): void => {
    if (fault.peek() !== null) return;
    if (message.kind === 'welcome') watch();
    if (!('table' in message) || message.table !== table) return;
    if (message.kind === 'table') introduce(message);
    else if (message.kind === 'events') take(message.from, message.entries, message.deadline);
    else if (message.kind === 'closed') closed.value = message.reason;
    else hearTalk(message);
  };

  const unhear = isTableId(table) ? line.hear(heldUntil(ready, hear)) : () => {};
  if (isTableId(table) && line.state.peek() === 'open') watch();
  const stop = (): void => {
    unhear();
    unwatch();
  };
  return { about, log, deadline, fault, closed, remarks, lines, accuse, stop };
};
