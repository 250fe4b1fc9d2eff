import './mark.css';
import type { JSX } from 'preact';
import { Disc } from '../art/disc.tsx';
import type { SpaceMark } from './model.ts';

/** Three corners of a space of 106; the upper left one shows its coordinate. */
const CORNERS = 'M81 5H101V25M101 81V101H81M25 101H5V81';

/** The previous marker, crossed out. */
const Crossed = ({ color }: Extract<SpaceMark, { kind: 'lost' }>): JSX.Element => (
  <g class="mark-crossed">
    <ellipse rx="44" ry="43" />
    <Disc kind={color} />
    <path class="mark-casing" d="M-34 34 34-34" />
    <path d="M-34 34 34-34" />
  </g>
);

/** Corners around a changed space; red with the lost marker if it was the player's own. The name of the space says it in words. */
export const Mark = ({ mark }: { readonly mark: SpaceMark }): JSX.Element => (
  <svg class={`mark is-${mark.kind}`} viewBox="0 0 106 106" aria-hidden="true">
    <path class="mark-casing" d={CORNERS} />
    <path class="mark-corners" d={CORNERS} />
    {mark.kind === 'lost' && <Crossed {...mark} />}
  </svg>
);
