import type { Game, Placement, Replay, ReplayStep, Roll, Seat } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';

/** One roll of a game and what was made of it. */
export type Moment = {
  /** Counted from 1, as the lines of the record are. */
  readonly turn: number;
  readonly seat: Seat;
  readonly roll: Roll;
  /** The player is about to roll. */
  readonly before: Game;
  /** The roll lies there; null where it busts. */
  readonly waiting: Game | null;
  /** What was placed; null after a bust, and where nobody placed any more. */
  readonly placement: Placement | null;
  /** Whether the player then rolled on or took; null where the record does not tell. */
  readonly then: 'roll' | 'take' | null;
  /** The marker lies there, before rolling on or taking; where the roll busts, what it sweeps off still lies. */
  readonly shown: Game;
  /** When all of it is done. */
  readonly after: Game;
};

/** What follows a roll inside the same line of the record. */
const restOf = ({ steps }: Replay, at: number): readonly ReplayStep[] => {
  const line = steps[at]?.line;
  return steps.slice(at + 1, at + 3).filter((step) => step.line === line);
};

const thenOf = (next: ReplayStep | undefined): Moment['then'] => {
  if (next?.move.kind === 'take') return 'take';
  return next?.move.kind === 'dice' ? 'roll' : null;
};

/** A roll that busts, or that nobody placed any more. */
const unplaced = (before: Game, { game }: ReplayStep): Placed => ({
  ...{ placement: null, shown: before, after: game },
  ...followedBy(null),
});

type Placed = Pick<Moment, 'placement' | 'then' | 'shown' | 'after'>;

const followedBy = (then: Moment['then']): Pick<Moment, 'then'> => ({ then });

const placedIn = (replay: Replay, at: number, before: Game, step: ReplayStep): Placed => {
  const [placed, next] = restOf(replay, at);
  if (placed?.move.kind !== 'place') return unplaced(before, step);
  const { space } = placed.move;
  const then = thenOf(next);
  return {
    placement: placementsOf(step.game).find((one) => one.space === space) ?? null,
    ...followedBy(then),
    shown: placed.game,
    after: then === 'take' && next !== undefined ? next.game : placed.game,
  };
};

const momentAt = (replay: Replay, at: number, before: Game, turn: number): Moment | null => {
  const step = replay.steps[at];
  if (step?.move.kind !== 'dice') return null;
  const { game } = step;
  return {
    ...{ turn, seat: before.turn.seat, roll: step.move.roll, before },
    waiting: game.turn.phase.kind === 'toPlace' ? game : null,
    ...placedIn(replay, at, before, step),
  };
};

/** Every roll of a record in order. */
export const momentsOf = (replay: Replay): readonly Moment[] => {
  const moments: Moment[] = [];
  let before = replay.start;
  let [turn, line] = [0, -1];
  for (const [at, step] of replay.steps.entries()) {
    if (step.line !== line) turn += 1;
    line = step.line;
    const moment = momentAt(replay, at, before, turn);
    if (moment !== null) moments.push(moment);
    before = step.game;
  }
  return moments;
};
