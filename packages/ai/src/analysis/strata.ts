import type { Shares } from '../net/types.ts';

/** A mean with its standard error. */
export type Estimate = { readonly mean: number; readonly standardError: number };

type Estimates = {
  readonly raw: readonly Estimate[];
  readonly adjusted: readonly Estimate[];
  readonly varianceRatio: number;
};

/** Count, mean and squared scatter of values that come one by one; Welford's way loses no digits. */
type Sample = { count: number; mean: number; scatter: number };

const emptySample = (): Sample => ({ count: 0, mean: 0, scatter: 0 });

const addTo = (sample: Sample, value: number): void => {
  sample.count += 1;
  const off = value - sample.mean;
  sample.mean += off / sample.count;
  sample.scatter += off * (value - sample.mean);
};

const varianceOf = ({ count, scatter }: Sample): number => (count < 2 ? 0 : scatter / (count - 1));

/** All values of one seat, and the same apart by the roll that their trials began with. */
type SeatTally = { readonly whole: Sample; readonly strata: Map<number, Sample> };

const addToSeat = ({ whole, strata }: SeatTally, stratum: number, value: number): void => {
  addTo(whole, value);
  const part = strata.get(stratum) ?? emptySample();
  strata.set(stratum, part);
  addTo(part, value);
};

/** Every first roll came as often as it should, so only the scatter after the same first roll counts. */
const estimateOf = ({ whole, strata }: SeatTally): Estimate => {
  let squared = 0;
  for (const part of strata.values()) {
    const variance = part.count < 2 ? varianceOf(whole) : varianceOf(part);
    squared += (part.count * variance) / whole.count ** 2;
  }
  return { mean: whole.mean, standardError: Math.sqrt(squared) };
};

const squaresOf = (estimates: readonly Estimate[]): number =>
  estimates.reduce((sum, { standardError }) => sum + standardError ** 2, 0);

/** Results of trials, kept as sums: a rollout may go on for hours. */
export type TrialSums = {
  readonly add: (stratum: number, raw: Shares, adjusted: Shares) => void;
  /** Means and standard errors, seat by seat, of results as they fell and with luck taken out. */
  readonly estimate: () => Estimates;
};

export const createTrialSums = (): TrialSums => {
  const seats: { readonly raw: SeatTally; readonly adjusted: SeatTally }[] = [];
  const newSeat = (): SeatTally => ({ whole: emptySample(), strata: new Map() });
  return {
    add: (stratum, raw, adjusted) => {
      for (const [seat, share] of raw.entries()) {
        const tally = seats[seat] ?? { raw: newSeat(), adjusted: newSeat() };
        seats[seat] = tally;
        addToSeat(tally.raw, stratum, share);
        addToSeat(tally.adjusted, stratum, adjusted[seat] ?? 0);
      }
    },
    estimate: () => {
      const raw = seats.map((seat) => estimateOf(seat.raw));
      const adjusted = seats.map((seat) => estimateOf(seat.adjusted));
      const [scatter, left] = [squaresOf(raw), squaresOf(adjusted)];
      // Where results do not scatter at all, there is nothing to reduce.
      const varianceRatio = scatter === 0 || left === 0 ? 1 : scatter / left;
      return { raw, adjusted, varianceRatio };
    },
  };
};
