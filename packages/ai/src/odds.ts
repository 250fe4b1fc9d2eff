import type { Kernel } from '@claim-it/kernel';
import { createKernel, spacesIn } from '@claim-it/kernel';
import type { Game, Space } from '@claim-it/rules';
import { placementsOf, ROLLS, SPACES, weightOf } from '@claim-it/rules';
import { bitOf, classOf, positionOf } from './bridge.ts';

/** Exact odds for the player about to roll, as whole numbers: out of 216 unless told otherwise. */
export type Odds = {
  /** How many of the 216 outcomes bust. */
  readonly busts: number;
  /** For each space, how many of the 216 outcomes let a marker be laid there. */
  readonly playable: Readonly<Record<Space, number>>;
  /** Ways to get through the next one, two and three rolls, placing for safety alone: of 216, 216² and 216³. */
  readonly survivals: readonly [number, number, number];
};

/** How many ways the dice can fall in one, two and three rolls. */
export const OUTCOMES: readonly [number, number, number] = [216, 46_656, 10_077_696];

let shared: Kernel | null = null;

/** One kernel for all odds: each call loads its own position before it asks. */
const kernelWith = (game: Game): Kernel => {
  shared ??= createKernel();
  shared.load(positionOf(game));
  return shared;
};

/** How many of the 216 outcomes would bust now; what `bustCount` of the rules says, a thousand times faster. */
export const bustsNow = (game: Game): number => kernelWith(game).bustCount();

/** The odds of the next rolls from here; a roll that waits for its placement is left out of account. */
export const oddsOf = (game: Game): Odds => {
  const kernel = kernelWith(game);
  const ways = SPACES.map(() => 0);
  for (const [cls, roll] of ROLLS.entries())
    for (const bit of spacesIn(kernel.legal(cls))) ways[bit] = (ways[bit] ?? 0) + weightOf(roll);
  const playable = Object.fromEntries(SPACES.map((space) => [space, ways[bitOf(space)] ?? 0]));
  return {
    busts: kernel.bustCount(),
    playable: playable as Readonly<Record<Space, number>>,
    survivals: [kernel.survival(1), kernel.survival(2), kernel.survival(3)],
  };
};

/** For each placement of the waiting roll, how many of the 216 outcomes would bust after it. */
export const bustsAfter = (game: Game): ReadonlyMap<Space, number> => {
  const { phase } = game.turn;
  if (phase.kind !== 'toPlace') return new Map();
  const cls = classOf(phase.roll);
  return new Map(
    placementsOf(game).map(({ space }) => {
      const kernel = kernelWith(game);
      kernel.place(cls, bitOf(space));
      return [space, kernel.bustCount()];
    }),
  );
};
