import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { DieFace, DieTurn } from './dieShape.ts';
import { dieFaces, dieOutline, EDGE } from './dieShape.ts';

/** The positions of the pips, in steps from the middle. */
const MIDDLE = [[0, 0]] as const;
const FALLING = [
  [-1, -1],
  [1, 1],
] as const;
const RISING = [
  [1, -1],
  [-1, 1],
] as const;
const BESIDE = [
  [-1, 0],
  [1, 0],
] as const;
const SPOTS: Readonly<Record<Pip, readonly (readonly [number, number])[]>> = {
  1: MIDDLE,
  2: FALLING,
  3: [...MIDDLE, ...FALLING],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, ...MIDDLE],
  6: [...FALLING, ...RISING, ...BESIDE],
};

const STEP = EDGE * 0.255;
const RADIUS = EDGE * 0.092;
const HALF = EDGE * 0.4925;

const Spots = ({ pip, side }: Pick<DieFace, 'pip' | 'side'>): JSX.Element => (
  <>
    {SPOTS[pip].map(([x, y]) => (
      <g key={`${x}${y}`} transform={`translate(${x * STEP} ${y * STEP})`}>
        <circle
          cx=".8"
          cy="1"
          r={RADIUS + 0.6}
          fill="#fff8e4"
          opacity={side === 'top' ? 0.7 : 0.18}
        />
        <circle r={RADIUS} fill="url(#spot)" />
      </g>
    ))}
  </>
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

const Side = ({ pip, side, matrix }: DieFace): JSX.Element => (
  <g transform={matrix}>
    <rect
      x={-HALF}
      y={-HALF}
      width={HALF * 2}
      height={HALF * 2}
      rx={EDGE * 0.17}
      fill={`url(#bone-${side})`}
    />
    {side === 'top' && (
      <rect
        x={-EDGE * 0.47}
        y={-EDGE * 0.47}
        width={EDGE * 0.94}
        height={EDGE * 0.94}
        rx={EDGE * 0.155}
        fill="none"
        stroke="#fffdf6"
        stroke-width="1.4"
        opacity=".85"
      />
    )}
    <Spots pip={pip} side={side} />
  </g>
);

const Bones = (): JSX.Element => (
  <>
    <radialGradient id="spot" cx=".4" cy=".34" r=".75">
      <stop offset="0" stop-color="#060302" />
      <stop offset=".7" stop-color="#2a170b" />
      <stop offset="1" stop-color="#5a3c20" />
    </radialGradient>
    <Bone id="bone-top" stops={TOP} x2={1} y2={1} />
    <Bone id="bone-left" stops={LEFT} x2={0} y2={1} />
    <Bone id="bone-right" stops={RIGHT} x2={0} y2={1} />
  </>
);

const outlines = new Map<DieTurn, string>();

const outlineOf = (turn: DieTurn): string => {
  const outline = outlines.get(turn) ?? dieOutline(turn);
  outlines.set(turn, outline);
  return outline;
};

/** A bone die with everything it needs except its shadow. */
export const DieDrawing = ({ pip, turn }: { pip: Pip; turn: DieTurn }): JSX.Element => {
  const faces = dieFaces(pip, turn);
  const outline = outlineOf(turn);
  return (
    <>
      <defs>
        <Bones />
        <clipPath id="outline">
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={outline} fill="#dcc69a" stroke="#6b4d24" stroke-width=".8" />
      <g clip-path="url(#outline)">
        {faces.slice(0, -1).map((face) => (
          <Side key={face.side} {...face} />
        ))}
      </g>
      {faces.slice(-1).map((face) => (
        <Side key={face.side} {...face} />
      ))}
    </>
  );
};
