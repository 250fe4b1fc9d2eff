import type { Game } from '@claim-it/rules';
import {
  apply,
  claimsOf,
  claimsToCall,
  invariant,
  isOver,
  presentSeats,
  spacesOf,
} from '@claim-it/rules';
import { candidatesFor } from '../analysis/candidates.ts';
import type { CandidateReview } from '../analysis/types.ts';
import type { Bot } from '../bots/bot.ts';
import { rollDice } from '../dice.ts';
import { shareAt } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import type { Random } from '../random.ts';

/** A roll that may make a puzzle: by the network one choice is far better than any other. */
export type Find = { readonly game: Game; readonly candidates: readonly CandidateReview[] };

/** The network can be wrong, so rollouts decide which finds become puzzles. A first check is fast and coarse. */
const LIKELY_GAP = 0.055;
const FIRST_LOOK_GAP = 0.035;
/** A decided game makes no puzzle. */
const HOPE = [0.1, 0.99] as const;

const findIn = (game: Game, brain: Brain): Find | null => {
  if ((candidatesFor(game, brain, 'static')[1]?.loss ?? 0) < FIRST_LOOK_GAP) return null;
  const candidates = candidatesFor(game, brain, 'lookAhead');
  const [best, next] = candidates;
  if (best === undefined || next === undefined || next.loss < LIKELY_GAP) return null;
  const share = shareAt(best.shares, game.turn.seat);
  return share < HOPE[0] || share > HOPE[1] ? null : { game, candidates };
};

/** Plays a game of one bot against itself and collects candidates for puzzles. */
export const findsInGame = (
  start: Game,
  bot: Bot,
  brain: Brain,
  random: Random,
): readonly Find[] => {
  const finds: Find[] = [];
  let game = start;
  while (!isOver(game)) {
    const { kind } = game.turn.phase;
    const find = kind === 'toPlace' ? findIn(game, brain) : null;
    if (find !== null) finds.push(find);
    const input =
      kind === 'rolling' ? ({ kind: 'dice', roll: rollDice(random) } as const) : bot(game, random);
    const step = apply(game, input);
    invariant(step.ok, 'bots play by the rules');
    game = step.value.game;
  }
  return finds;
};

export type PuzzlePhase = 'early' | 'middle' | 'late' | 'lastRound';

const EARLY_SPACES = 12;

/** The phase of a game. */
export const phaseOf = (game: Game): PuzzlePhase => {
  if (game.lastRoundCalledBy !== null) return 'lastRound';
  const seats = presentSeats(game);
  const most = Math.max(...seats.map((seat) => claimsOf(game.board, seat)));
  if (most >= claimsToCall(game.setup.colors.length) - 3) return 'late';
  const taken = seats.reduce<number>((sum, seat) => sum + spacesOf(game.board, seat).length, 0);
  return taken < EARLY_SPACES ? 'early' : 'middle';
};
