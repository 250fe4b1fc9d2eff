import type { Game } from '@claim-it/rules';
import { bustCount } from '@claim-it/rules';
import { ALL_ROLLS } from './gaugeScale.ts';

/** How many of the 216 rolls would bust after the chosen marker; null where no choice is made yet. */
export const riskAfter = (game: Game): number | null =>
  game.turn.phase.kind === 'toDecide' ? bustCount(game) : null;

/** In whole percent, as the gauge prints it. */
export const percentOf = (busts: number): number => Math.round((busts / ALL_ROLLS) * 100);
