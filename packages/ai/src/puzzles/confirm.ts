import type { Game } from '@claim-it/rules';
import { invariant, isOver } from '@claim-it/rules';
import type { ChoiceName } from '../analysis/consider.ts';
import { gameAfterChoice } from '../analysis/consider.ts';
import { firstRoll, ROUND } from '../analysis/rollout.ts';
import { expectation } from '../analysis/shares.ts';
import type { Estimate, TrialSums } from '../analysis/strata.ts';
import { createTrialSums } from '../analysis/strata.ts';
import { positionOf } from '../bridge.ts';
import { shareAt } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import { seededRandom } from '../random.ts';

/** A choice, its expected share, and the best choice's lead over it with the same dice. */
export type Contest = {
  readonly choice: ChoiceName;
  readonly share: Estimate;
  readonly behind: Estimate;
};

export type ConfirmOptions = {
  readonly seed: number;
  /** The required lead of the best choice over every other, in standard errors. */
  readonly errors: number;
  /** Rounds of 216 games for each choice, at least and at most. */
  readonly rounds: readonly [number, number];
  /** A choice that stays closer than this is as good as the best, so its rollout stops. */
  readonly closest: number;
};

export type Confirmation = { readonly isClear: boolean; readonly contests: readonly Contest[] };

const UINT32 = 2 ** 32;
const NOTHING: Estimate = { mean: 0, standardError: 0 };

/** Plays on after a choice: the share of `seat` in one game, without the luck of busting. */
const trialAfter = (game: Game, choice: ChoiceName, brain: Brain) => {
  const { seat } = game.turn;
  const after = gameAfterChoice(game, choice);
  if (isOver(after)) {
    const share = shareAt(expectation(after, brain), seat);
    return () => share;
  }
  const position = positionOf(after);
  return (first: number, seed: number): number => {
    const { result, luck } = brain.playOut(position, first, seed);
    return shareAt(result, seat) - shareAt(luck, seat);
  };
};

/** One of the other choices and its results so far: its own share and how far it is behind. */
type Rival = {
  readonly choice: ChoiceName;
  readonly play: (first: number, seed: number) => number;
  readonly tally: TrialSums;
  isOpen: boolean;
};

const behind = ({ tally }: Rival): Estimate => tally.estimate()[1] ?? NOTHING;

const isAhead = ({ mean, standardError }: Estimate, errors: number): boolean =>
  mean > 0 && mean >= errors * standardError;

const playRound = (
  round: number,
  best: { readonly play: Rival['play']; readonly tally: TrialSums },
  rivals: readonly Rival[],
  draw: () => number,
): void => {
  for (let trial = 0; trial < ROUND; trial += 1) {
    const first = firstRoll(round * ROUND + trial);
    const seed = draw();
    const share = best.play(first, seed);
    best.tally.add(first, [share]);
    for (const rival of rivals.filter(({ isOpen }) => isOpen)) {
      const own = rival.play(first, seed);
      rival.tally.add(first, [own, share - own]);
    }
  }
};

/**
 * Whether the first choice is better than every other by so many standard errors of the difference. All choices are
 * played out with the same dice; one that is clearly behind needs no further games.
 */
export const confirm = (
  game: Game,
  brain: Brain,
  [best, ...others]: readonly ChoiceName[],
  { seed, errors, rounds: [fewest, most], closest }: ConfirmOptions,
): Confirmation => {
  invariant(best !== undefined, 'there is something to confirm');
  const random = seededRandom(seed);
  const leader = { play: trialAfter(game, best, brain), tally: createTrialSums() };
  const rivals = others.map(
    (choice): Rival => ({
      choice,
      tally: createTrialSums(),
      isOpen: true,
      play: trialAfter(game, choice, brain),
    }),
  );
  const isHopeless = (rival: Rival): boolean => rival.isOpen && behind(rival).mean < closest;
  for (let round = 0; round < most; round += 1) {
    playRound(round, leader, rivals, () => random.below(UINT32));
    if (round + 1 < fewest) continue;
    for (const rival of rivals) if (isAhead(behind(rival), errors)) rival.isOpen = false;
    if (rivals.every(({ isOpen }) => !isOpen) || rivals.some(isHopeless)) break;
  }
  const share = leader.tally.estimate()[0] ?? NOTHING;
  const contests = rivals.map((rival) => ({
    choice: rival.choice,
    share: rival.tally.estimate()[0] ?? NOTHING,
    behind: behind(rival),
  }));
  return {
    isClear: rivals.every(({ isOpen }) => !isOpen),
    contests: [{ choice: best, share, behind: NOTHING }, ...contests],
  };
};
