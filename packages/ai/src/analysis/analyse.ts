import type {
  Game,
  GameRecord,
  Replay,
  ReplayStep,
  Result,
  Roll,
  Seat,
  Space,
  Substitute,
  Variant,
} from '@claim-it/rules';
import { invariant, ok, refuse } from '@claim-it/rules';
import { bustPart, shareAt } from '../net/shares.ts';
import type { Brain, Shares } from '../net/types.ts';
import { bustsNow } from '../odds.ts';
import type { ReviewEffort } from './candidates.ts';
import { candidatesFor, isRealDecision, markOf } from './candidates.ts';
import { ifTaken } from './reasons.ts';
import { seatReviews } from './seats.ts';
import { expectation } from './shares.ts';
import type { Analysis, CandidateReview, DecisionReview, StepReview } from './types.ts';

/** Why there is no analysis: the brain was made for other games. */
export type AnalysisRefusal = {
  readonly kind: 'noNetwork';
  readonly players: number;
  readonly variant: Variant;
};

/** Called for every judged step, with the chances of every seat before and after it. */
export type OnBooked = (step: StepReview, before: Shares, after: Shares) => void;

/** A roll whose answer is the next word of the record. */
type Pending = {
  readonly seat: Seat;
  readonly roll: Roll;
  readonly candidates: readonly CandidateReview[];
  space: Space | null;
  /** Who placed; null for the player. */
  placedBy: Substitute | null;
};

/** One running value for all seats: every step changes it and books the difference, so the sums close. */
type Review = {
  readonly brain: Brain;
  readonly effort: ReviewEffort;
  readonly onBooked: OnBooked;
  readonly steps: StepReview[];
  readonly line: Shares[];
  game: Game;
  value: Shares;
  pending: Pending | null;
  turn: number;
  textLine: number;
};

const book = (review: Review, step: StepReview, value: Shares): void => {
  review.steps.push(step);
  review.line.push(value);
  review.onBooked(step, review.value, value);
  review.value = value;
};

const playedIn = ({ candidates, space }: Pending, then: 'roll' | 'take' | null): number =>
  candidates.findIndex(
    (one) => one.placement.space === space && (then === null || one.then === then),
  );

/** The candidates of a placement alone: rolling on or taking, the better one of them, was not the player's choice. */
const placementsIn = (candidates: readonly CandidateReview[]): readonly CandidateReview[] =>
  candidates.filter(
    ({ placement }, at) =>
      candidates.findIndex((one) => one.placement.space === placement.space) === at,
  );

/** Books the pending decision; null where the player did not choose to roll on or take: the better one then counts. */
const bookDecision = (review: Review, then: 'roll' | 'take' | null): void => {
  const { pending, turn } = review;
  review.pending = null;
  if (pending === null || pending.space === null || pending.placedBy !== null) return;
  const { seat, roll, candidates } = pending;
  const played = playedIn(pending, then);
  const chosen = candidates[played];
  const sameSpace = candidates[playedIn(pending, null)];
  invariant(chosen !== undefined && sameSpace !== undefined, 'what was played is a candidate');
  const decision: DecisionReview = {
    kind: 'decision',
    turn,
    seat,
    roll,
    candidates,
    played,
    loss: chosen.loss,
    placementLoss: sameSpace.loss,
    mark: markOf(chosen.loss),
    isReal: isRealDecision(then === null ? placementsIn(candidates) : candidates),
  };
  book(review, decision, chosen.shares);
};

/** The game if the turn were lost now: a bust restores the board, as does a turn without stakes. */
const lostTurn = (game: Game): Game => ifTaken({ ...game, turn: { ...game.turn, stakes: {} } });

/**
 * Luck is the value of the best answer minus the value before the roll, so that start, luck and skill add up to the result.
 * Besides the dice it therefore holds the evaluator's self-correction from seeing one roll more: almost zero on
 * average, but a fifth to a third of luck's spread in a game. `luckOf` is the dice alone. See docs/decisions/0008.
 */
