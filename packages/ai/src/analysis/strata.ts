import type { Shares } from './types.ts';

/** A mean with its standard error. */
export type Estimate = { readonly mean: number; readonly standardError: number };

type Estimates = {
  readonly raw: readonly Estimate[];
  readonly adjusted: readonly Estimate[];
  readonly varianceRatio: number;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length < 2 ? 0 : squares / (values.length - 1);
};

/** The values of trials that began with the same roll stand together. */
const strataOf = (
  values: readonly number[],
  stratum: (index: number) => number,
): readonly (readonly number[])[] => {
  const strata = new Map<number, number[]>();
  for (const [index, value] of values.entries()) {
    const found = strata.get(stratum(index));
    if (found === undefined) strata.set(stratum(index), [value]);
    else found.push(value);
  }
  return [...strata.values()];
};

/** Every first roll came as often as it should, so only the scatter after the same first roll counts. */
const estimateOf = (values: readonly number[], stratum: (index: number) => number): Estimate => {
  const whole = varianceOf(values);
  const squared = strataOf(values, stratum).reduce((sum, part) => {
    const variance = part.length < 2 ? whole : varianceOf(part);
    return sum + (part.length * variance) / values.length ** 2;
  }, 0);
  return { mean: meanOf(values), standardError: Math.sqrt(squared) };
};

const squaresOf = (estimates: readonly Estimate[]): number =>
  estimates.reduce((sum, { standardError }) => sum + standardError ** 2, 0);

/** Means and standard errors, seat by seat, of results as they fell and with luck taken out. */
export const estimate = (
  raw: readonly Shares[],
  adjusted: readonly Shares[],
  stratum: (index: number) => number,
): Estimates => {
  const bySeat = (results: readonly Shares[]): readonly Estimate[] =>
    (results[0] ?? []).map((_, seat) =>
      estimateOf(
        results.map((shares) => shares[seat] ?? 0),
        stratum,
      ),
    );
  const [plain, reduced] = [bySeat(raw), bySeat(adjusted)];
  const [scatter, left] = [squaresOf(plain), squaresOf(reduced)];
  // Where results do not scatter at all, there is nothing to reduce.
  const varianceRatio = scatter === 0 || left === 0 ? 1 : scatter / left;
  return { raw: plain, adjusted: reduced, varianceRatio };
};
