import type { Game, Space } from '@claim-it/rules';
import { apply, invariant, placementsOf, standingOf } from '@claim-it/rules';
import { afterPlacing, ifTaken } from '../analysis/reasons.ts';
import type { Bot } from '../bots/bot.ts';
import { seededRandom } from '../random.ts';
import type { Difficulty } from './puzzle.ts';

type Answer = { readonly space: Space; readonly then: 'roll' | 'take' };

/** The factors of a puzzle's difficulty. */
export type Hardness = {
  /** How many of prospector, miner and foreman answer wrongly. */
  readonly fooled: number;
  /** The share of a sheriff's tries that are wrong. */
  readonly sheriff: number;
  /** Whether the placement that makes the largest mine at once is wrong. */
  readonly isGreedyWrong: boolean;
  /** Win share between the best choice and the next best. */
  readonly gap: number;
  readonly choices: number;
};

/** A bot's choice for an unplaced roll. */
const answerOf = (bot: Bot, game: Game, seed: number): Answer => {
  const random = seededRandom(seed);
  const placed = bot(game, random);
  invariant(placed.kind === 'place', 'a roll waits');
  const after = apply(game, placed);
  invariant(after.ok, 'bots play by the rules');
  const then = bot(after.value.game, random).kind === 'take' ? 'take' : 'roll';
  return { space: placed.space, then };
};

/** The share of so many tries in which a bot misses the answer. */
export const wrongPart = (bot: Bot, game: Game, right: Answer, tries: number): number => {
  const answers = Array.from({ length: tries }, (_, index) => answerOf(bot, game, index + 1));
  return (
    answers.filter(({ space, then }) => space !== right.space || then !== right.then).length / tries
  );
};

/** Whether the placement with the largest mine, if taken at once, is not the answer. */
export const isGreedyWrong = (game: Game, right: Space): boolean => {
  const { seat } = game.turn;
  const mines = placementsOf(game).map((placement) => ({
    space: placement.space,
    mine: standingOf(ifTaken(afterPlacing(game, placement)).board, seat).group,
  }));
  const largest = Math.max(...mines.map(({ mine }) => mine));
  return !mines.some(({ space, mine }) => space === right && mine === largest);
};

/** The thresholds of the levels. */
const STEPS = [1, 2, 4, 6] as const;

/** 1 for a puzzle that a child solves, 5 for one that most strong players miss. */
export const difficultyOf = ({
  fooled,
  sheriff,
  isGreedyWrong,
  gap,
  choices,
}: Hardness): Difficulty => {
  let points = fooled;
  if (sheriff >= 0.1) points += 1;
  if (sheriff >= 0.3) points += 1;
  if (isGreedyWrong) points += 1;
  if (gap < 0.1) points += 1;
  if (gap >= 0.2) points -= 1;
  if (choices >= 8) points += 1;
  return (1 + STEPS.filter((step) => points >= step).length) as Difficulty;
};
