import type { JSX } from 'preact';
import type { MarkName } from './palette.ts';

/** Drawn from -24 to 24; nail holes and flames in the color of the hole. */
const SHAPES: Readonly<Record<MarkName | 'stake', (ink: string, hole: string) => JSX.Element>> = {
  cactus: (ink) => (
    <>
      <g fill="none" stroke={ink} stroke-linecap="round" stroke-linejoin="round">
        <path d="M0 17V-15.5" stroke-width="9.6" />
        <path d="M-1 8h-7.5q-4.5 0-4.5-4.5V-4.5M1 3.5h7.5q4.5 0 4.5-4.5v-9" stroke-width="6.6" />
      </g>
      <path d="M-15 17.4h30v3.6h-30z" fill={ink} />
    </>
  ),
  horseshoe: (ink, hole) => (
    <>
      <path
        d="M-9.6 17.4C-18.5 6-18.6-16.6 0-16.8 18.6-16.6 18.5 6 9.6 17.4"
        fill="none"
        stroke={ink}
        stroke-width="8.4"
      />
      <path
        d="M-14.6 17.6h9.4M5.2 17.6h9.4"
        stroke={ink}
        stroke-width="4.6"
        stroke-linecap="round"
      />
      <path
        d="M-13.6 1.6h0M-11.7-7.6h0M-5-14.4h0M5-14.4h0M11.7-7.6h0M13.6 1.6h0"
        stroke={hole}
        stroke-width="3.2"
        stroke-linecap="round"
      />
    </>
  ),
  lantern: (ink, hole) => (
    <>
      <g fill={ink}>
        <path d="M0-21.5a7.6 7.6 0 0 1 7.6 7.6h-3.2a4.4 4.4 0 0 0-8.8 0h-3.2A7.6 7.6 0 0 1 0-21.5z" />
        <path d="M-8.2-14.4h16.4l2.8 5.2h-22zM-10.4-7.6h20.8l1.8 19.2h-24.4z" />
        <path d="M-13.4 13.2h26.8v5.6a1.4 1.4 0 0 1-1.4 1.4h-24a1.4 1.4 0 0 1-1.4-1.4z" />
      </g>
      <path
        d="M.2-5.2c5 4.8 5.9 7.4 5.9 10.1A6.1 6.1 0 0 1 0 11a6.1 6.1 0 0 1-6.1-6.1c0-2.2 1.2-3.8 2.4-5.2.4 1.6 1 2.4 1.8 2.8C-2.3-.6-1.6-3 .2-5.2z"
        fill={hole}
      />
    </>
  ),
  star: (ink) => (
    <g fill={ink}>
      <path
        d="M0-17.2 4.5-6.1 16.4-5.3 7.2 2.3 10.1 13.9 0 7.6-10.1 13.9-7.2 2.3-16.4-5.3-4.5-6.1Z"
        stroke={ink}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path
        d="M0-18.4h0M17.5-5.7h0M10.8 14.9h0M-10.8 14.9h0M-17.5-5.7h0"
        stroke={ink}
        stroke-width="6.2"
        stroke-linecap="round"
      />
    </g>
  ),
  pickaxe: (ink) => (
    <g transform="rotate(40)" fill={ink}>
      <path d="M-2.7-11h5.4l.9 31.5a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6z" />
      <path d="M-22.4-3.6C-15.4-15.6-7-19.6 0-19.6s15.4 4 22.4 16C14.6-9 7.4-11.2 0-11.2S-14.6-9-22.4-3.6z" />
      <rect x="-4.4" y="-21.6" width="8.8" height="12" rx="1.6" />
    </g>
  ),
  stake: (ink) => (
    <g fill={ink}>
      <path d="M-10.6-20.5h5v37l-2.5 5-2.5-5z" />
      <path
        d="M-4.2-18.6 17-11.2-4.2-3.4z"
        stroke={ink}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-1.5 19.6q6-3.2 12.5 0zM-19.5 19.6q4-2.6 7 0z" />
    </g>
  ),
};

type Props = {
  readonly name: MarkName | 'stake';
  readonly ink: string;
  /** The color that shows through the holes; none leaves them closed. */
  readonly hole?: string;
};

export const Mark = ({ name, ink, hole = 'none' }: Props): JSX.Element => SHAPES[name](ink, hole);
