import type { Chair, Hash } from '@claim-it/fairness';
import type {
  LogEntry,
  LogHash,
  TableEvent,
  TableFault,
  TableHeader,
  TableId,
  TableState,
} from '@claim-it/protocol';
import {
  evolveTable,
  formatHeader,
  isNextEntry,
  newTable,
  parseEvent,
  rootOf,
} from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { MatchStep } from '../model/types.ts';

/** The log of a table as far as it is here, every entry checked. */
export type CheckedLog = {
  readonly state: TableState;
  readonly steps: readonly MatchStep[];
  readonly events: readonly TableEvent[];
  /** The last link of the chain, and all before it: that of entry n is at n, and at 0 the header's. */
  readonly hash: LogHash;
  readonly hashes: readonly LogHash[];
  /** Of each roll whether it is named as one for which a choice was possible; at 0 that for the first player. */
  readonly named: readonly boolean[];
};

/** Why what the server sent cannot be true. */
export type LogFault =
  /** An entry does not hang on the one before. */
  | { readonly kind: 'brokenLog'; readonly seq: number }
  | { readonly kind: 'unreadable'; readonly seq: number }
  | { readonly kind: 'untrue'; readonly seq: number; readonly fault: TableFault }
  /** The table is not what it was opened as. */
  | { readonly kind: 'otherHeader' }
  /** The server tells another story than before: it went back behind what was seen here. */
  | { readonly kind: 'otherLog'; readonly seq: number }
  /** An element of ours was used for something else than we sent it for. */
  | { readonly kind: 'otherUse'; readonly seq: number }
  /** The server confirmed an element, and it is not in the log. */
  | { readonly kind: 'withheld'; readonly element: Hash }
  /** The dice were opened with a version that proves less than this device was made for. */
  | { readonly kind: 'oldDice' }
  /** The server says that a key of ours is lost, and this device did not ask for a new one. */
  | { readonly kind: 'keyTaken'; readonly chair: Chair };

export const emptyLog = (table: TableId, header: TableHeader): CheckedLog => {
  const hash = rootOf(table, formatHeader(header));
  return { state: newTable(table, header), steps: [], events: [], hash, hashes: [hash], named: [] };
};

/** Whether a roll with this event is named; empty where the event brings no dice. */
const namedBy = (event: TableEvent, { ledger }: TableState): readonly boolean[] => {
  if (event.kind !== 'dice' || ledger === null) return [];
  if (event.event.kind === 'begun') return [ledger.first?.isChoice ?? true];
  return event.event.kind === 'rolled' ? [ledger.last?.isChoice ?? true] : [];
};

const withEntry = (log: CheckedLog, entry: LogEntry): Result<CheckedLog, LogFault> => {
  const { seq } = entry;
  const before = log.state;
  if (!isNextEntry({ seq: before.seq, hash: log.hash }, entry))
    return refuse({ kind: 'brokenLog', seq });
  const event = parseEvent(entry.body);
  if (!event.ok) return refuse({ kind: 'unreadable', seq });
  const next = evolveTable(before, event.value);
  if (!next.ok) return refuse({ kind: 'untrue', seq, fault: next.reason });
  const { state, step } = next.value;
  const events = [...log.events, event.value];
  const { hash } = entry;
  const hashes = [...log.hashes, hash];
  const named = [...log.named, ...namedBy(event.value, state)];
  if (step === null || before.game === null || state.game === null)
    return ok({ ...log, state, events, hash, hashes, named });
  const index = log.steps.length;
  const shown: MatchStep = { index, ...step, before: before.game, after: state.game };
  return ok({ state, events, steps: [...log.steps, shown], hash, hashes, named });
};

/** The log with what came in: entries that are here already must be the same. */
export const withEntries = (
  log: CheckedLog,
  entries: readonly LogEntry[],
): Result<CheckedLog, LogFault> => {
  let known = log;
  for (const entry of entries) {
    if (entry.seq <= log.state.seq) {
      if (log.hashes[entry.seq] === entry.hash) continue;
      return refuse({ kind: 'otherLog', seq: entry.seq });
    }
    const next = withEntry(known, entry);
    if (!next.ok) return next;
    known = next.value;
  }
  return ok(known);
};
