import type { Chair } from '@claim-it/fairness';
import { winnersIn } from '../house/winners.ts';
import type { Store, TableSummary } from '../store/index.ts';

export type WinnersOf = (table: Pick<TableSummary, 'id' | 'winners'>) => Promise<readonly Chair[]>;

/**
 * Who won a finished game, as its row says. A game that ended before rows said so is looked up in its fold, and from then on
 * its row says it, too. Empty until such a game has been played through.
 */
export const winnersFrom =
  ({ findFold, keepWinners }: Pick<Store, 'findFold' | 'keepWinners'>): WinnersOf =>
  async ({ id, winners }) => {
    if (winners !== null) return winners;
    const fold = await findFold(id);
    if (fold === null || fold.record === null) return [];
    const found = winnersIn(JSON.parse(fold.state));
    await keepWinners({ table: id, winners: found });
    return found;
  };
