import './bandBar.css';
import type { Band } from '@claim-it/fairness';
import type { JSX } from 'preact';

/** Where a count lies in a bar that is a good bit wider than its band. */
const placeOf = (value: number, { low, high }: Band): string => {
  const margin = Math.max(1, (high - low) * 0.75);
  const share = (value - low + margin) / (high - low + 2 * margin);
  return `${Math.min(100, Math.max(0, share * 100))}%`;
};

type Props = { readonly count: number; readonly band: Band };

/** A band and the count in it, or beside it. */
export const BandBar = ({ count, band }: Props): JSX.Element => (
  <span class="band-bar" aria-hidden="true">
    <i
      class="band-zone"
      style={{ left: placeOf(band.low, band), right: `calc(100% - ${placeOf(band.high, band)})` }}
    />
    <i class="band-mark" style={{ left: placeOf(count, band) }} />
  </span>
);
