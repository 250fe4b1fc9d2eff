import type { Clock } from '@claim-it/client/base';
import { browserClock } from '@claim-it/client/base';
import type { MatchStep, PlayedMatch } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import { isOver, stakedSpaces } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { isPerson } from '../model/seats.ts';
import type { Stage } from '../stage/stage.ts';

/** How long a take can be undone. */
const GRACE_MS = 3000;

/** A take that can still be undone. */
export type Undo = {
  /** How many spaces it took; null while there is none. */
  readonly spaces: ReadonlySignal<number | null>;
  /** Undoes it; returns whether that worked. */
  readonly undo: () => Promise<boolean>;
  /** The player continues without an undo. */
  readonly waive: () => void;
  readonly stop: () => void;
};

/** Players who confirm every take, or see only results, do not have to wait. */
const isOffered = (): boolean => settings.peek().speed > 0 && !settings.peek().confirmTake;

/** A table without undo of takes. */
export const NO_UNDO: Undo = {
  spaces: signal(null),
  undo: () => Promise.resolve(false),
  waive: () => undefined,
  stop: () => undefined,
};

/** Offers to take back what a person at this device has just taken, until something follows it. */
export const createUndo = (
  { steps, setup, undoTake }: PlayedMatch,
  { shown }: Stage,
  clock: Clock = browserClock,
): Undo => {
  if (undoTake === undefined) return NO_UNDO;
  const spaces = signal<number | null>(null);
  let seen = steps.peek().length;
  let cancel = (): void => undefined;
  const waive = (): void => {
    cancel();
    spaces.value = null;
  };
  const isOwnTake = ({ input, before, after }: MatchStep): boolean =>
    input.kind === 'take' && isPerson(setup, before.turn.seat) && !isOver(after);
  const stop = effect(() => {
    const { steps: count, moment } = shown.value;
    const all = steps.value;
    if (all.length !== seen) waive();
    const isSeen = all.length === count && moment === null;
    const last = all.at(-1);
    const isNew = isSeen && count > seen;
    if (isSeen) seen = count;
    if (!isNew || last === undefined || !isOwnTake(last) || !isOffered()) return;
    spaces.value = stakedSpaces(last.before.turn.stakes).length;
    cancel = clock.after(GRACE_MS, waive);
  });
  return {
    spaces,
    undo: async () => {
      if (spaces.peek() === null) return false;
      waive();
      return undoTake();
    },
    waive,
    stop: () => {
      stop();
      waive();
    },
  };
};
