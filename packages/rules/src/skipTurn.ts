import type { Game } from './game.ts';
import { isOver, placementsOf } from './game.ts';
import type { Choice, Pass } from './input.ts';

/** What happens to the markers of a skipped turn, as the table agreed. R10 */
export type OnSkip = 'take' | 'lose';

/** The inputs that end the turn of an inactive player, in order; none once the game is over. R10 */
export const skipTurn = (game: Game, onSkip: OnSkip): readonly (Choice | Pass)[] => {
  if (isOver(game)) return [];
  const { seat, phase } = game.turn;
  if (onSkip === 'take') {
    if (phase.kind === 'toDecide') return [{ kind: 'take', seat }];
    const [first] = placementsOf(game);
    if (first !== undefined)
      return [
        { kind: 'place', seat, space: first.space },
        { kind: 'take', seat },
      ];
  }
  return [{ kind: 'pass', seat }];
};
