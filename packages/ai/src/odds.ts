import type { Kernel, Position } from '@claim-it/kernel';
import { createKernel } from '@claim-it/kernel';
import type { Game, Space } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import { bitOf, classOf, positionOf } from './bridge.ts';

let shared: Kernel | null = null;

/** The one kernel for all odds; each query loads its position first. */
const kernelAt = (position: Position): Kernel => {
  shared ??= createKernel();
  shared.load(position);
  return shared;
};

/** How many of the 216 outcomes would bust now; equal to `bustCount` of the rules, a thousand times faster. */
export const bustsNow = (game: Game): number => kernelAt(positionOf(game)).bustCount();

/** A chance as a whole number of ways out of all. */
export type Fraction = { readonly ways: number; readonly of: number };

/** The exact chance to survive the next rolls when every marker is placed for safety alone. */
export const survivalOf = (game: Game, rolls: 1 | 2 | 3): Fraction => ({
  ways: kernelAt(positionOf(game)).survival(rolls),
  of: 216 ** rolls,
});

/** For each placement of the current roll, how many of the 216 outcomes would bust after it. */
export const bustsAfter = (game: Game): ReadonlyMap<Space, number> => {
  const { phase } = game.turn;
  if (phase.kind !== 'toPlace') return new Map();
  const cls = classOf(phase.roll);
  const position = positionOf(game);
  const bustsOn = (space: Space): number => {
    const kernel = kernelAt(position);
    kernel.place(cls, bitOf(space));
    return kernel.bustCount();
  };
  return new Map(placementsOf(game).map(({ space }) => [space, bustsOn(space)]));
};
