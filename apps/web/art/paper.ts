import { seeded, tenth } from '@claim-it/board/drawings';

export type Point = readonly [number, number];

export const closedPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

export type Torn = {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** How far the edge wanders. */
  readonly wander: number;
  /** How far inside the drawing the sheet ends. */
  readonly margin: number;
  readonly tears: number;
};

const STEP = 9;

/** The outline of a hand-torn sheet, clockwise from the upper left corner. */
export const tornEdge = ({ width, height, seed, wander, margin, tears }: Torn): string => {
  const next = seeded(seed);
  const points: Point[] = [];
  let drift = 0;
  const walk = (from: Point, to: Point, inward: Point): void => {
    const steps = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP);
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps;
      drift = drift * 0.82 + (next() - 0.5) * wander;
      const depth = drift + (next() - 0.5) * wander * 0.55;
      points.push([
        from[0] + (to[0] - from[0]) * share + inward[0] * depth,
        from[1] + (to[1] - from[1]) * share + inward[1] * depth,
      ]);
    }
  };
  const [right, bottom] = [width - margin, height - margin];
  walk([margin, margin], [right, margin], [0, 1]);
  walk([right, margin], [right, bottom], [-1, 0]);
  walk([right, bottom], [margin, bottom], [0, -1]);
  walk([margin, bottom], [margin, margin], [1, 0]);
  for (let tear = 0; tear < tears; tear += 1) {
    const at = Math.floor(next() * points.length);
    const depth = 3 + next() * 5;
    const [x, y] = points[at] ?? [0, 0];
    const [toX, toY] = [width / 2 - x, height / 2 - y];
    const far = Math.hypot(toX, toY);
    points[at] = [x + (toX / far) * depth, y + (toY / far) * depth];
  }
  return closedPath(points);
};

export type Paper = {
  readonly id: string;
  readonly seed: number;
  readonly stain: readonly [number, number, number];
  readonly stained: number;
  readonly rough: number;
  /** How crumpled it is. */
  readonly crumpled: number;
  /** How much light it throws back; more crumpled paper needs more. */
  readonly light?: number;
  /** The part that repeats, if the sheet is to grow without a seam. */
  readonly tile?: { readonly from: number; readonly size: number };
};

/** A filter that turns a plain shape into parchment: stains, fibres, and light on what is not flat. */
export const paperFilter = (paper: Paper): string => {
  const { id, seed, stain, stained, rough, crumpled, light = 1.16, tile } = paper;
  const region =
    tile === undefined
      ? ''
      : ` x="${tile.from}" y="${tile.from}" width="${tile.size}" height="${tile.size}" stitchTiles="stitch"`;
  const noise = (frequency: string, octaves: number, from: number, result: string): string =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${from}" result="${result}"${region}/>${
      tile === undefined ? '' : `<feTile in="${result}" result="${result}"/>`
    }`;
  const [red, green, blue] = stain;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    ${noise('.0052 .0066', 4, seed, 'clouds')}
    <feColorMatrix in="clouds" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${1.7 * stained} 0 0 0 ${-0.72 * stained}" result="stains"/>
    ${noise('.85 .8', 2, seed + 4, 'fine')}
    <feColorMatrix in="fine" values="0 0 0 0 .34 0 0 0 0 .2 0 0 0 0 .06 ${0.85 * rough} 0 0 0 ${-0.36 * rough}" result="fibres"/>
    ${noise('.018 .022', 3, seed + 9, 'waves')}
    <feDiffuseLighting in="waves" surfaceScale="${crumpled}" diffuseConstant="${light}" lighting-color="#fffaf0" result="lit"><feDistantLight azimuth="235" elevation="64"/></feDiffuseLighting>
    <feMerge result="paper"><feMergeNode in="SourceGraphic"/><feMergeNode in="stains"/><feMergeNode in="fibres"/></feMerge>
    <feBlend in="lit" in2="paper" mode="multiply" result="shaded"/><feComposite in="shaded" in2="SourceGraphic" operator="in"/></filter>`;
};

export const blurFilter = (id: string, amount: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;
