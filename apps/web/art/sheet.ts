import { seeded } from '@claim-it/board/drawings';
import type { Drawing } from './browser.ts';
import type { Paper, Point } from './paper.ts';
import { blurFilter, closedPath, paperFilter } from './paper.ts';

/** The whole picture, its corner, and how far outside the box it reaches; paper.css knows them too. */
const SIZE = 480;
const CORNER = 40;
const OVER = 16;
const STEP = 8;
/** How far the fringe stands out: the box is full of paper, and the torn edge is outside it. */
const FRINGE = 6;

/** Zero at both ends of the part that repeats, so that every repetition fits to the next. */
const fade = (along: number): number => {
  const ends = Math.min(Math.abs(along - CORNER), Math.abs(SIZE - CORNER - along));
  return Math.min(1, ends / 24);
};

/** An edge that wanders from the straight line, but not where the picture repeats. */
const wanderingEdge = (seed: number, wander: number): string => {
  const next = seeded(seed);
  const side = (): readonly Point[] => {
    const points: Point[] = [];
    let drift = 0;
    for (let along = OVER; along < SIZE - OVER; along += STEP) {
      drift = drift * 0.82 + (next() - 0.5) * wander;
      const tear = next() > 0.97 ? 5 : 0;
      const depth = (drift + (next() - 0.5) * wander * 0.55 + tear) * fade(along);
      points.push([along, OVER - FRINGE + Math.min(FRINGE, Math.max(0, depth + 2.5))]);
    }
    return points;
  };
  const quarter = (points: readonly Point[]): readonly Point[] =>
    points.map(([x, y]) => [SIZE - y, x]);
  const [top, right, bottom, left] = [
    side(),
    quarter(side()),
    quarter(quarter(side())),
    quarter(quarter(quarter(side()))),
  ];
  return closedPath([...top, ...right, ...bottom, ...left]);
};

/** The colors of the paper are those of the day and of the night. */
export type Sheet = Pick<Paper, 'seed' | 'stained' | 'crumpled' | 'light'> & {
  readonly tones: readonly [string, string];
};

const TILE = { from: CORNER, size: SIZE - 2 * CORNER } as const;

const paperOf = ({ tones: _, ...paper }: Sheet, isNight: boolean): string => {
  const stain = isNight ? ([0.2, 0.1, 0.02] as const) : ([0.58, 0.36, 0.12] as const);
  return paperFilter({ id: 'paper', stain, rough: 0.45, ...paper, tile: TILE });
};

const filled = ({ tones }: Sheet, isNight: boolean): string =>
  `<rect width="${SIZE}" height="${SIZE}" fill="${tones[isNight ? 1 : 0]}" filter="url(#paper)"/>`;

/** Paper that repeats in both directions: the middle of a larger piece, because light fails at edges. */
export const paperTile = (sheet: Sheet, isNight: boolean): Drawing => {
  const { from, size } = TILE;
  const svg = `<svg width="${size}" height="${size}" viewBox="${from} ${from} ${size} ${size}"><defs>${paperOf(sheet, isNight)}</defs>${filled(sheet, isNight)}</svg>`;
  return { width: size, height: size, svg };
};

/** The torn edge of a sheet with its shadow; towards the middle it fades, and the paper below shows. */
export const paperEdge = (sheet: Sheet, isNight: boolean): Drawing => {
  const edge = wanderingEdge(sheet.seed, 2);
  const hole = { at: OVER + 19, size: SIZE - 2 * (OVER + 19) };
  const svg = `<svg width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
    <defs>${paperOf(sheet, isNight)}${blurFilter('soft', 6)}${blurFilter('fade', 2)}<clipPath id="edge"><path d="${edge}"/></clipPath>
    <mask id="ring"><rect width="${SIZE}" height="${SIZE}" fill="#fff"/><rect x="${hole.at}" y="${hole.at}" width="${hole.size}" height="${hole.size}" fill="#000" filter="url(#fade)"/></mask></defs>
    <g mask="url(#ring)"><path d="${edge}" transform="translate(4 7)" fill="#080301" opacity=".6" filter="url(#soft)"/>
    <g clip-path="url(#edge)">${filled(sheet, isNight)}
    <path d="${edge}" fill="none" stroke="#6b3d12" stroke-width="18" opacity=".4" filter="url(#soft)"/></g></g></svg>`;
  return { width: SIZE, height: SIZE, svg };
};
