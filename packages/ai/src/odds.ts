import { spacesIn } from '@claim-it/kernel';
import type { Game, Space } from '@claim-it/rules';
import { placementsOf, ROLLS, SPACES, weightOf } from '@claim-it/rules';
import { bitOf, classOf, positionOf } from './bridge.ts';
import type { OddsPosition } from './net/oddsPosition.ts';
import { oddsPosition } from './net/oddsPosition.ts';

/** Exact odds for the player about to roll, as whole numbers out of 216. */
export type Odds = {
  /** How many of the 216 outcomes bust. */
  readonly busts: number;
  /** For each space, how many of the 216 outcomes let a marker be laid there. */
  readonly playable: Readonly<Record<Space, number>>;
};

const tableOf = (game: Game): OddsPosition => oddsPosition(positionOf(game));

/** How many of the 216 outcomes would bust now; what `bustCount` of the rules says, a thousand times faster. */
export const bustsNow = (game: Game): number => tableOf(game).bustCount();

/** The odds of the next rolls from here; a roll that waits for its placement is left out of account. */
export const oddsOf = (game: Game): Odds => {
  const table = tableOf(game);
  const ways = SPACES.map(() => 0);
  for (const [cls, roll] of ROLLS.entries())
    for (const bit of spacesIn(table.legal(cls))) ways[bit] = (ways[bit] ?? 0) + weightOf(roll);
  const playable = Object.fromEntries(SPACES.map((space) => [space, ways[bitOf(space)] ?? 0]));
  return {
    busts: table.bustCount(),
    playable: playable as Readonly<Record<Space, number>>,
  };
};

/** A chance as a whole number of ways out of all. */
export type Fraction = { readonly ways: number; readonly of: number };

/** The chance to get through the next rolls when every marker is placed for safety alone, exactly. */
export const survivalOf = (game: Game, rolls: 1 | 2 | 3): Fraction => ({
  ways: tableOf(game).survival(rolls),
  of: 216 ** rolls,
});

/** For each placement of the waiting roll, how many of the 216 outcomes would bust after it. */
export const bustsAfter = (game: Game): ReadonlyMap<Space, number> => {
  const { phase } = game.turn;
  if (phase.kind !== 'toPlace') return new Map();
  const cls = classOf(phase.roll);
  const table = tableOf(game);
  return new Map(
    placementsOf(game).map(({ space }) => [space, table.bustsAfter(cls, bitOf(space))]),
  );
};
