import type { Game, Placement, Space } from '@claim-it/rules';
import { invariant, placementsOf } from '@claim-it/rules';
import { bitOf, classOf, positionOf } from '../bridge.ts';
import { normalise, shareAt } from '../net/shares.ts';
import type { Brain, Effort, Shares } from '../net/types.ts';
import { bustsAfter, bustsNow } from '../odds.ts';
import type { CandidateReview, ConsideredChoice, ErrorMark } from './types.ts';

/** A search to the end gives only the mover's share, and an analysis needs all seats'. */
export type ReviewEffort = Exclude<Effort, 'search'>;

/** What may follow a placement. */
const THEN = ['take', 'roll'] as const;

const INACCURACY = 0.01;
const MISTAKE = 0.03;
const BLUNDER = 0.08;

/** How bad it is to give away so much of the win. */
export const markOf = (loss: number): ErrorMark => {
  if (loss >= BLUNDER) return 'blunder';
  if (loss >= MISTAKE) return 'mistake';
  return loss >= INACCURACY ? 'inaccuracy' : null;
};

/** Choices that differ by less than this are not a real decision, nor are choices in a game this clear. */
const GAP = 0.002;
const DECIDED = 0.995;

/** Whether one seat has practically won no matter what the player does; a win that can still be lost does not count. */
const isDecided = (candidates: readonly CandidateReview[], { shares }: CandidateReview): boolean =>
  shares.some((_, seat) =>
    candidates.every((candidate) => shareAt(candidate.shares, seat) >= DECIDED),
  );

/** Whether there was a real decision between candidates, the best of them first. */
export const isRealDecision = (candidates: readonly CandidateReview[]): boolean => {
  const worst = candidates.at(-1);
  return worst !== undefined && worst.loss > GAP && !isDecided(candidates, worst);
};

/** Sets the loss of every candidate and puts the best for `seat` first. */
export const ranked = <Choice extends { readonly shares: Shares }>(
  candidates: readonly Choice[],
  seat: number,
): readonly (Choice & { readonly loss: number })[] => {
  const best = Math.max(...candidates.map(({ shares }) => shareAt(shares, seat)));
  return candidates
    .map((candidate) => ({ ...candidate, loss: best - shareAt(candidate.shares, seat) }))
    .sort((left, right) => left.loss - right.loss);
};

/** All choices of the player for the current roll, best first. */
export const candidatesFor = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort,
): readonly CandidateReview[] => {
  const { phase, seat } = game.turn;
  invariant(phase.kind === 'toPlace', 'candidates need a roll that waits');
  const placements = new Map<number, Placement>(
    placementsOf(game).map((placement) => [bitOf(placement.space), placement]),
  );
  const busts: ReadonlyMap<Space, number> = bustsAfter(game);
  const { candidates } = brain.consider(positionOf(game), classOf(phase.roll), effort);
  const both = candidates.flatMap((candidate) => {
    const placement = placements.get(candidate.space ?? -1);
    invariant(placement !== undefined, 'the brain and the rules know the same placements');
    const after = { placement, busts: busts.get(placement.space) ?? 0 };
    return THEN.map((then) => ({ ...after, then, shares: normalise(candidate[then]) }));
  });
  return ranked(both, seat);
};

/** Take or roll on, the better one first, where the marker is already placed. */
const decisionsFor = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort,
): readonly ConsideredChoice[] => {
  const [candidate] = brain.decide(positionOf(game), effort).candidates;
  invariant(candidate !== undefined, 'rolling on and taking are open');
  const busts = bustsNow(game);
  const both = THEN.map((then) => ({
    placement: null,
    then,
    busts,
    shares: normalise(candidate[then]),
  }));
  return ranked(both, game.turn.seat);
};

/** All choices of the player on turn, best first; null if there is no decision. */
export const choicesFor = (
  game: Game,
  brain: Brain,
  effort: ReviewEffort,
): readonly ConsideredChoice[] | null => {
  const { phase } = game.turn;
  if (phase.kind === 'toPlace') return candidatesFor(game, brain, effort);
  return phase.kind === 'toDecide' ? decisionsFor(game, brain, effort) : null;
};
