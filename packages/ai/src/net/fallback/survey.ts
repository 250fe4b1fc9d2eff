import type { Position } from '@claim-it/kernel';
import type { Shares } from '../types.ts';
import type { Cells } from './board.ts';
import { BESIDE, cellsWhere, countOf, spreadOf } from './board.ts';

/** What decides the game. */
type Standing = { readonly group: number; readonly claims: number; readonly spaces: number };

/** What a seat's spaces amount to; see assembly/survey.ts. */
export type Survey = Standing & {
  readonly second: number;
  readonly solid: number;
  readonly reach: number;
  readonly front: number;
  readonly free: number;
  readonly ring: number;
  readonly bridges: number;
  readonly solidReach: number;
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

type Groups = ReturnType<typeof groupsIn>;

const groupsBeside = (groups: Groups, space: number): Groups =>
  groups.filter((group) => group.some((at) => BESIDE[space]?.includes(at)));

/** The largest group that one more of the open spaces could make. */
const reachOf = (groups: Groups, open: Cells): number => {
  let reach = Math.max(groups[0]?.length ?? 0, groups.length === 0 ? 1 : 0);
  for (const [space, isOpen] of open.entries()) {
    if (!isOpen) continue;
    const beside = groupsBeside(groups, space);
    if (beside.length === 0) continue;
    reach = Math.max(
      reach,
      beside.reduce((sum, group) => sum + group.length, 1),
    );
  }
  return reach;
};

const isBeside = (cells: Cells, space: number): boolean =>
  BESIDE[space]?.some((at) => cells[at] === true) === true;

/** How the largest group, or all that are as large, can grow. */
const growthOf = (
  groups: Groups,
  own: Cells,
  open: Cells,
  owned: Cells,
): Pick<Survey, 'front' | 'free' | 'ring' | 'bridges'> => {
  const first = groups[0]?.length ?? 0;
  const largest = new Set(groups.filter(({ length }) => length === first).flat());
  const near = cellsWhere((space) => BESIDE[space]?.some((at) => largest.has(at)) === true);
  const front = cellsWhere((space) => open[space] === true && near[space] === true);
  const reached = cellsWhere(
    (space) =>
      largest.has(space) || front[space] === true || (own[space] === true && near[space] === true),
  );
  return {
    front: countOf(front),
    free: countOf(cellsWhere((space) => front[space] === true && owned[space] !== true)),
    ring: countOf(
      cellsWhere(
        (space) => open[space] === true && front[space] !== true && isBeside(reached, space),
      ),
    ),
    bridges: countOf(
      cellsWhere((space) => front[space] === true && groupsBeside(groups, space).length > 1),
    ),
  };
};

const both = (one: Cells, other: Cells): Cells =>
  cellsWhere((space) => one[space] === true && other[space] === true);

export const standingOf = (own: Cells, claimed: Cells): Standing => ({
  group: groupsIn(own)[0]?.length ?? 0,
  claims: countOf(both(own, claimed)),
  spaces: countOf(own),
});

/** Surveys a seat; `owned` are the spaces of all seats. */
export const surveyOf = (own: Cells, claimed: Cells, owned: Cells): Survey => {
  const groups = groupsIn(own);
  const solid = both(own, claimed);
  const solidGroups = groupsIn(solid);
  const closed = (space: number): boolean => claimed[space] === true;
  const open = cellsWhere((space) => !closed(space) && own[space] !== true);
  return {
    group: groups[0]?.length ?? 0,
    claims: countOf(solid),
    spaces: countOf(own),
    second: groups[1]?.length ?? 0,
    solid: solidGroups[0]?.length ?? 0,
    reach: reachOf(groups, open),
    ...growthOf(groups, own, open, owned),
    solidReach: reachOf(
      solidGroups,
      cellsWhere((space) => !closed(space)),
    ),
  };
};

/** Orders seats as the rules do: group, then claims, then spaces. */
export const scoreOf = ({ group, claims, spaces }: Standing): number =>
  group * 10_000 + claims * 100 + spaces;

/** The exact shares of a game that is over. */
export const finalShares = (position: Position): Shares => {
  const { own, claimed } = spreadOf(position);
  const scores = own.map((cells, seat) =>
    position.departed.includes(seat) ? -1 : scoreOf(standingOf(cells, claimed)),
  );
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
};