const bookRoll = (review: Review, step: ReplayStep, roll: Roll): void => {
  const { game: after, events, madeBy = null } = step;
  bookAnswer(review, step, 'roll', madeBy);
  const { game, brain, effort, turn, value: before } = review;
  const { seat } = game.turn;
  const isBust = events.some((event) => event.kind === 'busted');
  const busts = bustsNow(game);
  const candidates = isBust ? [] : candidatesFor(after, brain, effort);
  const value = candidates[0]?.shares ?? expectation(after, brain);
  const bust = busts === 0 ? before : expectation(isBust ? after : lostTurn(game), brain);
  const luck = shareAt(value, seat) - shareAt(before, seat);
  const bustLuck = shareAt(bustPart(before, bust, busts, isBust), seat);
  book(
    review,
    { kind: 'roll', turn, seat, roll, busts, isBust, before, after: value, luck, bustLuck },
    value,
  );
  if (!isBust) review.pending = { seat, roll, candidates, space: null, placedBy: null };
};

/** The chances after the answer to a roll, rolling on or taking included. */
const answered = ({ brain, pending }: Review, after: Game, then: 'roll' | 'take'): Shares => {
  if (then === 'take' || pending === null) return expectation(after, brain);
  return pending.candidates[playedIn(pending, then)]?.shares ?? expectation(after, brain);
};

/**
 * Books the answer to a roll as a decision of the player, as far as they made it. What the table or a
 * bot chose is an absence.
 */
const bookAnswer = (
  review: Review,
  { game: after }: ReplayStep,
  then: 'roll' | 'take',
  madeBy: Substitute | null,
): void => {
  const { pending, turn } = review;
  if (pending === null || pending.space === null) return;
  const maker = pending.placedBy ?? madeBy;
  const value = answered(review, after, then);
  bookDecision(review, maker === null ? then : null);
  if (maker === null) return;
  const kind = maker === 'bot' ? 'standIn' : 'pass';
  book(review, { kind, turn, seat: pending.seat, before: review.value, after: value }, value);
};

/** An unanswered roll counts as luck, a placement of the player as a decision; the rest is the absence. */
const bookAbsence = (
  review: Review,
  { game: after }: ReplayStep,
  kind: 'departure' | 'pass',
  seat: Seat,
): void => {
  bookDecision(review, null);
  const { brain, turn, value: before } = review;
  const value = expectation(after, brain);
  book(review, { kind, turn, seat, before, after: value }, value);
};

const bookStep = (review: Review, step: ReplayStep): void => {
  const { move, line, madeBy = null } = step;
  if (line !== review.textLine) review.turn += 1;
  review.textLine = line;
  if (move.kind === 'dice') bookRoll(review, step, move.roll);
  else if (move.kind === 'take') bookAnswer(review, step, 'take', madeBy);
  else if (move.kind === 'gone') bookAbsence(review, step, 'departure', move.seat);
  else if (move.kind === 'pass') bookAbsence(review, step, 'pass', review.game.turn.seat);
  else if (move.kind === 'place' && review.pending !== null)
    review.pending = { ...review.pending, space: move.space, placedBy: madeBy };
  review.game = step.game;
};

const finished = (review: Review, record: GameRecord): Analysis => {
  bookDecision(review, null);
  const { steps, line } = review;
  return { record, steps, seats: seatReviews(steps, line), line };
};

/**
 * Analyses every roll and every decision of a record, finished or not, with one evaluator throughout; yields how many
 * words of it are done after each, so that the caller can do something else, or stop.
 */
export function* analysing(
  replay: Replay,
  brain: Brain,
  effort: ReviewEffort = 'lookAhead',
  onBooked: OnBooked = () => {},
): Generator<number, Result<Analysis, AnalysisRefusal>> {
  const { record, start, steps } = replay;
  const { variant } = record.setup;
  const players = record.setup.colors.length;
  if (brain.weights.players !== players || brain.weights.variant !== variant)
    return refuse({ kind: 'noNetwork', players, variant });
  const value = expectation(start, brain);
  const review: Review = {
    brain,
    effort,
    onBooked,
    steps: [],
    line: [value],
    game: start,
    value,
    pending: null,
    turn: 0,
    textLine: -1,
  };
  for (const [index, step] of steps.entries()) {
    bookStep(review, step);
    yield index + 1;
  }
  return ok(finished(review, record));
}

/** The same without pauses. */
export const analyse = (
  replay: Replay,
  brain: Brain,
  effort?: ReviewEffort,
): Result<Analysis, AnalysisRefusal> => {
  const work = analysing(replay, brain, effort);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
