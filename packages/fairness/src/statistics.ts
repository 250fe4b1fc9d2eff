import type { Roll } from '@claim-it/rules';
import { weightOf } from '@claim-it/rules';

/** How many rolls of the 216 are of each kind: all different, a pair, a triple. */
const KIND_WEIGHTS = { different: 120, pair: 90, triple: 6 } as const;
const WAYS = 216;

export type RollKind = keyof typeof KIND_WEIGHTS;
const KIND_OF: Readonly<Record<1 | 3 | 6, RollKind>> = { 1: 'triple', 3: 'pair', 6: 'different' };

export const kindOf = (roll: Roll): RollKind => KIND_OF[weightOf(roll)];

/** What fell: how often each pip, 1 first, and each kind of roll. */
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

/** A count that was expected, and the band in which honest dice stay so often. */
export type Band = { readonly expected: number; readonly low: number; readonly high: number };

/** How often honest dice stay inside a band, and how many standard deviations wide it is to each side. */
const SPREADS = { 0.95: 1.96, 0.99: 2.5758 } as const;
/** Above this many trials the bell curve is as good as counting. */
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

/** The band for something that happens with `chance` in each of `trials`; 99 times of 100 unless told otherwise. */
export const bandFor = (
  trials: number,
  chance: number,
  share: keyof typeof SPREADS = 0.99,
): Band => {
  const expected = trials * chance;
  if (trials <= COUNTED_TRIALS) {
    const outside = (1 - share) / 2;
    const [low, high] = [hitsUpTo(trials, chance, outside), hitsUpTo(trials, chance, 1 - outside)];
    return { expected, low, high };
  }
  const spread = SPREADS[share] * Math.sqrt(expected * (1 - chance));
  return { expected, low: Math.floor(expected - spread), high: Math.ceil(expected + spread) };
};

/** What honest dice would show after so many rolls. */
export type DiceBands = {
  readonly pip: Band;
  readonly kinds: Readonly<Record<RollKind, Band>>;
};

export const bandsFor = (rolls: number): DiceBands => ({
  pip: bandFor(3 * rolls, 1 / 6),
  kinds: {
    different: bandFor(rolls, KIND_WEIGHTS.different / WAYS),
    pair: bandFor(rolls, KIND_WEIGHTS.pair / WAYS),
    triple: bandFor(rolls, KIND_WEIGHTS.triple / WAYS),
  },
});

/** Pearson's chi-square of counts that should all be alike. */
export const chiSquareOf = (counts: ArrayLike<number>): number => {
  const all = Array.from(counts);
  const expected = all.reduce((sum, count) => sum + count, 0) / all.length;
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** Lanczos, good to 15 digits; https://en.wikipedia.org/wiki/Lanczos_approximation */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];
const logGamma = (value: number): number => {
  const x = value - 1;
  const series = LANCZOS.reduce(
    (sum, factor, index) => sum + factor / (x + index + 1),
    0.9999999999998099,
  );
  const base = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(base) - base + Math.log(series);
};

/** The lower part of the incomplete gamma function by its series, for x below a + 1. */
const lowerGamma = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; Math.abs(term) > Math.abs(sum) * 1e-16; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a));
};

/** The upper part by its continued fraction (Lentz), for larger x. */
const upperGamma = (a: number, x: number): number => {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return fraction * Math.exp(a * Math.log(x) - x - logGamma(a));
};

/** How often honest dice give at least this chi-square. */
export const chiSquareTail = (chiSquare: number, freedom: number): number => {
  const [a, x] = [freedom / 2, chiSquare / 2];
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerGamma(a, x) : upperGamma(a, x);
};
