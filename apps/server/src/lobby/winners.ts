import type { Chair } from '@claim-it/fairness';
import type { TableId, TableState } from '@claim-it/protocol';
import { chairOf } from '@claim-it/protocol';
import type { Store } from '../store/index.ts';

const MOST_KNOWN = 5_000;

const winnersIn = (state: TableState): readonly Chair[] => {
  const phase = state.game?.turn.phase;
  return phase?.kind === 'over' ? phase.winners.map((seat) => chairOf(state, seat)) : [];
};

/** Who won finished games: read once, because that never changes. Empty until the game has been played through. */
export const rememberWinners = ({
  findFold,
}: Pick<Store, 'findFold'>): ((table: TableId) => Promise<readonly Chair[]>) => {
  const known = new Map<TableId, readonly Chair[]>();
  return async (table) => {
    const winners = known.get(table);
    if (winners !== undefined) return winners;
    const fold = await findFold(table);
    if (fold === null || fold.record === null) return [];
    const found = winnersIn(JSON.parse(fold.state));
    known.set(table, found);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return found;
  };
};
