import type { Position } from '@claim-it/kernel';
import type { Shares } from '../types.ts';
import type { Cells } from './board.ts';
import { BESIDE, cellsWhere, countOf, spreadOf } from './board.ts';

/** What a seat's spaces amount to; see assembly/survey.ts. */
export type Survey = {
  readonly group: number;
  readonly second: number;
  readonly solid: number;
  readonly reach: number;
  readonly claims: number;
  readonly spaces: number;
};

const groupsIn = (cells: Cells): readonly (readonly number[])[] => {
  const open = new Set(cells.flatMap((isSet, space) => (isSet ? [space] : [])));
  const groups: number[][] = [];
  for (const start of open) {
    open.delete(start);
    const group = [start];
    for (const space of group)
      for (const beside of BESIDE[space] ?? []) if (open.delete(beside)) group.push(beside);
    groups.push(group);
  }
  return groups.sort((left, right) => right.length - left.length);
};

/** The largest group that one more space could make. */
const reachOf = (own: Cells, claimed: Cells): number => {
  const groups = groupsIn(own);
  let reach = Math.max(groups[0]?.length ?? 0, groups.length === 0 ? 1 : 0);
  for (const [space, isOwn] of own.entries()) {
    if (isOwn || claimed[space]) continue;
    const near = groups.filter((group) => group.some((at) => BESIDE[space]?.includes(at)));
    if (near.length === 0) continue;
    reach = Math.max(
      reach,
      near.reduce((sum, group) => sum + group.length, 1),
    );
  }
  return reach;
};

export const surveyOf = (own: Cells, claimed: Cells): Survey => {
  const groups = groupsIn(own);
  const solid = cellsWhere((space) => own[space] === true && claimed[space] === true);
  return {
    group: groups[0]?.length ?? 0,
    second: groups[1]?.length ?? 0,
    solid: groupsIn(solid)[0]?.length ?? 0,
    reach: reachOf(own, claimed),
    claims: countOf(solid),
    spaces: countOf(own),
  };
};

/** Orders seats as the rules do: group, then claims, then spaces. */
export const scoreOf = ({ group, claims, spaces }: Survey): number =>
  group * 10_000 + claims * 100 + spaces;

/** The exact shares of a game that is over. */
export const finalShares = (position: Position): Shares => {
  const { own, claimed } = spreadOf(position);
  const scores = own.map((cells, seat) =>
    position.departed.includes(seat) ? -1 : scoreOf(surveyOf(cells, claimed)),
  );
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
};
