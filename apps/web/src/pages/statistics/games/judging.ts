import type { Analysis, CandidateReview, DecisionReview } from '@claim-it/ai';
import { afterPlacing, bustOddsOf, figuresOf, ifTaken } from '@claim-it/ai';
import type { Game, Placement, Replay, Seat, Space } from '@claim-it/rules';
import { formatPosition, ownerOf, parseRecord, standingOf } from '@claim-it/rules';
import type {
  GameResult,
  Judged,
  JudgedSeat,
  Mistake,
  MistakeKind,
} from '../../../parts/results/result.ts';

/** The games in which a player decided something: a roll waits, and a placement of the player follows. */
export const decisionsIn = ({ steps }: Replay): readonly Game[] =>
  steps
    .filter(({ move }, at) => {
      const next = steps[at + 1];
      return move.kind === 'dice' && next?.move.kind === 'place' && next.madeBy === undefined;
    })
    .map(({ game }) => game);

/** The largest mine of a seat if it took after this placement. */
const mineAfter = (game: Game, seat: Seat, placement: Placement): number =>
  standingOf(ifTaken(afterPlacing(game, placement)).board, seat).group;

const isRivals = ({ board }: Game, seat: Seat, space: Space): boolean => {
  const owner = ownerOf(board[space]);
  return owner !== null && owner !== seat;
};

/** What speaks for the other space; the first that is true. */
const spaceMistake = (
  game: Game,
  seat: Seat,
  best: CandidateReview,
  played: CandidateReview,
): MistakeKind => {
  const [there, here] = [best.placement, played.placement];
  if (there.stake.kind === 'claim' && here.stake.kind === 'squatter') return 'claimLeftLying';
  if (isRivals(game, seat, there.space) && !isRivals(game, seat, here.space)) return 'rivalSpared';
  if (mineAfter(game, seat, there) > mineAfter(game, seat, here)) return 'mineLeftSmall';
  return best.then === 'roll' && best.busts < played.busts ? 'riskierSpace' : 'otherSpace';
};

const kindOf = (game: Game, decision: DecisionReview): MistakeKind | null => {
  const { seat, candidates, loss, placementLoss } = decision;
  const [best, played] = [candidates[0], candidates[decision.played]];
  if (best === undefined || played === undefined) return null;
  if (loss - placementLoss > placementLoss)
    return played.then === 'take' ? 'tookTooEarly' : 'rolledTooLong';
  return spaceMistake(game, seat, best, played);
};

/** What a decision got wrong; null where it gave away too little to speak of. */
export const mistakeIn = (game: Game, decision: DecisionReview): Mistake | null => {
  const { mark, seat, loss, candidates, played } = decision;
  const kind = mark === 'mistake' || mark === 'blunder' ? kindOf(game, decision) : null;
  if (kind === null) return null;
  const choices = candidates.map(({ placement: { space }, then, loss: given }) => ({
    space,
    then,
    loss: given,
  }));
  return { seat, kind, loss, position: formatPosition(game), choices, played };
};

const mistakesIn = ({ record }: GameResult, { steps }: Analysis): readonly Mistake[] => {
  const replay = parseRecord(record);
  if (!replay.ok) return [];
  const games = decisionsIn(replay.value);
  return steps
    .filter((step) => step.kind === 'decision')
    .flatMap((decision, at) => {
      const game = games[at];
      return (game && mistakeIn(game, decision)) ?? [];
    });
};

/** What the statistics store of a review. */
export const judgedBy = (result: GameResult, analysis: Analysis): Judged => {
  const figures = figuresOf(analysis);
  const seats = analysis.seats.map(({ seat, realLoss, realDecisions }): JudgedSeat => {
    const luck = (figures[seat]?.account.luck ?? 0) / 1000;
    const { expected: bustsExpected, variance: bustVariance } = bustOddsOf(analysis.steps, seat);
    return { luck, loss: realLoss, realDecisions, bustsExpected, bustVariance };
  });
  return { seats, mistakes: mistakesIn(result, analysis) };
};
