import type { Game } from '@claim-it/rules';
import { invariant, parsePosition } from '@claim-it/rules';

/** The game of a position that the app itself brings along. */
export const gameAt = (position: string): Game => {
  const game = parsePosition(position);
  invariant(game.ok, `the app brings positions that can be read: ${position}`);
  return game.value;
};
