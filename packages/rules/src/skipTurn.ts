import type { Game } from './game.ts';
import { isOver, placementsOf } from './game.ts';
import type { Choice, Pass } from './input.ts';

/** What a table has agreed on for the markers of a turn that it skips. R10 */
export type OnSkip = 'take' | 'lose';

/** What ends the turn of a player who does not play, in order; nothing once the game is over. R10 */
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
