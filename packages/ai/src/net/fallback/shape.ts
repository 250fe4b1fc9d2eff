import { claimsToCall } from '@claim-it/rules';

/** One network: where its features have their rows, and where its layers lie among the weights. See assembly/shape.ts. */
export type Shape = {
  /** First row of each mask; pair masks have 21 rows, the squatters 6. */
  readonly masks: readonly number[];
  readonly slots: readonly { readonly row: number; readonly bins: number }[];
  readonly denseRow: number;
  readonly rows: number;
  readonly width: number;
  /** Offset of the first weight. */
  readonly at: number;
};

export const INNER = 32;
export const OUTPUTS = 8;
const DENSE_INPUTS = 5;
export const GAP_LIMIT = 10;

const BUST_BINS = 27;
const GAP_BINS = 21;
const RIVAL_KINDS = 2;
const CELLS = 36;
const PAIRS = 21;
const SQUATTERS = 6;

const pick = (players: number, ...values: readonly [number, number, number, number]): number =>
  values[players - 2] ?? values[3];

const layOut = (
  masks: readonly number[],
  slots: readonly number[],
  dense: number,
  width: number,
  at: number,
): Shape => {
  let row = 0;
  const next = (size: number): number => {
    row += size;
    return row - size;
  };
  const placedMasks = masks.map(next);
  const placedSlots = slots.map((bins) => ({ row: next(bins), bins }));
  const denseRow = next(dense);
  return { masks: placedMasks, slots: placedSlots, denseRow, rows: row, width, at };
};

const sizeOf = ({ rows, width }: Shape): number =>
  rows * width + width + width * INNER + INNER + INNER * OUTPUTS + OUTPUTS;

const seatSlots = (players: number): readonly number[] => {
  const claims = claimsToCall(players) + 4;
  const groups = pick(players, 21, 15, 12, 11);
  const spaces = pick(players, 25, 19, 15, 13);
  const solid = Math.min(claims, groups);
  return [claims, groups, groups >> 1, solid, groups + 1, spaces, 13, 11, 13, 5, solid + 1];
};

const repeat = (count: number, size: number): readonly number[] => Array<number>(count).fill(size);

type Shapes = { readonly start: Shape; readonly stake: Shape; readonly weights: number };

/** Both networks for a number of players, and how many weights they have together. */
export const shapesFor = (players: number): Shapes => {
  const seats = Array.from({ length: players }, () => seatSlots(players)).flat();
  const groups = pick(players, 21, 15, 12, 11);
  const start = layOut(
    [...repeat(2 * players, CELLS), PAIRS, PAIRS],
    [...seats, BUST_BINS, GAP_BINS, (players + 1) * (players + 1), RIVAL_KINDS],
    0,
    pick(players, 224, 176, 144, 144),
    0,
  );
  const counts = [BUST_BINS, 7, 9, 9];
  const before = [claimsToCall(players) + 4, groups, groups];
  const stake = layOut(
    [...repeat(6, CELLS), PAIRS, PAIRS, SQUATTERS],
    [
      ...counts,
      ...seatSlots(players),
      ...before,
      GAP_BINS,
      GAP_BINS,
      (players + 2) * 3,
      RIVAL_KINDS,
    ],
    DENSE_INPUTS,
    64,
    sizeOf(start),
  );
  return { start, stake, weights: sizeOf(start) + sizeOf(stake) };
};
