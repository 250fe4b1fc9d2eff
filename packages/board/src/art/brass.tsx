import type { JSX } from 'preact';

/** The brass color of gauges and of the ring around a claim marker. */
export const Brass = (): JSX.Element => (
  <linearGradient id="brass" x2="1" y2="1">
    <stop offset="0" stop-color="#f6dd98" />
    <stop offset=".35" stop-color="#c9983f" />
    <stop offset=".6" stop-color="#8a5f1e" />
    <stop offset="1" stop-color="#e0b661" />
  </linearGradient>
);
