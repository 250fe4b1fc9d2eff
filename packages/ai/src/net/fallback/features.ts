import type { Position } from '@claim-it/kernel';
import { claimsToCall } from '@claim-it/rules';
import type { Cells, Spread } from './board.ts';
import { bustsOf, cellsWhere, countOf, spreadOf, transposedSpace } from './board.ts';
import { turnsToCome } from './play.ts';
import type { Shape } from './shape.ts';
import { GAP_LIMIT } from './shape.ts';
import type { Survey } from './survey.ts';
import { scoreOf, surveyOf } from './survey.ts';

/** The active rows of a position, and its bust odds of 216. */
export type Features = { readonly rows: readonly number[]; readonly busts: number };

/** One of each pair of spaces that the same rolls reach, numbered row by row. */
const PAIR_NUMBERS: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 36 }, (_, space) => space)
    .filter((space) => space % 6 <= Math.floor(space / 6))
    .map((space, number) => [space, number]),
);

const cellRows = (first: number, cells: Cells): readonly number[] =>
  cells.flatMap((isSet, space) => (isSet ? [first + space] : []));

const pairRows = (first: number, cells: Cells): readonly number[] =>
  [...PAIR_NUMBERS].flatMap(([space, number]) =>
    cells[space] === true || cells[transposedSpace(space)] === true ? [first + number] : [],
  );

const slotRows = (shape: Shape, values: readonly number[]): readonly number[] =>
  shape.slots.map(
    ({ row, bins }, slot) => row + Math.max(0, Math.min(values[slot] ?? 0, bins - 1)),
  );

const bustBin = (busts: number): number => {
  if (busts === 0) return 0;
  return busts <= 48 ? 1 + ((busts - 1) >> 2) : 13 + Math.floor((busts - 49) / 12);
};

const seatValues = (survey: Survey): readonly number[] => [
  ...[survey.claims, survey.group, survey.second, survey.solid, survey.reach, survey.spaces],
  ...[survey.front, survey.free, survey.ring, survey.bridges, survey.solidReach],
];

const and = (one: Cells, other: Cells, isSet: boolean): Cells =>
  cellsWhere((space) => one[space] === true && (other[space] === true) === isSet);

const startBoards = (own: readonly Cells[], claimed: Cells): readonly Cells[] =>
  own.flatMap((cells) => [and(cells, claimed, false), and(cells, claimed, true)]);

const fromMover = <Item>(items: readonly Item[], mover: number): readonly Item[] => [
  ...items.slice(mover),
  ...items.slice(0, mover),
];

/** Who leads, counted from the first; the number of seats stands for a tie. */
const leaderIn = (surveys: readonly Survey[]): number => {
  const scores = surveys.map(scoreOf);
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length > 1 ? scores.length : scores.indexOf(best);
};

const rivalGroup = (surveys: readonly Survey[]): number =>
  Math.max(...surveys.slice(1).map(({ group }) => group));

/** Surveys from the mover on. */
export const surveysOf = ({ own, claimed }: Spread, mover: number): readonly Survey[] => {
  const owned = cellsWhere((space) => own.some((cells) => cells[space] === true));
  return fromMover(own, mover).map((cells) => surveyOf(cells, claimed, owned));
};

/** The features of a turn about to begin. */
export const startFeatures = (shape: Shape, position: Position, rivals: number): Features => {
  const spread = spreadOf(position);
  const surveys = surveysOf(spread, position.mover);
  const boards = startBoards(fromMover(spread.own, position.mover), spread.claimed);
  const busts = bustsOf(spread);
  const gap = (surveys[0]?.group ?? 0) - rivalGroup(surveys);
  const race = (turnsToCome(position) ?? 0) * (surveys.length + 1) + leaderIn(surveys);
  const values = [...surveys.flatMap(seatValues), bustBin(busts), gap + GAP_LIMIT, race, rivals];
  const first = (mask: number): number => shape.masks[mask] ?? 0;
  const rows = [
    ...boards.flatMap((cells, mask) => cellRows(first(mask), cells)),
    ...pairRows(first(boards.length), spread.claimable),
    ...pairRows(first(boards.length + 1), spread.squattable),
    ...slotRows(shape, values),
  ];
  return { rows, busts };
};

const stakeBoards = (spread: Spread, mover: number): readonly Cells[] => {
  const mine = spread.own[mover] ?? [];
  const others = cellsWhere((space) =>
    spread.own.some((cells, seat) => seat !== mover && cells[space] === true),
  );
  return [
    and(mine, spread.claimed, false),
    and(mine, spread.claimed, true),
    and(others, spread.claimed, false),
    and(others, spread.claimed, true),
    and(spread.squats, spread.stakedClaims, false),
    spread.stakedClaims,
  ];
};

/** What taking now would mean for the race. */
const raceOf = (position: Position, after: readonly Survey[]): number => {
  const [mine, ...others] = after;
  if (mine === undefined) return 0;
  const rival = Math.max(...others.map(scoreOf));
  const calls = mine.claims >= claimsToCall(after.length) ? after.length + 1 : 0;
  const standing = Math.sign(scoreOf(mine) - rival) + 1;
  return (turnsToCome(position) ?? calls) * 3 + standing;
};

/** The features of rolling on; `after` are the surveys of a take, from the mover on. */
export const stakeFeatures = (
  shape: Shape,
  position: Position,
  after: readonly Survey[],
  rivals: number,
): Features => {
  const spread = spreadOf(position);
  const before = surveysOf(spread, position.mover);
  const [mine, was] = [after[0], before[0]];
  if (mine === undefined || was === undefined) throw new Error('a position has seats');
  const busts = bustsOf(spread);
  const counts = [bustBin(busts), countOf(spread.used), countOf(spread.stakedClaims)];
  const gaps = [mine.group - rivalGroup(after), was.group - rivalGroup(before)];
  const values = [
    ...[...counts, mine.group - was.group, ...seatValues(mine), was.claims, was.group],
    ...[rivalGroup(after), ...gaps.map((gap) => gap + GAP_LIMIT), raceOf(position, after), rivals],
  ];
  const boards = stakeBoards(spread, position.mover);
  const first = (mask: number): number => shape.masks[mask] ?? 0;
  const rows = [
    ...boards.flatMap((cells, mask) => cellRows(first(mask), cells)),
    ...pairRows(first(6), spread.claimable),
    ...pairRows(first(7), spread.squattable),
    ...cellRows(first(8), spread.used),
    ...slotRows(shape, values),
  ];
  return { rows, busts };
};
