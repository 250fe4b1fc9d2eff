import type { Chair, Hash } from '@claim-it/fairness';
import { chainOf, isTipDue } from '@claim-it/fairness';
import type { CommandAnswer, TableCommand, TableState } from '@claim-it/protocol';
import { chairOnTurn, diceWaitFor, isGone, phaseOf } from '@claim-it/protocol';
import { effect } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import type { OnlineTable } from './onlineTable.ts';

/** What a device does for its chairs without being asked. */
export type Due =
  /** A handful for the bowl: the shake before the first turn, or a stir of the next roll. */
  | { readonly kind: 'stir'; readonly chair: Chair }
  /** The element for the roll of a bot or of a player who is away. */
  | { readonly kind: 'shake'; readonly chair: Chair }
  | { readonly kind: 'anchor'; readonly chair: Chair }
  /** The key was given up and the new chain has not been announced. */
  | { readonly kind: 'reseed'; readonly chair: Chair };

const hasStirred = ({ ledger }: TableState, chair: Chair): boolean =>
  ledger?.bowl.some((stir) => stir.chair === chair) ?? true;

/** Whose roll comes next needs no stir: rolling opens an envelope of theirs anyway. */
const dueOn = (state: TableState, chair: Chair): Due | null => {
  const { ledger } = state;
  const chain = ledger === null ? null : chainOf(ledger, chair);
  if (ledger === null || chain === null || isGone(state, chair)) return null;
  if (ledger.lostKey === chair) return { kind: 'reseed', chair };
  if (ledger.lostKey !== null) return null;
  if (isTipDue(chain)) return { kind: 'anchor', chair };
  if (diceWaitFor(state).includes(chair))
    return phaseOf(state) === 'shaking' ? { kind: 'stir', chair } : { kind: 'shake', chair };
  const isOut = chairOnTurn(state) === chair || hasStirred(state, chair);
  return phaseOf(state) !== 'playing' || isOut ? null : { kind: 'stir', chair };
};

const URGENCY: readonly Due['kind'][] = ['reseed', 'anchor', 'shake', 'stir'];

/** The next thing to do for the chairs of this device; null if there is none. */
export const dueFor = (state: TableState, own: readonly Chair[]): Due | null => {
  const due = own.flatMap((chair) => dueOn(state, chair) ?? []);
  return due.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))[0] ?? null;
};

/** Others wait for a shake: no animation may hold it up for long. */
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

const isFinal = ({ kind }: CommandAnswer): boolean => kind === 'refused' || kind === 'noTable';

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
