import type { Base, Motion } from '@claim-it/board';
import type { MatchStep, Throw } from '@claim-it/client/model';
import type { Board, Game, GameEvent, Roll, Seat, Space, Stake } from '@claim-it/rules';
import { bustCount, colorOf, groupsOf, stakedSpaces } from '@claim-it/rules';

/** Something that takes a while to see. */
export type Happening =
  /** The roll for the first player. */
  | { readonly kind: 'rollOff'; readonly throws: readonly Throw[] }
  /** A bot is about to roll again although `busts` of the 216 rolls lose everything. */
  | { readonly kind: 'daring'; readonly seat: Seat; readonly busts: number }
  | { readonly kind: 'rolling'; readonly seat: Seat; readonly roll: Roll }
  | {
      readonly kind: 'placing';
      readonly seat: Seat;
      readonly space: Space;
      readonly stake: Stake;
    }
  | {
      readonly kind: 'busting';
      readonly seat: Seat;
      readonly roll: Roll;
      readonly lost: readonly Space[];
    }
  /** The turn is skipped. R10 */
  | { readonly kind: 'passing'; readonly seat: Seat; readonly lost: readonly Space[] }
  | { readonly kind: 'taking'; readonly seat: Seat; readonly took: Took }
  | { readonly kind: 'lastRound'; readonly seat: Seat; readonly claims: number }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] };

export type Took = Extract<GameEvent, { kind: 'took' }>;

/** A happening on the stage, and how long it is shown. */
export type Moment = Happening & { readonly ms: number };

/** One frame of the animation: a true state of the game, and the current movement. */
export type StageFrame = {
  readonly game: Game;
  readonly happening: Happening | null;
  /** Steps whose outcome is visible: the current one counts when it is over. */
  readonly steps: number;
};

type Part = { readonly happening: Happening; readonly isOver: boolean };

/** The movement of an event; `isOver` if its outcome is already visible meanwhile. */
const partOf = (event: GameEvent, roll: Roll | null, before: Game): Part | null => {
  switch (event.kind) {
    case 'diceRequested': {
      if (before.turn.phase.kind !== 'toDecide') return null;
      const { seat } = event;
      return { happening: { kind: 'daring', seat, busts: bustCount(before) }, isOver: false };
    }
    case 'rolled':
      return { happening: { kind: 'rolling', seat: event.seat, roll: event.roll }, isOver: false };
    case 'placed': {
      const { seat, space, stake } = event;
      return { happening: { kind: 'placing', seat, space, stake }, isOver: true };
    }
    case 'busted': {
      if (roll === null) return null;
      const { seat, lost } = event;
      return { happening: { kind: 'busting', seat, roll, lost }, isOver: false };
    }
    case 'passed': {
      const { seat, lost } = event;
      return { happening: { kind: 'passing', seat, lost }, isOver: false };
    }
    case 'took':
      return { happening: { kind: 'taking', seat: event.seat, took: event }, isOver: false };
    case 'lastRoundCalled': {
      const { seat, claims } = event;
      return { happening: { kind: 'lastRound', seat, claims }, isOver: true };
    }
    case 'gameEnded':
      return { happening: { kind: 'ended', winners: event.winners }, isOver: true };
    default:
      return null;
  }
};

/** The pictures of one step, in order; the last one is the table after it, at rest. */
export const framesOf = ({ index, events, before, after }: MatchStep): readonly StageFrame[] => {
  const roll = events.find((event) => event.kind === 'rolled')?.roll ?? null;
  const frames: StageFrame[] = [];
  for (const event of events) {
    const part = partOf(event, roll, before);
    if (part === null) continue;
    const { happening, isOver } = part;
    frames.push({ game: isOver ? after : before, happening, steps: isOver ? index + 1 : index });
  }
  return [...frames, { game: after, happening: null, steps: index + 1 }];
};

/** Play may continue during these; the next input cuts them short. */
export const isOpen = (happening: Happening): boolean =>
  happening.kind === 'placing' || happening.kind === 'lastRound';

export type Motions = Readonly<Partial<Record<Space, Motion>>>;

/** Shares of a lost turn: shake, sweep, stamp, hold. A skipped one has no roll that shakes the board. */
export const LOSS = {
  busting: { shake: 300 / 1600, sweep: 420 / 1600, stamp: 180 / 1600 },
  passing: { shake: 0, sweep: 420 / 1100, stamp: 180 / 1100 },
} as const;

export const baseOf = (game: Game, board: Board, space: Space): Base | null => {
  const holding = board[space];
  if (holding.kind === 'empty') return null;
  return { color: colorOf(game, holding.owner), claimed: holding.kind === 'claimed' };
};

type Taking = Extract<Moment, { kind: 'taking' }>;

/** One pile after another turns into the taker's color. */
const flips = (game: Game, { seat, took, ms }: Taking): Motions => {
  const taken = stakedSpaces(game.turn.stakes);
  const one = Math.min(360, ms);
  const stagger = taken.length > 1 ? (ms - one) / (taken.length - 1) : 0;
  const evicted = new Set(took.evicted.flatMap(({ spaces }) => spaces));
  const motions: Partial<Record<Space, Motion>> = {};
  for (const [index, space] of taken.entries())
    motions[space] = {
      kind: 'flip',
      delay: stagger * index,
      ms: one,
      into: {
        base: { color: colorOf(game, seat), claimed: took.claimed.includes(space) },
        stake: null,
      },
      evicted: evicted.has(space) ? baseOf(game, game.board, space) : null,
    };
  return motions;
};

const sweeps = ({ kind, lost, ms }: Extract<Moment, { kind: 'busting' | 'passing' }>): Motions => {
  const { shake, sweep } = LOSS[kind];
  const motions: Partial<Record<Space, Motion>> = {};
  for (const [index, space] of lost.entries())
    motions[space] = {
      kind: 'sweep',
      delay: ms * (shake + (sweep * 0.4 * index) / lost.length),
      ms: ms * sweep * 0.6,
    };
  return motions;
};

/** The winning mines light up space by space. */
const shines = (game: Game, { winners, ms }: Extract<Moment, { kind: 'ended' }>): Motions => {
  const motions: Partial<Record<Space, Motion>> = {};
  for (const seat of winners) {
    const [mine = []] = groupsOf(game.board, seat);
    for (const [index, space] of mine.entries())
      motions[space] = { kind: 'shine', delay: (ms * 0.35 * index) / mine.length, ms: ms * 0.15 };
  }
  return motions;
};

/** What the piles do during a moment; nothing where there is none. */
export const motionsIn = (game: Game, moment: Moment | null): Motions => {
  switch (moment?.kind) {
    case 'placing':
      return { [moment.space]: { kind: 'drop', delay: 0, ms: moment.ms } };
    case 'taking':
      return flips(game, moment);
    case 'busting':
    case 'passing':
      return sweeps(moment);
    case 'ended':
      return shines(game, moment);
    default:
      return {};
  }
};
