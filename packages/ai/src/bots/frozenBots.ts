import type { Choice, Game } from '@claim-it/rules';
import { apply, invariant, leaders, placementsOf, turnsLeftIn } from '@claim-it/rules';
import { bitOf, classOf, positionOf } from '../bridge.ts';
import type { BaselineName, Baselines } from '../net/baselines.ts';
import { createBaselines } from '../net/baselines.ts';
import { bustsNow } from '../odds.ts';
import type { Bot } from './bot.ts';

let shared: Baselines | null = null;

const baselines = (): Baselines => {
  shared ??= createBaselines();
  return shared;
};

const placeAt = (game: Game, bit: number): Choice => {
  const placement = placementsOf(game).find((one) => bitOf(one.space) === bit);
  invariant(placement !== undefined, 'a baseline places lawfully');
  return { kind: 'place', seat: game.turn.seat, space: placement.space };
};

/** Whether taking now wins the game on its very last turn, or null on any other turn. */
const winsLastTurn = (game: Game): boolean | null => {
  if (turnsLeftIn(game) !== 1) return null;
  const step = apply(game, { kind: 'take', seat: game.turn.seat });
  return step.ok && leaders(step.value.game).includes(game.turn.seat);
};

/** Where a greedy baseline would place; `limit`, if given, replaces its own idea of when to stop. */
export const frozenBot =
  (name: BaselineName, limit: number | null = null): Bot =>
  (game, random) => {
    const { seat, phase } = game.turn;
    const seed = random.below(1 << 30);
    if (phase.kind === 'toPlace')
      return placeAt(
        game,
        baselines().place(positionOf(game), classOf(phase.roll), name, seed).space,
      );
    if (phase.kind !== 'toDecide') return { kind: 'roll', seat };
    if (limit === null)
      return { kind: baselines().takes(positionOf(game), name, seed) ? 'take' : 'roll', seat };
    const takes = winsLastTurn(game) ?? bustsNow(game) > limit;
    return { kind: takes ? 'take' : 'roll', seat };
  };
