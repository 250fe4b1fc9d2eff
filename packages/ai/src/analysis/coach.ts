import type { Game, Seat } from '@claim-it/rules';
import { invariant } from '@claim-it/rules';
import { shareAt } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import type { ReviewEffort } from './candidates.ts';
import { choicesFor } from './candidates.ts';
import type { Reason } from './reasons.ts';
import {
  afterPlacing,
  decisiveReason,
  reasonToPlace,
  reasonToRoll,
  reasonToTake,
} from './reasons.ts';
import type { ConsideredChoice } from './types.ts';

/** One choice and the player's expected share of the win after it. */
export type AdvisedChoice = Pick<ConsideredChoice, 'placement' | 'then' | 'busts'> & {
  readonly share: number;
};

export type Advice = {
  readonly seat: Seat;
  readonly best: AdvisedChoice;
  readonly runnerUp: AdvisedChoice;
  readonly reason: Reason;
  /** Why to roll on or to take, once the best marker is placed. */
  readonly thenReason: Reason;
};

/** Choices closer than this need no reason: either is good. */
const CLOSE = 0.004;

const isPlacedAt = (choice: AdvisedChoice, other: AdvisedChoice): boolean =>
  choice.placement?.space === other.placement?.space;

/** Why to place there; null where every other placement is as good, or there is none. */
const placementReason = (
  game: Game,
  best: AdvisedChoice,
  choices: readonly AdvisedChoice[],
): Reason | null => {
  const others = choices.filter((choice) => !isPlacedAt(choice, best));
  const [rival] = others;
  if (best.placement === null || rival === undefined || best.share - rival.share < CLOSE)
    return null;
  const listed = others.flatMap(({ placement, busts }) =>
    placement === null ? [] : [{ placement, busts }],
  );
  return reasonToPlace(game, { placement: best.placement, busts: best.busts }, listed, best.then);
};

const closeCall = (best: AdvisedChoice, next: AdvisedChoice): Reason => ({
  kind: 'closeCall',
  difference: best.share - next.share,
});

/** Why to roll on or to take after that; null where it makes no difference. */
const pushReason = (placed: Game, best: AdvisedChoice, other: AdvisedChoice): Reason | null => {
  const difference = best.share - other.share;
  if (difference < CLOSE) return null;
  return best.then === 'take'
    ? reasonToTake(placed, best.busts, difference)
    : reasonToRoll(placed, best.busts, difference);
};

/** The best of all choices and its reason; the choices are sorted, best first. */
export const adviceAmong = (game: Game, considered: readonly ConsideredChoice[]): Advice => {
  const { seat } = game.turn;
  const choices = considered.map(({ placement, then, busts, shares }) => ({
    placement,
    then,
    busts,
    share: shareAt(shares, seat),
  }));
  const [best, runnerUp] = choices;
  invariant(best !== undefined && runnerUp !== undefined, 'rolling on and taking are two choices');
  const other = choices.find((choice) => choice !== best && isPlacedAt(choice, best));
  invariant(other !== undefined, 'after every placement both are open');
  const placed = afterPlacing(game, best.placement);
  const decisive = decisiveReason(placed, best.then);
  const push = pushReason(placed, best, other);
  const reason =
    decisive ?? placementReason(game, best, choices) ?? push ?? closeCall(best, runnerUp);
  return { seat, best, runnerUp, reason, thenReason: decisive ?? push ?? closeCall(best, other) };
};

/** The best choice and its reason; null without a decision: before the first roll, while dice roll, at the end. */
export const adviceFor = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort = 'lookAhead',
): Advice | null => {
  const choices = choicesFor(game, brain, effort);
  return choices === null ? null : adviceAmong(game, choices);
};
