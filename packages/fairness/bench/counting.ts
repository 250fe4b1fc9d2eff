import type { Fall } from '../src/index.ts';
import { chiSquareOf, chiSquareTail } from '../src/index.ts';

/** Counts pips, each of the 216 results, and the last die of a roll with the first of the next. */
export type Counting = {
  readonly pips: Float64Array;
  readonly ways: Float64Array;
  readonly pairs: Float64Array;
  last: number | null;
};

export const newCounting = (): Counting => ({
  pips: new Float64Array(6),
  ways: new Float64Array(216),
  pairs: new Float64Array(36),
  last: null,
});

const add = (counts: Float64Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

export const countFall = (counting: Counting, [a, b, c]: Fall): void => {
  for (const pip of [a, b, c]) add(counting.pips, pip - 1);
  add(counting.ways, (a - 1) * 36 + (b - 1) * 6 + (c - 1));
  // Each die is in one pair only, so the pairs are independent.
  if (counting.last !== null) add(counting.pairs, (counting.last - 1) * 6 + (a - 1));
  counting.last = c;
};

export type Finding = {
  readonly name: string;
  readonly freedom: number;
  readonly chiSquare: number;
  /** The probability that fair dice reach at least this chi-square. */
  readonly tail: number;
  readonly isHonest: boolean;
};

const LIMIT = 1e-4;

const judge = (name: string, counts: Float64Array): Finding => {
  const freedom = counts.length - 1;
  const chiSquare = chiSquareOf(counts);
  const tail = chiSquareTail(chiSquare, freedom);
  return { name, freedom, chiSquare, tail, isHonest: tail > LIMIT && tail < 1 - LIMIT };
};

/** A chi-square that is too high is unfair; one that is too low is suspicious. */
export const judgeAll = ({ pips, ways, pairs }: Counting): readonly Finding[] => [
  judge('pips', pips),
  judge('triples', ways),
  judge('serial pairs', pairs),
];
