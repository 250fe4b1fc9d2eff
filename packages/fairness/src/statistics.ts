import type { Roll } from '@claim-it/rules';
import { weightOf } from '@claim-it/rules';
import { errorFunction, gammaln } from 'simple-statistics';

/** How many rolls of the 216 are of each kind: all different, a pair, a triple. */
const KIND_WEIGHTS = { different: 120, pair: 90, triple: 6 } as const;
const WAYS = 216;

export type RollKind = keyof typeof KIND_WEIGHTS;
const KIND_OF: Readonly<Record<1 | 3 | 6, RollKind>> = { 1: 'triple', 3: 'pair', 6: 'different' };

export const kindOf = (roll: Roll): RollKind => KIND_OF[weightOf(roll)];

/** Counts of rolled dice: of each pip, 1 first, and of each kind of roll. */
export type DiceTally = {
  readonly rolls: number;
  readonly pips: readonly number[];
  readonly kinds: Readonly<Record<RollKind, number>>;
};

export const tallyOf = (rolls: readonly Roll[]): DiceTally => {
  const pips = [0, 0, 0, 0, 0, 0];
  const kinds = { different: 0, pair: 0, triple: 0 };
  for (const roll of rolls) {
    for (const pip of roll) pips[pip - 1] = (pips[pip - 1] ?? 0) + 1;
    kinds[kindOf(roll)] += 1;
  }
  return { rolls: rolls.length, pips, kinds };
};

/** An expected count, and the band in which fair dice stay with a given probability. */
export type Band = { readonly expected: number; readonly low: number; readonly high: number };

/** How often fair dice stay inside a band, and its half-width in standard deviations. */
const SPREADS = { 0.95: 1.96, 0.99: 2.5758 } as const;
type BandShare = keyof typeof SPREADS;

/** Above this many trials the normal approximation is accurate enough. */
const COUNTED_TRIALS = 2000;

/** The smallest number of hits whose cumulative chance reaches `share`. */
const hitsUpTo = (trials: number, chance: number, share: number): number => {
  let term = Math.exp(trials * Math.log1p(-chance));
  let sum = term;
  let hits = 0;
  while (sum < share && hits < trials) {
    term *= ((trials - hits) / (hits + 1)) * (chance / (1 - chance));
    hits += 1;
    sum += term;
  }
  return hits;
};

/** The band for an event with probability `chance` in each of `trials`; 99 times of 100 by default. */
export const bandFor = (trials: number, chance: number, share: BandShare = 0.99): Band => {
  const expected = trials * chance;
  if (trials <= COUNTED_TRIALS) {
    const outside = (1 - share) / 2;
    const [low, high] = [hitsUpTo(trials, chance, outside), hitsUpTo(trials, chance, 1 - outside)];
    return { expected, low, high };
  }
  const spread = SPREADS[share] * Math.sqrt(expected * (1 - chance));
  return { expected, low: Math.floor(expected - spread), high: Math.ceil(expected + spread) };
};

/** The expected counts of fair dice after so many rolls. */
export type DiceBands = {
  readonly pip: Band;
  readonly kinds: Readonly<Record<RollKind, Band>>;
};

export const bandsFor = (rolls: number, share?: BandShare): DiceBands => ({
  pip: bandFor(3 * rolls, 1 / 6, share),
  kinds: {
    different: bandFor(rolls, KIND_WEIGHTS.different / WAYS, share),
    pair: bandFor(rolls, KIND_WEIGHTS.pair / WAYS, share),
    triple: bandFor(rolls, KIND_WEIGHTS.triple / WAYS, share),
  },
});

/** Pearson's chi-square of counts that should all be equal. */
export const chiSquareOf = (counts: ArrayLike<number>): number => {
  const all = Array.from(counts);
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length;
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** The probability that fair dice reach at least this chi-square: the upper incomplete gamma function, by its recurrence. */
export const chiSquareTail = (chiSquare: number, freedom: number): number => {
  const x = chiSquare / 2;
  if (x <= 0) return 1;
  const first = (freedom % 2) / 2;
  let tail = first === 0 ? 0 : 1 - errorFunction(Math.sqrt(x));
  for (let a = first; a < freedom / 2; a += 1)
    tail += Math.exp(a * Math.log(x) - x - gammaln(a + 1));
  return tail;
};
