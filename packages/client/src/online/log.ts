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

/** The received part of a table's log, every entry checked. */
export type CheckedLog = {
  readonly state: TableState;
  readonly steps: readonly MatchStep[];
  readonly events: readonly TableEvent[];
  /** All links of the chain: that of entry n is at n, and at 0 the header's. */
  readonly hash: LogHash;
  readonly hashes: readonly LogHash[];
  /** For each roll whether it is named as one where a choice was possible; at 0 that for the first player. */
  readonly named: readonly boolean[];
};

/** Why the server's data is invalid. */
export type LogFault =
  /** The hash of an entry does not follow from the one before. */
  | { readonly kind: 'brokenLog'; readonly seq: number }
  | { readonly kind: 'unreadable'; readonly seq: number }
  | { readonly kind: 'untrue'; readonly seq: number; readonly fault: TableFault }
  /** The table differs from its header. */
  | { readonly kind: 'otherHeader' }
  /** The log differs from the one seen before: the server went back to an earlier state. */
  | { readonly kind: 'otherLog'; readonly seq: number }
  /** An element of ours was used for another purpose than it was sent for. */
  | { readonly kind: 'otherUse'; readonly seq: number }
  /** The server confirmed an element that is not in the log. */
  | { readonly kind: 'withheld'; readonly element: Hash }
  /** The dice were opened with an older version than this device requires. */
  | { readonly kind: 'oldDice' }
  /** The server reports a lost key of ours, and this device did not request a new one. */
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

/** The log with new entries: duplicates must be identical. */
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
