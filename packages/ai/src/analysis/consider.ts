import type { Game, Seat } from '@claim-it/rules';
import { apply, invariant, isOver } from '@claim-it/rules';
import type { Brain, Shares } from '../net/types.ts';
import type { Fraction } from '../odds.ts';
import { bustsNow, survivalOf } from '../odds.ts';
import type { ReviewEffort } from './candidates.ts';
import { choicesFor } from './candidates.ts';
import type { Advice } from './coach.ts';
import { adviceAmong } from './coach.ts';
import { afterPlacing } from './reasons.ts';
import { expectation } from './shares.ts';
import type { ConsideredChoice } from './types.ts';

/** The evaluation of a position. */
export type Consideration =
  /** A roll is unplaced, or roll on and take are open: every choice, the best first, and the reason. */
  | {
      readonly kind: 'choices';
      readonly seat: Seat;
      readonly choices: readonly ConsideredChoice[];
      readonly advice: Advice;
    }
  /** The player on turn is about to roll. */
  | {
      readonly kind: 'aboutToRoll';
      readonly seat: Seat;
      readonly shares: Shares;
      /** How many of the 216 outcomes bust. */
      readonly busts: number;
      /** The chance to survive the next one, two and three rolls when every marker is placed for safety. */
      readonly survival: readonly Fraction[];
    }
  | { readonly kind: 'over'; readonly shares: Shares };

const ROLLS_AHEAD = [1, 2, 3] as const;

/** The evaluation of a position without rollouts. */
export const consider = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort = 'lookAhead',
): Consideration => {
  const { seat } = game.turn;
  const choices = choicesFor(game, brain, effort);
  if (choices !== null)
    return { kind: 'choices', seat, choices, advice: adviceAmong(game, choices) };
  const shares = expectation(game, brain);
  if (isOver(game)) return { kind: 'over', shares };
  const survival = ROLLS_AHEAD.map((rolls) => survivalOf(game, rolls));
  return { kind: 'aboutToRoll', seat, shares, busts: bustsNow(game), survival };
};

/** A choice by its key. */
export type ChoiceName = Pick<ConsideredChoice, 'placement' | 'then'>;

/** The game after a choice, with a player about to roll, or over. */
export const gameAfterChoice = (game: Game, { placement, then }: ChoiceName): Game => {
  const after = apply(afterPlacing(game, placement), { kind: then, seat: game.turn.seat });
  invariant(after.ok, 'after a placement both are open');
  return after.value.game;
};
