import type { Game } from '@claim-it/rules';
import { leaders, turnsLeftIn } from '@claim-it/rules';
import { ifTaken } from '../analysis/reasons.ts';
import { classOf, positionOf } from '../bridge.ts';
import type { BaselineName, Baselines } from '../net/baselines.ts';
import { createBaselines } from '../net/baselines.ts';
import { bustsNow } from '../odds.ts';
import type { Bot } from './bot.ts';
import { placeOn } from './bot.ts';

let shared: Baselines | null = null;

/** Whether taking now wins the game on its very last turn, or null on any other turn. */
const winsLastTurn = (game: Game): boolean | null =>
  turnsLeftIn(game) === 1 ? leaders(ifTaken(game)).includes(game.turn.seat) : null;

/** The placement of a greedy baseline; `limit`, if given, replaces its own stopping rule. */
export const frozenBot =
  (name: BaselineName, limit: number | null = null): Bot =>
  (game, random) => {
    const { seat, phase } = game.turn;
    const seed = random.below(1 << 30);
    shared ??= createBaselines();
    if (phase.kind === 'toPlace')
      return placeOn(game, shared.place(positionOf(game), classOf(phase.roll), name, seed).space);
    if (phase.kind !== 'toDecide') return { kind: 'roll', seat };
    const takes =
      limit === null
        ? shared.takes(positionOf(game), name, seed)
        : (winsLastTurn(game) ?? bustsNow(game) > limit);
    return { kind: takes ? 'take' : 'roll', seat };
  };
