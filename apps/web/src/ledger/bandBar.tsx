import type { Band } from '@claim-it/fairness';
import type { JSX } from 'preact';

/** Where a count lies in a bar that is a good bit wider than its band, in percent. */
const placeOf = (value: number, { low, high }: Band): number => {
  const margin = Math.max(1, (high - low) * 0.75);
  const share = (value - low + margin) / (high - low + 2 * margin);
  return Math.min(98, Math.max(2, share * 100));
};

/** A band and the count in it, or beside it. */
export const BandBar = ({
  count,
  band,
}: {
  readonly count: number;
  readonly band: Band;
}): JSX.Element => {
  const [from, to] = [placeOf(band.low, band), placeOf(band.high, band)];
  return (
    <svg class="band" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <rect class="band-ground" x="0" y="4" width="100" height="12" />
      <rect class="band-usual" x={from} y="4" width={to - from} height="12" />
      <rect class="band-count" x={placeOf(count, band) - 1} y="0" width="2" height="20" />
    </svg>
  );
};
