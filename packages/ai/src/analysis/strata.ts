import type { Shares } from '../net/types.ts';

/** A mean with its standard error. */
export type Estimate = { readonly mean: number; readonly standardError: number };

/** Count, mean and squared deviations of a stream of values; Welford's method keeps precision. */
type Sample = { count: number; mean: number; scatter: number };

const emptySample = (): Sample => ({ count: 0, mean: 0, scatter: 0 });

const addTo = (sample: Sample, value: number): void => {
  sample.count += 1;
  const off = value - sample.mean;
  sample.mean += off / sample.count;
  sample.scatter += off * (value - sample.mean);
};

const varianceOf = ({ count, scatter }: Sample): number => (count < 2 ? 0 : scatter / (count - 1));

/** All values of one seat, and the same separated by the first roll of their trials. */
type SeatTally = { readonly whole: Sample; readonly strata: Map<number, Sample> };

const addToSeat = ({ whole, strata }: SeatTally, stratum: number, value: number): void => {
  addTo(whole, value);
  const part = strata.get(stratum) ?? emptySample();
  strata.set(stratum, part);
  addTo(part, value);
};

/** Every first roll had its exact frequency, so only the variance within the same first roll counts. */
const estimateOf = ({ whole, strata }: SeatTally): Estimate => {
  let squared = 0;
  for (const part of strata.values()) {
    const variance = part.count < 2 ? varianceOf(whole) : varianceOf(part);
    squared += (part.count * variance) / whole.count ** 2;
  }
  return { mean: whole.mean, standardError: Math.sqrt(squared) };
};

/** Results of trials, kept as sums: a rollout may run for hours. */
export type TrialSums = {
  /** The shares of one trial, whose first roll is its stratum. */
  readonly add: (stratum: number, shares: Shares) => void;
  /** Means and standard errors, seat by seat. */
  readonly estimate: () => readonly Estimate[];
};

export const createTrialSums = (): TrialSums => {
  const seats: SeatTally[] = [];
  return {
    add: (stratum, shares) => {
      for (const [seat, share] of shares.entries()) {
        const tally = seats[seat] ?? { whole: emptySample(), strata: new Map() };
        seats[seat] = tally;
        addToSeat(tally, stratum, share);
      }
    },
    estimate: () => seats.map(estimateOf),
  };
};
