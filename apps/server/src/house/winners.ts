import type { Chair } from '@claim-it/fairness';
import type { TableState } from '@claim-it/protocol';
import { chairOf } from '@claim-it/protocol';

/** The chairs that have won; none while the game is not over. */
export const winnersIn = (state: TableState): readonly Chair[] => {
  const phase = state.game?.turn.phase;
  return phase?.kind === 'over' ? phase.winners.map((seat) => chairOf(state, seat)) : [];
};
