import type { Mask, Position } from '@claim-it/kernel';
import { maskOf } from '@claim-it/kernel';
import type { Table } from '../table.ts';
import { bustsOf, openWays, spreadOf, WEIGHTS } from './board.ts';
import { placed } from './play.ts';

const keyOf = ({ squats, stakedClaims, squatters }: Position): string =>
  `${squats} ${stakedClaims} ${squatters.join()}`;

/** In how many ways the next rolls can fall without a bust; different placements often meet again. */
const survivalOf = (position: Position, rolls: number, known: Map<string, number>): number => {
  if (rolls === 0) return 1;
  const spread = spreadOf(position);
  if (rolls === 1) return 216 - bustsOf(spread);
  const key = `${rolls} ${keyOf(position)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = WEIGHTS.reduce((sum, weight, cls) => {
    const after = openWays(spread, cls).map(({ space, third }) =>
      survivalOf(placed(position, space, third), rolls - 1, known),
    );
    return sum + weight * Math.max(0, ...after);
  }, 0);
  known.set(key, ways);
  return ways;
};

/** What odds ask of the kernel, in plain JavaScript. */
export const fallbackTable = (position: Position): Table => ({
  legal: (cls): Mask => maskOf(openWays(spreadOf(position), cls).map(({ space }) => space)),
  bustCount: () => bustsOf(spreadOf(position)),
  survival: (rolls) => survivalOf(position, rolls, new Map()),
  bustsAfter: (cls, space) => {
    const spread = spreadOf(position);
    const way = openWays(spread, cls).find((one) => one.space === space);
    return way === undefined ? 216 : bustsOf(spreadOf(placed(position, space, way.third)));
  },
});
