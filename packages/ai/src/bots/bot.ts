import type { Choice, Game } from '@claim-it/rules';
import { invariant, placementsOf } from '@claim-it/rules';
import { bitOf } from '../bridge.ts';
import type { Random } from '../random.ts';

/** Returns one lawful choice wherever the seat on turn has one. Deterministic: same game, same numbers, same choice. */
export type Bot = (game: Game, random: Random) => Choice;

/** Places on the space of a bit. */
export const placeOn = (game: Game, bit: number | null): Choice => {
  const placement = placementsOf(game).find(({ space }) => bitOf(space) === bit);
  invariant(placement !== undefined, 'a bot considers lawful placements only');
  return { kind: 'place', seat: game.turn.seat, space: placement.space };
};
