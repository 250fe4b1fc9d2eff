import type { TableCommand } from './command.ts';
import type { TableEvent } from './event.ts';
import type { TableStep } from './evolve.ts';
import type { TableRefusal } from './fault.ts';
import type { TableState } from './state.ts';

/**
 * Limits of a log. Each limit applies to one chair or one turn, so that no player can use up the budget of others; the limit of
 * the whole log is far above any game. The fold only counts: older logs may exceed them.
 */
export const BOUNDS = {
  /** Placements undone in one turn. */
  undone: 24,
  /** Phrases and faces of one chair; the last of them are reserved for the end of the game. */
  said: 200,
  saidBeforeTheEnd: 180,
  /** How often one chair is given up by its player, and by its player and the host together. */
  stood: 50,
  cleared: 80,
  /** Undecided wishes of one chair in one turn. */
  wished: 60,
  /** How often one chair says that it is ready, or not. */
  ready: 50,
  /** How often one chair returns between two rolls; the one on turn, which the others wait for, may return more often. */
  returned: 30,
  returnedOnTurn: 300,
  /** Events of a table: the longest of 150 random games with up to five players had 1,742. */
  events: 12_000,
} as const;

/** What a table has used of its limits. */
export type TableUse = {
  /** In this turn. */
  readonly undone: number;
  /** By chair. */
  readonly said: readonly number[];
  readonly stood: readonly number[];
  readonly ready: readonly number[];
  /** By chair, in this turn: the absences, and the wishes of the others. */
  readonly absent: readonly number[];
  readonly wished: readonly number[];
  /** By chair, since the last roll. */
  readonly returned: readonly number[];
};

export const unused = (chairs: number): TableUse => {
  const none = Array.from({ length: chairs }, () => 0);
  const byChair = {
    said: none,
    stood: none,
    ready: none,
    absent: none,
    wished: none,
    returned: none,
  };
  return { undone: 0, ...byChair };
};

const oneMore = (counts: readonly number[], chair: number): readonly number[] =>
  counts.with(chair, (counts[chair] ?? 0) + 1);

const isTurnNew = (step: TableStep | null): boolean =>
  step?.events.some(({ kind }) => kind === 'turnStarted') ?? false;

const isNought = (count: number): boolean => count === 0;

/** Counters from their beginning: the same ones where nothing was counted. */
const restarted = (counts: readonly number[]): readonly number[] =>
  counts.every(isNought) ? counts : counts.map(() => 0);

/** Counters of a turn restart with each turn. */
const useAfterStep = (use: TableUse, step: TableStep | null): TableUse => {
  if (isTurnNew(step)) {
    const [absent, wished] = [restarted(use.absent), restarted(use.wished)];
    const isSame = use.undone === 0 && absent === use.absent && wished === use.wished;
    return isSame ? use : { ...use, undone: 0, absent, wished };
  }
  const isUndone = step?.events.some(({ kind }) => kind === 'undone') ?? false;
  return isUndone ? { ...use, undone: use.undone + 1 } : use;
};

/** The counters after a folded event. */
export const useAfter = (use: TableUse, event: TableEvent, step: TableStep | null): TableUse => {
  if (event.kind === 'said') return { ...use, said: oneMore(use.said, event.chair) };
  if (event.kind === 'stood') return { ...use, stood: oneMore(use.stood, event.chair) };
  if (event.kind === 'absent') return { ...use, absent: oneMore(use.absent, event.chair) };
  if (event.kind === 'wished') return { ...use, wished: oneMore(use.wished, event.chair) };
  if (event.kind === 'ready') return { ...use, ready: oneMore(use.ready, event.chair) };
  if (event.kind === 'stoodIn') return { ...use, wished: use.wished.map(() => 0) };
  const after = useAfterStep(use, step);
  if (event.kind !== 'dice') return after;
  if (event.event.kind === 'cameBack')
    return { ...use, returned: oneMore(use.returned, event.event.player) };
  const isRolled = event.event.kind === 'rolled' || event.event.kind === 'begun';
  if (!isRolled) return use;
  const returned = restarted(use.returned);
  return returned === after.returned ? after : { ...after, returned };
};

/** Ending a game and the commands after it stay possible at a full table. */
const ALWAYS: readonly TableCommand['kind'][] = ['leave', 'rematch'];

const isBeyond = (before: readonly number[], after: readonly number[], most: number): boolean =>
  after.some((count, chair) => count > most && count > (before[chair] ?? 0));

const mostSayings = (isOver: boolean): number => (isOver ? BOUNDS.said : BOUNDS.saidBeforeTheEnd);

/** Whether a chair may still send a phrase. */
export const maySay = ({ use }: TableState, chair: number, isOver: boolean): boolean =>
  (use.said[chair] ?? 0) < mostSayings(isOver);

/** The command and its time. */
type Attempt = {
  readonly command: TableCommand['kind'];
  readonly isOver: boolean;
  /** Whether it concerns the chair on turn. */
  readonly isOnTurn: boolean;
};

/** Why a command that is otherwise allowed exceeds a limit; null if it does not. */
export const overrun = (
  { seq, use }: TableState,
  after: TableUse,
  { command, isOver, isOnTurn }: Attempt,
): TableRefusal | null => {
  if (seq >= BOUNDS.events && !ALWAYS.includes(command)) return { kind: 'tableIsFull' };
  if (after.undone > Math.max(use.undone, BOUNDS.undone)) return { kind: 'tooManyChanges' };
  if (isBeyond(use.said, after.said, mostSayings(isOver))) return { kind: 'tooManySayings' };
  const stood = command === 'clear' ? BOUNDS.cleared : BOUNDS.stood;
  if (isBeyond(use.stood, after.stood, stood)) return { kind: 'tooManyMoves' };
  if (isBeyond(use.ready, after.ready, BOUNDS.ready)) return { kind: 'tooManyMoves' };
  if (isBeyond(use.wished, after.wished, BOUNDS.wished)) return { kind: 'tooManyWishes' };
  const returned = isOnTurn ? BOUNDS.returnedOnTurn : BOUNDS.returned;
  const hasReturned = isBeyond(use.returned, after.returned, returned);
  return hasReturned ? { kind: 'tooManyReturns' } : null;
};
