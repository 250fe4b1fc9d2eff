import type { Hash, Ledger } from '@claim-it/fairness';
import type { CommandAnswer, TableCommand, TableEvent } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { ElementUse, GivenElement } from '../storage/secrets.ts';
import type { CheckedLog, LogFault } from './log.ts';

/** What a player should know about the dice of this game, although it may have an honest cause. */
export type DiceDoubt =
  /** This roll was made without an element that had left this device for it. */
  | { readonly kind: 'setAside'; readonly roll: number }
  /** The server does not know what this device saw there: it went back to an older state. */
  | { readonly kind: 'wentBack'; readonly seq: number };

/** An element that left this device, what for, and the log that was seen then. */
export type SentElement = Pick<GivenElement, 'element' | 'use' | 'seq' | 'hash'>;

/** Remembers what this device has put into the dice, and holds it against the log, whatever the server answered. */
export type Witness = {
  /** An element leaves this device, or left it before the page was opened. */
  readonly gave: (sent: SentElement) => void;
  readonly done: (command: TableCommand, answer: CommandAnswer) => void;
  readonly look: (before: CheckedLog, after: CheckedLog) => LogFault | null;
  readonly doubts: ReadonlySignal<readonly DiceDoubt[]>;
};

/** The roll that elements are opened for now: 0 is the shake for the first player. */
export const rollInHand = ({ first, rolls }: Pick<Ledger, 'first' | 'rolls'>): number =>
  first === null ? 0 : rolls + 1;

type Used = { readonly seq: number; readonly use: ElementUse };

/** Follows the log and says what each element was used for. */
const createUses = () => {
  const uses = new Map<Hash, Used>();
  let roll = 0;
  const note = (event: TableEvent, seq: number): void => {
    if (event.kind !== 'dice') return;
    const dice = event.event;
    if (dice.kind === 'stirred') uses.set(dice.element, { seq, use: { kind: 'stir', roll } });
    if (dice.kind === 'rolled') uses.set(dice.element, { seq, use: { kind: 'roll', roll } });
    if (dice.kind === 'cameBack' && dice.element !== undefined)
      uses.set(dice.element, { seq, use: { kind: 'back', roll } });
    if (dice.kind === 'begun' || dice.kind === 'rolled') roll += 1;
  };
  return { uses, note, roll: (): number => roll };
};

/** Coming back mixes an element into nothing, so that it cannot be misused. */
const isOtherUse = (given: ElementUse, { use }: Used): boolean =>
  use.kind !== 'back' && (use.kind !== given.kind || use.roll !== given.roll);

export const createWitness = (): Witness => {
  const { uses, note, roll } = createUses();
  const doubts = signal<readonly DiceDoubt[]>([]);
  const given = new Map<Hash, SentElement>();
  /** What the server has confirmed, and up to which entry it must be there. */
  const confirmed = new Map<Hash, number>();
  const doubt = (one: DiceDoubt): void => {
    doubts.value = [...doubts.peek(), one];
  };
  const checkGiven = (one: SentElement, { state, hashes }: CheckedLog): LogFault | null => {
    const used = uses.get(one.element);
    if (used !== undefined && isOtherUse(one.use, used)) return { kind: 'otherUse', seq: used.seq };
    const isAside = used === undefined && one.use.kind !== 'back' && roll() > one.use.roll;
    if (isAside) doubt({ kind: 'setAside', roll: one.use.roll });
    const isOther = hashes[one.seq] !== undefined && hashes[one.seq] !== one.hash;
    if (isOther) doubt({ kind: 'wentBack', seq: one.seq });
    if (used !== undefined || isAside || isOther || state.rematch !== null)
      given.delete(one.element);
    return null;
  };
  const checkConfirmed = (element: Hash, seq: number, log: CheckedLog): LogFault | null => {
    if (uses.has(element)) confirmed.delete(element);
    else if (log.state.seq >= seq) return { kind: 'withheld', element };
    return null;
  };
  return {
    doubts,
    gave: (one) => void given.set(one.element, one),
    done: (command, answer) => {
      const isDone = answer.kind === 'done' || answer.kind === 'duplicate';
      if (isDone && 'element' in command && command.element !== null)
        confirmed.set(command.element, answer.seq);
    },
    look: (before, after) => {
      for (const [at, event] of after.events.slice(before.events.length).entries())
        note(event, before.state.seq + at + 1);
      const faults = [
        ...[...given.values()].map((one) => checkGiven(one, after)),
        ...[...confirmed].map(([element, seq]) => checkConfirmed(element, seq, after)),
      ];
      return faults.find((fault) => fault !== null) ?? null;
    },
  };
};
