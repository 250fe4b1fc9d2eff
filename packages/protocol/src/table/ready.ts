import type { Chair } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import { agreementsOf } from './agreements.ts';
import type { TableFault } from './fault.ts';
import type { TableState } from './state.ts';

/** The host may start without people who are not ready once all chairs have been taken for this long. */
const START_AFTER_MS = 60_000;

/** From when on the host may start a full table; null while a chair is empty. */
export const startFrom = ({ fullSince }: TableState): number | null =>
  fullSince === null ? null : fullSince + START_AFTER_MS;

/** People the start waits for: they are here, and have not said that they are ready. R12 */
export const lateChairs = ({ header, chairs, ready, absences }: TableState): readonly Chair[] => {
  const isLate = (chair: Chair): boolean =>
    chairs[chair]?.sitter.kind === 'person' &&
    !ready.includes(chair) &&
    (absences[chair] ?? null) === null;
  return agreementsOf(header).isReadyAsked ? chairsUpTo(chairs.length).filter(isLate) : [];
};

/** A full table whose start waits for this person: they may be absent before the game, too. R12 */
export const isStartLate = (state: TableState, chair: Chair): boolean =>
  state.ledger === null &&
  state.fullSince !== null &&
  state.ready.length > 0 &&
  lateChairs(state).includes(chair);

/** The first person the start waits for, or who must be ready because no other is; null if there is none. */
export const lateAt = (state: TableState): Chair | null => {
  const { header, chairs, ready } = state;
  const [late = null] = lateChairs(state);
  if (late !== null || ready.length > 0 || !agreementsOf(header).isReadyAsked) return late;
  const isPerson = (chair: Chair): boolean => chairs[chair]?.sitter.kind === 'person';
  return chairsUpTo(chairs.length).find(isPerson) ?? null;
};

/** Why the game may not start yet; null if it may. */
export const checkReady = (state: TableState, at: number): TableFault | null => {
  const from = startFrom(state);
  const late = lateAt(state);
  return late === null || (from !== null && at >= from) ? null : { kind: 'notReady', chair: late };
};
