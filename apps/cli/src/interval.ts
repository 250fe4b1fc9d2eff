/** A share and the interval that holds the true share in 95 of 100 series. */
export type Interval = { readonly rate: number; readonly low: number; readonly high: number };

const Z = 1.959964;

/** Wilson's interval; it stays within 0 and 1 and is right for few games too. Shared wins count as fractions. */
export const intervalOf = (wins: number, games: number): Interval => {
  const rate = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

/** The sufficient statistics for the mean and variance of many numbers. */
export type Moments = { readonly count: number; readonly sum: number; readonly squares: number };

export const NO_MOMENTS: Moments = { count: 0, sum: 0, squares: 0 };

export const withValue = ({ count, sum, squares }: Moments, value: number): Moments => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value * value,
});

const joined = (parts: readonly Moments[]): Moments => ({
  count: parts.reduce((total, { count }) => total + count, 0),
  sum: parts.reduce((total, { sum }) => total + sum, 0),
  squares: parts.reduce((total, { squares }) => total + squares, 0),
});

/** The maximum standard deviation of a share; used for a single number. */
const WIDEST = 0.25;

const varianceOf = ({ count, sum, squares }: Moments): number =>
  count < 2 ? WIDEST : Math.max(0, squares - (sum * sum) / count) / (count - 1);

/** Student's bound, accurate enough from five numbers on; with few games the variance itself is uncertain. */
const boundFor = (freedom: number): number => Z + (Z ** 3 + Z) / (4 * Math.max(1, freedom));

/**
 * The mean of all numbers. They are stratified with equal counts, for example by the seats of a bot:
 * variance between strata does not widen the interval. Not limited to 0…1.
 */
export const meanIntervalOf = (strata: readonly Moments[]): Interval => {
  const all = joined(strata);
  const rate = all.sum / all.count;
  const whole = varianceOf(all);
  const scatter = strata.reduce(
    (sum, part) => sum + part.count * (part.count < 2 ? whole : varianceOf(part)),
    0,
  );
  const half = (boundFor(all.count - strata.length) * Math.sqrt(scatter)) / all.count;
  return { rate, low: rate - half, high: rate + half };
};
