import type { Color } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import { Art } from './art.tsx';
import { Disc } from './disc.tsx';
import { CLAIMED } from './discShape.ts';

type Props = {
  readonly color: Color;
  readonly size: number;
  /** Without its symbol: only beside a name. */
  readonly bare?: boolean;
};

/** A player's marker as a sign beside a name. */
export const Marker: FunctionComponent<Props> = memoDeep(
  ({ color, size, bare = false }: Props): JSX.Element => (
    <Art class="marker" width={size} height={size} box="-40 -38 80 84">
      <Disc kind={color} isBare={bare} />
    </Art>
  ),
);

/** The marker on its claim, as on a claimed space: the icon of the take plate. */
export const ClaimedMarker: FunctionComponent<Omit<Props, 'bare'>> = memoDeep(
  ({ color, size }): JSX.Element => (
    <Art class="marker" width={size} height={(size * 94) / 88} box="-44 -42 88 94">
      <ellipse cx="4" cy="12" rx="47" ry="44" fill="url(#shadow)" fill-opacity=".9" />
      <g transform="translate(0 4)">
        <Disc kind="claim" wall={CLAIMED.below} isBare={true} />
      </g>
      <g transform="translate(0 -1)">
        <Disc kind={color} wall={CLAIMED.above} />
      </g>
    </Art>
  ),
);
