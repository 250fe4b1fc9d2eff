import { seeded, tenth } from '@claim-it/board/drawings';
import type { Point } from './paper.ts';

/** The height of the land at a place, from 0 to 1. */
type Height = (x: number, y: number) => number;

const LATTICE = 64;
const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Hills of three sizes from one random lattice. */
const landOf = (seed: number): Height => {
  const next = seeded(seed);
  const lattice = Array.from({ length: LATTICE * LATTICE }, next);
  const at = (column: number, row: number): number =>
    lattice[((column + 640) % LATTICE) * LATTICE + ((row + 640) % LATTICE)] ?? 0;
  const noise: Height = (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [east, south] = [smooth(x - column), smooth(y - row)];
    const north = at(column, row) * (1 - east) + at(column + 1, row) * east;
    const below = at(column, row + 1) * (1 - east) + at(column + 1, row + 1) * east;
    return north * (1 - south) + below * south;
  };
  return (x, y) =>
    0.62 * noise(x / 190 + 3, y / 190 + 7) +
    0.28 * noise(x / 86 + 11, y / 86 + 3) +
    0.1 * noise(x / 38, y / 38);
};

type Corners = readonly [number, number, number, number];

/** Where a contour crosses the sides of one small box, as strokes. */
const crossings = (
  [upLeft, upRight, downRight, downLeft]: Corners,
  level: number,
  box: { readonly x: number; readonly y: number; readonly step: number },
): string => {
  const { x, y, step } = box;
  const points: Point[] = [];
  const cut = (from: number, to: number): number => (step * (level - from)) / (to - from);
  const parts = (from: number, to: number): boolean => from > level !== to > level;
  if (parts(upLeft, upRight)) points.push([x + cut(upLeft, upRight), y]);
  if (parts(upRight, downRight)) points.push([x + step, y + cut(upRight, downRight)]);
  if (parts(downLeft, downRight)) points.push([x + cut(downLeft, downRight), y + step]);
  if (parts(upLeft, downLeft)) points.push([x, y + cut(upLeft, downLeft)]);
  let strokes = '';
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [[fromX, fromY], [toX, toY]] = points.slice(at, at + 2) as [Point, Point];
    strokes += `M${tenth(fromX)} ${tenth(fromY)}L${tenth(toX)} ${tenth(toY)}`;
  }
  return strokes;
};

const LEVELS = 9;

/** The contour lines of a piece of land, lowest first. */
export const contours = (width: number, height: number, step: number): readonly string[] => {
  const land = landOf(23);
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => land(column * step, row * step)),
  );
  const heightAt = (column: number, row: number): number => heights[row]?.[column] ?? 0;
  return Array.from({ length: LEVELS }, (_, at) => {
    const level = 0.26 + at * (0.5 / LEVELS);
    let path = '';
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const corners: Corners = [
          heightAt(column, row),
          heightAt(column + 1, row),
          heightAt(column + 1, row + 1),
          heightAt(column, row + 1),
        ];
        path += crossings(corners, level, { x: column * step, y: row * step, step });
      }
    return path;
  });
};

/** The lines of a piece of land alone, to lie on paper of any size. */
export const contourSheet = (): string => {
  const [width, height] = [640, 360];
  const paths = contours(width, height, 13).map((path) =>
    path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path d="${paths.join('')}" fill="none" stroke="#5a3a18" stroke-width=".8" stroke-opacity=".42"/></svg>\n`;
};
