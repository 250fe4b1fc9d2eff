import type { Game } from '@claim-it/rules';
import { seatsOf } from '@claim-it/rules';
import { positionOf } from '../bridge.ts';
import { normalise } from '../net/shares.ts';
import type { Brain, Shares } from '../net/types.ts';

/** The shares when the player on turn is about to roll; exact once the game is over. */
export const expectation = (game: Game, brain: Brain): Shares => {
  const { phase } = game.turn;
  if (phase.kind !== 'over') return normalise(brain.value(positionOf(game)));
  const { winners } = phase;
  return seatsOf(game).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
};
