import type { Color } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Disc } from './disc.tsx';

type Props = {
  readonly color: Color;
  readonly size: number;
  /** Without its symbol: only where a name stands beside it. */
  readonly bare?: boolean;
};

/** A player's marker as a sign beside a name. */
export const Marker = ({ color, size, bare = false }: Props): JSX.Element => (
  <svg
    class="art marker"
    width={size}
    height={size}
    viewBox="-40 -38 80 84"
    aria-hidden="true"
    focusable="false"
  >
    <Disc kind={color} wall={7} isBare={bare} />
  </svg>
);

/** The marker on its claim, as a space is held for good: the sign of the take plate. */
export const ClaimedMarker = ({ color, size }: Omit<Props, 'bare'>): JSX.Element => (
  <svg
    class="art marker"
    width={size}
    height={(size * 94) / 88}
    viewBox="-44 -42 88 94"
    aria-hidden="true"
    focusable="false"
  >
    <ellipse cx="4" cy="12" rx="47" ry="44" fill="url(#shadow)" opacity=".9" />
    <g transform="translate(0 4)">
      <Disc kind="claim" wall={9} isBare={true} />
    </g>
    <g transform="translate(0 -1)">
      <Disc kind={color} wall={4} />
    </g>
  </svg>
);
