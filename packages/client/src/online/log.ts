import type { Hash } from '@claim-it/fairness';
import type {
  CommandAnswer,
  LogEntry,
  LogHash,
  TableCommand,
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
import { dequal } from 'dequal/lite';
import type { MatchStep } from '../model/types.ts';

/** The log of a table as far as it is here, every entry checked. */
export type CheckedLog = {
  readonly state: TableState;
  readonly steps: readonly MatchStep[];
  readonly events: readonly TableEvent[];
  /** The last link of the chain. */
  readonly hash: LogHash;
};

/** Why what the server sent cannot be true. */
export type LogFault =
  /** An entry does not hang on the one before. */
  | { readonly kind: 'brokenLog'; readonly seq: number }
  | { readonly kind: 'unreadable'; readonly seq: number }
  | { readonly kind: 'untrue'; readonly seq: number; readonly fault: TableFault }
  /** The table is not what it was opened as. */
  | { readonly kind: 'otherHeader' }
  /** A roll with our element mixes other stirs than we named, or our element was left out. */
  | { readonly kind: 'otherRoll'; readonly seq: number }
  | { readonly kind: 'withheld'; readonly element: Hash };

export const emptyLog = (table: TableId, header: TableHeader): CheckedLog => ({
  state: newTable(table, header),
  steps: [],
  events: [],
  hash: rootOf(table, formatHeader(header)),
});

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
  if (step === null || before.game === null || state.game === null)
    return ok({ ...log, state, events, hash: entry.hash });
  const index = log.steps.length;
  const shown: MatchStep = { index, ...step, before: before.game, after: state.game };
  return ok({ state, events, steps: [...log.steps, shown], hash: entry.hash });
};

/** The log with what came in: entries that are here already are left out. */
export const withEntries = (
  log: CheckedLog,
  entries: readonly LogEntry[],
): Result<CheckedLog, LogFault> => {
  let known = log;
  for (const entry of entries) {
    if (entry.seq <= log.state.seq) continue;
    const next = withEntry(known, entry);
    if (!next.ok) return next;
    known = next.value;
  }
  return ok(known);
};

/**
 * Remembers what this device has put into the dice, and looks whether the server has used it as it was meant.
 * Only what was confirmed counts: another tab or device of the same player may have been faster.
 */
export type Witness = {
  readonly done: (command: TableCommand, answer: CommandAnswer) => void;
  readonly look: (before: CheckedLog, after: CheckedLog) => LogFault | null;
};

/** `stirs` is null for an element that only went into the bowl. */
type Used = { readonly seq: number; readonly stirs: readonly number[] | null };

const usedIn = (event: TableEvent, seq: number): readonly [Hash, Used] | null => {
  if (event.kind !== 'dice') return null;
  const dice = event.event;
  if (dice.kind === 'stirred') return [dice.element, { seq, stirs: null }];
  return dice.kind === 'rolled' ? [dice.element, { seq, stirs: dice.stirs }] : null;
};

const faultOf = (element: Hash, meant: Used, used: Used | null, seq: number): LogFault | null => {
  if (used === null) return seq >= meant.seq ? { kind: 'withheld', element } : null;
  return dequal(meant.stirs, used.stirs) ? null : { kind: 'otherRoll', seq: used.seq };
};

export const createWitness = (): Witness => {
  const used = new Map<Hash, Used>();
  /** What was confirmed and not looked at yet. */
  const meant = new Map<Hash, Used>();
  return {
    done: (command, answer) => {
      if (answer.kind !== 'done' && answer.kind !== 'duplicate') return;
      if (!('element' in command)) return;
      const stirs = 'stirs' in command ? command.stirs : null;
      meant.set(command.element, { seq: answer.seq, stirs });
    },
    look: (before, after) => {
      for (const [at, event] of after.events.slice(before.events.length).entries()) {
        const found = usedIn(event, before.state.seq + at + 1);
        if (found !== null) used.set(...found);
      }
      for (const [element, wanted] of meant) {
        const found = used.get(element) ?? null;
        const fault = faultOf(element, wanted, found, after.state.seq);
        if (fault !== null) return fault;
        if (found !== null) meant.delete(element);
      }
      return null;
    },
  };
};
