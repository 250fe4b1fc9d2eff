import type { Chair, Hash } from '@claim-it/fairness';
import { chainOf } from '@claim-it/fairness';
import type { Answer, TableCommand, TableState } from '@claim-it/protocol';
import { effect } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import type { Due } from './autopilot.ts';
import { dueFor } from './autopilot.ts';
import type { OnlineTable } from './onlineTable.ts';

/** Others wait for a shake: nobody's show may hold it up for long. */
const LONGEST_SHOW_MS = 6000;

/** The chairs whose stirs are in the bowl, as this device sees it. */
export const stirsIn = ({ ledger }: TableState): readonly Chair[] =>
  ledger?.bowl.map(({ chair }) => chair) ?? [];

/** The next element of a chair; where this device has lost the chain, a new one is asked for first. */
export const elementFor = async (
  { hand, give }: Pick<OnlineTable, 'hand' | 'give'>,
  state: TableState,
  chair: Chair,
): Promise<Hash | null> => {
  const chain = state.ledger === null ? null : chainOf(state.ledger, chair);
  if (chain === null) return null;
  const element = await hand.element(chair, chain);
  if (element === null) await give({ kind: 'loseKey', chair });
  return element;
};

const commandFor = async (
  table: Pick<OnlineTable, 'hand' | 'give'>,
  state: TableState,
  { kind, chair }: Due,
): Promise<TableCommand | null> => {
  if (kind === 'anchor') return { kind, chair, tip: await table.hand.nextTip(chair) };
  if (kind === 'reseed') return { kind, chair, tip: await table.hand.freshTip(chair) };
  const element = await elementFor(table, state, chair);
  if (element === null) return null;
  return kind === 'stir'
    ? { kind, chair, element }
    : { kind: 'shake', element, stirs: stirsIn(state) };
};

const CHORES: readonly Due['kind'][] = ['reseed', 'anchor'];

/** Announces a chain that is due for this device; false where none is. */
export const doChore = async (
  table: Pick<OnlineTable, 'about' | 'hand' | 'give'>,
  state: TableState,
): Promise<boolean> => {
  const due = dueFor(state, table.about.peek()?.you.chairs ?? []);
  if (due === null || !CHORES.includes(due.kind)) return false;
  const command = await commandFor(table, state, due);
  if (command !== null) await table.give(command);
  return true;
};

const isFinal = ({ kind }: Answer): boolean => kind === 'refused' || kind === 'noTable';

/** Shakes, stirs and announces chains for the chairs of this device, one thing at a time. */
export const startPilot = (
  table: Pick<OnlineTable, 'log' | 'about' | 'fault' | 'hand' | 'inTurn' | 'give'>,
  settled: () => Promise<void>,
  clock: Clock,
): (() => void) => {
  let isBusy = false;
  let isStopped = false;
  /** Refused at this event: another try comes with the next one. */
  let refusedAt = -1;
  const current = (): readonly [TableState, Due] | null => {
    const state = table.log.peek()?.state ?? null;
    if (isStopped || state === null || table.fault.peek() !== null) return null;
    const due = dueFor(state, table.about.peek()?.you.chairs ?? []);
    return due === null || state.seq === refusedAt ? null : [state, due];
  };
  const waitForShow = (): Promise<void> =>
    Promise.race([settled(), new Promise<void>((done) => clock.after(LONGEST_SHOW_MS, done))]);
  const doNext = async (): Promise<void> => {
    const [state, due] = current() ?? [null, null];
    if (state === null) return;
    const command = await commandFor(table, state, due);
    const answer = command === null ? null : await table.give(command);
    if (answer === null) refusedAt = state.seq;
    else if (isFinal(answer)) refusedAt = table.log.peek()?.state.seq ?? -1;
  };
  const fly = async (): Promise<void> => {
    isBusy = true;
    for (let next = current(); next !== null; next = current()) {
      if (next[1].kind === 'shake') await waitForShow();
      await table.inTurn(doNext);
    }
    isBusy = false;
  };
  const stop = effect(() => {
    table.log.value;
    table.about.value;
    if (!isBusy && current() !== null) void fly();
  });
  return () => {
    isStopped = true;
    stop();
  };
};
