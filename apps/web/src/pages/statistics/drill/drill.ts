import type { Game, Space } from '@claim-it/rules';
import { apply, parsePosition } from '@claim-it/rules';
import type { Mistake } from '../../../parts/results/result.ts';

/** Choices that give away less than this are as good as the best. */
const AS_GOOD = 0.01;
/** And less than this is the best. */
const SAME = 0.001;

/** What is said to an answer. */
export type DrillVerdict = {
  readonly kind: 'right' | 'almost' | 'wrong';
  readonly loss: number;
  /** The same was done in the game. */
  readonly isPlayed: boolean;
};

/** The position of a mistake, the roll waiting; null where it cannot be set up. */
export const drillGame = ({ position }: Mistake): Game | null => {
  const game = parsePosition(position);
  return game.ok && game.value.turn.phase.kind === 'toPlace' ? game.value : null;
};

/** The same game with another space chosen. */
export const withChosen = (game: Game, space: Space): Game => {
  const placed = apply(game, { kind: 'place', seat: game.turn.seat, space });
  return placed.ok ? placed.value.game : game;
};

/** Judges an answer by what the review found; null for a choice it does not know. */
export const verdictOn = (
  { choices, played }: Mistake,
  space: Space,
  then: 'roll' | 'take',
): DrillVerdict | null => {
  const at = choices.findIndex((choice) => choice.space === space && choice.then === then);
  const loss = choices[at]?.loss;
  if (loss === undefined) return null;
  const kind = loss < SAME ? 'right' : loss < AS_GOOD ? 'almost' : 'wrong';
  return { kind, loss, isPlayed: at === played };
};
