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

/** The first person who is not ready, if the table requires it; null if there is none. */
export const lateAt = ({ header, chairs, ready }: TableState): Chair | null => {
  const isLate = (chair: Chair): boolean =>
    chairs[chair]?.sitter.kind === 'person' && !ready.includes(chair);
  if (!agreementsOf(header).isReadyAsked) return null;
  return chairsUpTo(chairs.length).find(isLate) ?? null;
};

/** Why the game may not start yet; null if it may. */
export const checkReady = (state: TableState, at: number): TableFault | null => {
  const from = startFrom(state);
  const late = lateAt(state);
  return late === null || (from !== null && at >= from) ? null : { kind: 'notReady', chair: late };
};
