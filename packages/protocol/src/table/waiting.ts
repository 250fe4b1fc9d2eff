import type { Chair } from '@claim-it/fairness';
import { presentChairs, shakerFor } from '@claim-it/fairness';
import type { TableState } from './state.ts';
import { chairOnTurn, phaseOf } from './state.ts';

/** The chairs whose element the dice wait for: those who have not shaken yet, or the shaker of a roll. */
export const diceWaitFor = (state: TableState): readonly Chair[] => {
  const { ledger, game } = state;
  if (ledger === null) return [];
  if (game === null) {
    const shaken = ledger.bowl.map(({ chair }) => chair);
    return presentChairs(ledger).filter((chair) => !shaken.includes(chair));
  }
  const chair = chairOnTurn(state);
  if (chair === null || game.turn.phase.kind !== 'rolling') return [];
  const shaker = shakerFor(ledger, chair);
  return shaker === null ? [] : [shaker];
};

/** Whether the dice wait and nobody is there to shake. */
export const waitsForAnybody = (state: TableState): boolean => {
  const { ledger, game } = state;
  if (ledger === null || presentChairs(ledger).length > 0) return false;
  return phaseOf(state) === 'shaking' || game?.turn.phase.kind === 'rolling';
};
