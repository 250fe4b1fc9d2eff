import type { Hash } from '@claim-it/fairness';
import type { Answer, TableCommand, TableEvent } from '@claim-it/protocol';
import type { CheckedLog, LogFault } from './log.ts';

/**
 * Remembers what this device has put into the dice, and looks whether the house has used it as it was meant.
 * Only what was confirmed counts: another tab or device of the same player may have been faster.
 */
export type Witness = {
  readonly done: (command: TableCommand, answer: Answer) => void;
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

const isSame = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const faultOf = (element: Hash, meant: Used, used: Used | null, seq: number): LogFault | null => {
  if (used === null) return seq >= meant.seq ? { kind: 'withheld', element } : null;
  return isSame(meant.stirs, used.stirs) ? null : { kind: 'otherRoll', seq: used.seq };
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
