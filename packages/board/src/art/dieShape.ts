import type { Pip } from '@claim-it/rules';
import { PIPS } from '@claim-it/rules';
import { tenth } from './seeded.ts';

type Point = readonly [number, number];
type Direction = readonly [number, number, number];

/** One visible side: where its pips are drawn, and which. */
export type DieFace = {
  readonly pip: Pip;
  readonly side: 'top' | 'left' | 'right';
  readonly matrix: string;
};

/** The rotation of the three dice of a roll. */
export const DIE_TURNS = [0, 1, 2] as const;
export type DieTurn = (typeof DIE_TURNS)[number];

/** The dice are drawn on a cube of this size. */
export const EDGE = 62;
const HALF = EDGE / 2;
const ELEVATION = Math.PI / 3;

/** In degrees, so that the dice look as if they had been rolled. */
const DEGREES = [20, -34, 48] as const;

/** Opposite sides add up to seven. */
const OUTWARD: Readonly<Record<Pip, Direction>> = {
  1: [0, 0, 1],
  2: [1, 0, 0],
  3: [0, 1, 0],
  4: [0, -1, 0],
  5: [-1, 0, 0],
  6: [0, 0, -1],
};

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const turnOf = (points: readonly Point[], next: Point): number => {
  const [from, to] = [points.at(-2) ?? next, points.at(-1) ?? next];
  return (to[0] - from[0]) * (next[1] - from[1]) - (to[1] - from[1]) * (next[0] - from[0]);
};

const halfHull = (points: readonly Point[]): readonly Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && turnOf(hull, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
};

const closed = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;

type Project = (x: number, y: number, z: number) => Point;

const projection = (turn: DieTurn): Project => {
  const angle = (DEGREES[turn] * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return (x, y, z) => [
    x * cosine - y * sine,
    (x * sine + y * cosine) * Math.sin(ELEVATION) - z * Math.cos(ELEVATION),
  ];
};

const SIGNS = [1, -1] as const;

/** The hull of eight spheres in the corners: a cube with rounded edges. */
export const dieOutline = (turn: DieTurn): string => {
  const project = projection(turn);
  const ball = EDGE * 0.165;
  const points: Point[] = [];
  for (const a of SIGNS)
    for (const b of SIGNS)
      for (const c of SIGNS) {
        const [x, y] = project(a * (HALF - ball), b * (HALF - ball), c * (HALF - ball));
        for (let step = 0; step < 28; step += 1) {
          const angle = (step * Math.PI) / 14;
          points.push([x + ball * Math.cos(angle), y + ball * Math.sin(angle)]);
        }
      }
  return closed(hullOf(points));
};

const matrixOf = (right: Point, down: Point, [x, y]: Point): string =>
  `matrix(${[...right, ...down, x, y].map((value) => Math.round(value * 100) / 100).join(' ')})`;

const SIDES: readonly Direction[] = [
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [0, -1, 0],
];

/** The pip on each side when `pip` is on top. */
const pipsAround = (pip: Pip, turn: DieTurn): ((side: Direction) => Pip) => {
  const up = OUTWARD[pip];
  const around = PIPS.filter((one) => dot(OUTWARD[one], up) === 0);
  const east = OUTWARD[around[turn] ?? pip];
  const south = cross(east, up);
  return ([x, y]) => {
    const wanted = [0, 1, 2].map((at) => x * (east[at] ?? 0) + y * (south[at] ?? 0));
    return PIPS.find((one) => OUTWARD[one].every((value, at) => value === wanted[at])) ?? pip;
  };
};

/** The sides of a die seen from above: the two visible in front, then the top. */
export const dieFaces = (pip: Pip, turn: DieTurn): readonly DieFace[] => {
  const project = projection(turn);
  const pipOn = pipsAround(pip, turn);
  const seen = SIDES.map((side) => ({ side, middle: project(side[0] * HALF, side[1] * HALF, 0) }))
    .filter(({ middle }) => middle[1] > 1e-6)
    .sort((a, b) => a.middle[0] - b.middle[0]);
  const walls = seen.map(({ side, middle }, at): DieFace => {
    const [x, y] = project(-side[1], side[0], 0);
    const right: Point = x < 0 ? [-x, -y] : [x, y];
    const matrix = matrixOf(right, project(0, 0, -1), middle);
    return { pip: pipOn(side), side: at === 0 ? 'left' : 'right', matrix };
  });
  const matrix = matrixOf(project(1, 0, 0), project(0, 1, 0), project(0, 0, HALF));
  return [...walls, { pip, side: 'top', matrix }];
};
