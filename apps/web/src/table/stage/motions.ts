import type { Base, Motion } from '@claim-it/board';
import type { Board, Game, Space } from '@claim-it/rules';
import { colorOf, groupsOf, stakedSpaces } from '@claim-it/rules';
import type { Moment } from './moment.ts';

export type Motions = Readonly<Partial<Record<Space, Motion>>>;

/** Shares of a bust: shake, sweep, stamp, hold. */
export const BUST: { readonly shake: number; readonly sweep: number; readonly stamp: number } = {
  shake: 300 / 1600,
  sweep: 420 / 1600,
  stamp: 180 / 1600,
};

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

const sweeps = ({ lost, ms }: Extract<Moment, { kind: 'busting' }>): Motions => {
  const motions: Partial<Record<Space, Motion>> = {};
  for (const [index, space] of lost.entries())
    motions[space] = {
      kind: 'sweep',
      delay: ms * (BUST.shake + (BUST.sweep * 0.4 * index) / lost.length),
      ms: ms * BUST.sweep * 0.6,
    };
  return motions;
};

/** The winning mines light up space by space. */
const shines = (game: Game, { winners, ms }: Extract<Moment, { kind: 'ended' }>): Motions => {
  const motions: Partial<Record<Space, Motion>> = {};
  for (const seat of winners) {
    const [mine = []] = groupsOf(game.board, seat);
    for (const [index, space] of mine.entries())
      motions[space] = { kind: 'shine', delay: (ms * 0.7 * index) / mine.length, ms: ms * 0.3 };
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
      return sweeps(moment);
    case 'ended':
      return shines(game, moment);
    default:
      return {};
  }
};
