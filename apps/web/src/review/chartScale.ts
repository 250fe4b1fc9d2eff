import type { Seat } from '@claim-it/rules';
import type { Judged } from './judged.ts';
import type { Moment } from './moments.ts';

/** Room for the numbers at the left, and for a marker and a word at the right. */
const LEFT = 46;
const RIGHT = 40;

/** Where rolls lie on a drawing so wide: 0 is the start of the game, 1 the first roll. */
export type Scale = {
  readonly left: number;
  readonly right: number;
  readonly x: (point: number) => number;
  /** The roll nearest to a place, counted from 0. */
  readonly rollAt: (x: number) => number;
};

export const scaleFor = (rolls: number, width: number): Scale => {
  const right = Math.max(LEFT + 1, width - RIGHT);
  const step = (right - LEFT) / Math.max(1, rolls);
  return {
    ...{ left: LEFT, right },
    x: (point) => Math.round((LEFT + point * step) * 10) / 10,
    rollAt: (x) => Math.min(rolls - 1, Math.max(0, Math.round((x - LEFT) / step) - 1)),
  };
};

export type Tick = { readonly turn: number; readonly point: number };

/** Every fifth or tenth turn, where it begins. */
export const turnTicks = (moments: readonly Moment[], width: number): readonly Tick[] => {
  const turns = moments.at(-1)?.turn ?? 0;
  const every = [5, 10, 20, 50].find((one) => (turns / one) * 42 < width - 90) ?? 100;
  return moments.flatMap(({ turn }, index) =>
    turn % every === 0 && moments[index - 1]?.turn !== turn ? [{ turn, point: index + 1 }] : [],
  );
};

/** The roll after which the last round is called, counted from 0; -1 where it never was. */
export const lastRoundCall = (moments: readonly Moment[]): number =>
  moments.findIndex(({ after }) => after.lastRoundCalledBy !== null);

/** Somebody's chances at the start and after every roll, as far as they are known. */
export const chancesOf = (judged: readonly Judged[], seat: Seat): readonly number[] => {
  const [first] = judged;
  if (first === undefined) return [];
  return [first.roll.before, ...judged.map(({ shares }) => shares)].map((one) => one[seat] ?? 0);
};

/** The point at which a line is highest. */
export const peakOf = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
