import type { JSX } from 'preact';

/** Four screws in the corners of a plate. */
export const Screws = (): JSX.Element => (
  <span class="screws" aria-hidden="true">
    <i class="screw" />
    <i class="screw" />
    <i class="screw" />
    <i class="screw" />
  </span>
);
