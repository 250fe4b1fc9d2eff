import type { Game, Placement, Replay, ReplayStep, Roll, Seat } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';

/** One roll of a recorded game and what was made of it. */
export type RecordedRoll = {
  /** Counted from 1, as the lines of the record are. */
  readonly turn: number;
  readonly seat: Seat;
  readonly roll: Roll;
  /** The player is about to roll. */
  readonly before: Game;
  /** The dice have fallen; null where they bust. */
  readonly waiting: Game | null;
  /** What was placed; null after a bust, and where the record ends before a placement. */
  readonly placement: Placement | null;
  /** Whether the player then rolled on or took; null where the record does not say. */
  readonly then: 'roll' | 'take' | null;
  /** The table skipped the turn after this roll, before an answer or before a decision. R10 */
  readonly isSkipped: boolean;
  /** A bot chose the placement, or what followed it, for a player who was away. R13 */
  readonly isByBot: boolean;
  /** The marker is placed, before rolling on or taking; after a bust, what it sweeps off is still there. */
  readonly shown: Game;
  /** When all of it is done. */
  readonly after: Game;
};

/** The table has ended the turn, with a take of its own or without one. R10 */
const isSkip = (step: ReplayStep | undefined): boolean =>
  step?.move.kind === 'pass' || (step?.move.kind === 'take' && step.madeBy === 'table');

const thenOf = (next: ReplayStep | undefined): RecordedRoll['then'] => {
  if (next?.move.kind === 'take') return isSkip(next) ? null : 'take';
  return next?.move.kind === 'dice' ? 'roll' : null;
};

/** The outcome of a roll: the words after it in the same line of the record. */
const outcomeOf = (
  { steps }: Replay,
  at: number,
  { line, game }: ReplayStep,
  before: Game,
): Pick<RecordedRoll, 'placement' | 'then' | 'isSkipped' | 'isByBot' | 'shown' | 'after'> => {
  const [placed, next] = steps.slice(at + 1, at + 3).filter((step) => step.line === line);
  const skipped = [placed, next].find(isSkip);
  const space = placed?.move.kind === 'place' ? placed.move.space : null;
  const then = space === null ? null : thenOf(next);
  const shown = space === null ? before : (placed?.game ?? before);
  const answered = then === 'take' ? (next?.game ?? shown) : shown;
  return {
    placement: placementsOf(game).find((one) => one.space === space) ?? null,
    then,
    isSkipped: skipped !== undefined,
    isByBot: [placed, next].some((step) => step?.madeBy === 'bot'),
    shown,
    after: skipped?.game ?? (space === null ? game : answered),
  };
};

/** Every roll of a record in order. */
export const rollsOf = (replay: Replay): readonly RecordedRoll[] => {
  let before = replay.start;
  let [turn, line] = [0, -1];
  return replay.steps.flatMap((step, at) => {
    const { move, game } = step;
    const start = before;
    before = game;
    if (step.line !== line) turn += 1;
    line = step.line;
    if (move.kind !== 'dice') return [];
    const waiting = game.turn.phase.kind === 'toPlace' ? game : null;
    const { seat } = start.turn;
    const fallen = { turn, seat, roll: move.roll, before: start, waiting };
    return [{ ...fallen, ...outcomeOf(replay, at, step, start) }];
  });
};
