import { Marker } from '@claim-it/board';
import type { JSX } from 'preact';

export const TwoMarkers = (): JSX.Element => (
  <span class="two-markers">
    <Marker color="orange" size={34} />
    <Marker color="blue" size={34} />
  </span>
);

/** A letter with a seal: an invitation. */
export const Envelope = (): JSX.Element => (
  <svg class="art" viewBox="0 0 48 34" width="48" height="34" aria-hidden="true">
    <path d="M2 2h44v30H2z" fill="#f3e3bd" stroke="#2a1508" stroke-width="2.5" />
    <path d="M2 3l22 16L46 3" fill="none" stroke="#2a1508" stroke-width="2.5" />
    <circle cx="24" cy="18.500" r="6" fill="#a8281b" stroke="#4a0d06" stroke-width="1.500" />
  </svg>
);

/** An open book. */
export const Book = (): JSX.Element => (
  <svg class="art book" viewBox="4 11 52 42" width="48" height="39" aria-hidden="true">
    <path
      d="M6 14c9-4 17-3 24 3 7-6 15-7 24-3v34c-9-4-17-3-24 3-7-6-15-7-24-3z"
      fill="#f3e4bf"
      stroke="#2a1508"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path
      d="M30 17v34M12 22c5-1.500 9-1 13 1M12 30c5-1.500 9-1 13 1M12 38c5-1.500 9-1 13 1M48 22c-5-1.500-9-1-13 1M48 30c-5-1.500-9-1-13 1M48 38c-5-1.500-9-1-13 1"
      fill="none"
      stroke="#2a1508"
      stroke-width="1.800"
    />
  </svg>
);
