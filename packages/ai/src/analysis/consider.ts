import type { Game, Placement, Seat } from '@claim-it/rules';
import { apply, invariant, isOver } from '@claim-it/rules';
import { positionOf } from '../bridge.ts';
import { normalise } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import type { Fraction, Odds } from '../odds.ts';
import { bustsNow, oddsOf, survivalOf } from '../odds.ts';
import type { ReviewEffort } from './candidates.ts';
import { candidatesFor, ranked, THEN } from './candidates.ts';
import type { Advice } from './coach.ts';
import { adviceFor } from './coach.ts';
import { afterPlacing } from './reasons.ts';
import { expectation } from './shares.ts';
import type { CandidateReview, Shares } from './types.ts';

/** One thing the player on turn may do; `placement` is null where the marker already lies. */
export type ConsideredChoice = Omit<CandidateReview, 'placement'> & {
  readonly placement: Placement | null;
};

/** What can be said about a position. */
export type Consideration =
  /** A roll waits, or roll on and take are open: every choice, the best first, and why. */
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
      readonly odds: Odds;
      /** The chance to get through the next one, two and three rolls when every marker is placed for safety. */
      readonly survival: readonly Fraction[];
    }
  | { readonly kind: 'over'; readonly shares: Shares };

const ROLLS_AHEAD = [1, 2, 3] as const;

const decisionsFor = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort,
): readonly ConsideredChoice[] => {
  const [candidate] = brain.decide(positionOf(game), effort).candidates;
  invariant(candidate !== undefined, 'rolling on and taking are open');
  const busts = bustsNow(game);
  const both = THEN.map((then) => ({
    ...{ placement: null, then, busts },
    shares: normalise(candidate[then]),
  }));
  return ranked(both, game.turn.seat);
};

/** Everything that can be said about a position without playing it out. */
export const consider = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort = 'lookAhead',
): Consideration => {
  const { seat, phase } = game.turn;
  const advice = adviceFor(game, brain, effort);
  if (advice !== null) {
    const isPlacing = phase.kind === 'toPlace';
    const choices = isPlacing
      ? candidatesFor(game, brain, effort)
      : decisionsFor(game, brain, effort);
    return { kind: 'choices', seat, choices, advice };
  }
  const shares = expectation(game, brain);
  if (isOver(game)) return { kind: 'over', shares };
  const survival = ROLLS_AHEAD.map((rolls) => survivalOf(game, rolls));
  return { kind: 'aboutToRoll', seat, shares, odds: oddsOf(game), survival };
};

/** A choice by its name. */
export type ChoiceName = Pick<ConsideredChoice, 'placement' | 'then'>;

/** The game after a choice, somebody about to roll, or over. */
export const gameAfterChoice = (game: Game, { placement, then }: ChoiceName): Game => {
  const placed = afterPlacing(game, placement);
  if (then === 'roll') return placed;
  const taken = apply(placed, { kind: 'take', seat: game.turn.seat });
  invariant(taken.ok, 'what lies can be taken');
  return taken.value.game;
};
