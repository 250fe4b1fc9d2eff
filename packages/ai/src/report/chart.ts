import type { Seat } from '@claim-it/rules';
import type { JudgedRoll } from './judged.ts';

/** The edges of a chart. */
export type ChartFrame = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The coordinates of points and shares in a frame: point 0 is the start of the game. */
export type Scale = ChartFrame & {
  readonly x: (point: number) => number;
  readonly y: (share: number) => number;
  /** The point nearest to a coordinate, except the start; 1 where there is none. */
  readonly pointAt: (x: number) => number;
};

/** A tenth of a pixel is fine enough for any screen. */
const short = (value: number): number => Math.round(value * 10) / 10;

/** A scale with `points` steps from the left edge to the right one. */
export const scaleFor = (frame: ChartFrame, points: number): Scale => {
  const { left, right, top, bottom } = frame;
  const step = (right - left) / Math.max(1, points);
  return {
    ...frame,
    x: (point) => short(left + point * step),
    y: (share) => short(bottom - (bottom - top) * share),
    pointAt: (x) => Math.max(1, Math.min(points, Math.round((x - left) / step))),
  };
};

/** The shares with a line across the chart. */
export const QUARTERS: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

export type TurnStart = { readonly turn: number; readonly index: number };

/** Where each turn begins among steps or rolls. */
export const turnStarts = (steps: readonly { readonly turn: number }[]): readonly TurnStart[] =>
  steps.flatMap(({ turn }, index) => (steps[index - 1]?.turn === turn ? [] : [{ turn, index }]));

/** A player's chances at the start and after every roll, as far as they are known. */
export const chancesOf = (judged: readonly JudgedRoll[], seat: Seat): readonly number[] => {
  const [first] = judged;
  if (first === undefined) return [];
  return [first.roll.before, ...judged.map(({ shares }) => shares)].map((one) => one[seat] ?? 0);
};

/** The highest point of a line. */
export const peakOf = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
