import type { TableState } from '@claim-it/protocol';
import { botAt, chairOnTurn, isGone, phaseOf } from '@claim-it/protocol';
import type { TableMoment } from '../store/index.ts';

/** The moment that an event brings: a turn that begins, or the end of the game; null within a turn. */
export const momentOf = (before: TableState, after: TableState): TableMoment | null => {
  if (phaseOf(after) === 'over')
    return phaseOf(before) === 'over' ? null : { kind: 'over', chair: null };
  const chair = chairOnTurn(after);
  if (chair === null || chair === chairOnTurn(before)) return null;
  const isBots = isGone(after, chair) || botAt(after, chair) !== null;
  return { kind: isBots ? 'bot' : 'turn', chair };
};
