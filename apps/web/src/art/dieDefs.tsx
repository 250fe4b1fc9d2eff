import type { Pip } from '@claim-it/rules';
import { PIPS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { DIE_TURNS, dieOutline, EDGE } from './dieShape.ts';

/** Where the pips sit, in steps from the middle. */
const SPOTS: Readonly<Record<Pip, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const STEP = EDGE * 0.255;
const RADIUS = EDGE * 0.092;
const HALF = EDGE * 0.4925;

const Spots = ({ pip }: { readonly pip: Pip }): JSX.Element => (
  <g id={`spots-${pip}`}>
    {SPOTS[pip].map(([x, y]) => (
      <g key={`${x}${y}`} transform={`translate(${x * STEP} ${y * STEP})`}>
        <circle cx=".8" cy="1" r={RADIUS + 0.6} fill="#fff8e4" class="spot-edge" />
        <circle r={RADIUS} fill="url(#spot)" />
      </g>
    ))}
  </g>
);

const Bone = ({
  id,
  stops,
  ...line
}: {
  readonly id: string;
  readonly stops: readonly (readonly [number, string])[];
  readonly x2: number;
  readonly y2: number;
}): JSX.Element => (
  <linearGradient id={id} {...line}>
    {stops.map(([offset, color]) => (
      <stop key={offset} offset={offset} stop-color={color} />
    ))}
  </linearGradient>
);

const TOP = [
  [0, '#fffaf0'],
  [0.55, '#f6ead0'],
  [1, '#e6d3ac'],
] as const;
const LEFT = [
  [0, '#d9c395'],
  [1, '#a88a58'],
] as const;
const RIGHT = [
  [0, '#b3955f'],
  [1, '#77592f'],
] as const;

const Side = ({ side }: { readonly side: 'top' | 'left' | 'right' }): JSX.Element => (
  <rect
    id={`bone-side-${side}`}
    x={-HALF}
    y={-HALF}
    width={HALF * 2}
    height={HALF * 2}
    rx={EDGE * 0.17}
    fill={`url(#bone-${side})`}
  />
);

const Outlines = (): JSX.Element => (
  <>
    {DIE_TURNS.map((turn) => (
      <g key={turn}>
        <path id={`die-outline-${turn}`} d={dieOutline(turn)} />
        <clipPath id={`die-clip-${turn}`}>
          <use href={`#die-outline-${turn}`} />
        </clipPath>
      </g>
    ))}
  </>
);

/** Outlines, sides and pips of the bone dice. */
export const DieDefs = (): JSX.Element => (
  <>
    <radialGradient id="spot" cx=".4" cy=".34" r=".75">
      <stop offset="0" stop-color="#060302" />
      <stop offset=".7" stop-color="#2a170b" />
      <stop offset="1" stop-color="#5a3c20" />
    </radialGradient>
    <Bone id="bone-top" stops={TOP} x2={1} y2={1} />
    <Bone id="bone-left" stops={LEFT} x2={0} y2={1} />
    <Bone id="bone-right" stops={RIGHT} x2={0} y2={1} />
    <Outlines />
    <Side side="top" />
    <Side side="left" />
    <Side side="right" />
    {PIPS.map((pip) => (
      <Spots key={pip} pip={pip} />
    ))}
  </>
);
