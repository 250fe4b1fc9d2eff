import type { TableCommand } from './command.ts';
import type { TableEvent } from './event.ts';
import type { TableStep } from './evolve.ts';
import type { TableRefusal } from './fault.ts';
import type { TableState } from './state.ts';

/**
 * Where a log ends. Each bound is one of a chair or of a turn, so that no player can use up what others need; the bound of
 * the whole log is far beyond any game. The fold only counts: older logs may hold more.
 */
export const BOUNDS = {
  /** Placements taken back in one turn. */
  undone: 24,
  /** Words and faces of one chair; the last of them are kept for the end of the game. */
  said: 200,
  saidBeforeTheEnd: 180,
  /** How often one chair is given up by its player, and by its player and the host together. */
  stood: 50,
  cleared: 80,
  /** Wishes of one chair in one turn that decide nothing. */
  wished: 60,
  /** How often one chair says that it is ready, or not. */
  ready: 50,
  /** How often one chair comes back between two rolls; the others wait for the one on turn, which may come back more often. */
  returned: 30,
  returnedOnTurn: 300,
  /** Events of a table: the longest of 150 games of random players, up to five of them, had 1,742. */
  events: 12_000,
} as const;

/** What a table has used of its bounds. */
export type TableUse = {
  /** In this turn. */
  readonly undone: number;
  /** By chair. */
  readonly said: readonly number[];
  readonly stood: readonly number[];
  readonly ready: readonly number[];
  /** By chair, in this turn: how often a person was absent, and how often one of the others wished something. */
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

/** What is counted by turns begins anew with one. */
const useAfterStep = (use: TableUse, step: TableStep | null): TableUse => {
  const none = use.said.map(() => 0);
  if (isTurnNew(step)) return { ...use, undone: 0, absent: none, wished: none };
  const isUndone = step?.events.some(({ kind }) => kind === 'undone') ?? false;
  return isUndone ? { ...use, undone: use.undone + 1 } : use;
};

/** What is used after an event that was folded. */
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
  return isRolled ? { ...after, returned: use.returned.map(() => 0) } : use;
};

/** What ends a game and what follows it is open at a full table, too. */
const ALWAYS: readonly TableCommand['kind'][] = ['leave', 'rematch'];

const isBeyond = (before: readonly number[], after: readonly number[], most: number): boolean =>
  after.some((count, chair) => count > most && count > (before[chair] ?? 0));

const mostSayings = (isOver: boolean): number => (isOver ? BOUNDS.said : BOUNDS.saidBeforeTheEnd);

/** Whether a chair may still say something. */
export const maySay = ({ use }: TableState, chair: number, isOver: boolean): boolean =>
  (use.said[chair] ?? 0) < mostSayings(isOver);

/** What was asked, and when. */
type Attempt = {
  readonly command: TableCommand['kind'];
  readonly isOver: boolean;
  /** Whether it is about the chair on turn. */
  readonly isOnTurn: boolean;
};

/** Why a command that the table would carry out goes beyond a bound; null if it does not. */
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
