import type { Seeded } from '@claim-it/board/drawings';
import { seeded, tenth } from '@claim-it/board/drawings';
import type { Point } from '../paper.ts';

const joined = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');

/** From 0 to 1 in so many steps. */
const shares = (steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, at) => at / steps);

export type Range = { readonly lit: string; readonly shade: string; readonly snow: string };
/** Where a peak stands, how high, and how wide to one side. */
type Peak = readonly [x: number, height: number, width: number];

const peak = ([x, height, width]: Peak, foot: number, next: Seeded): Range => {
  const jag = (): number => (next() - 0.5) * 9;
  const [left, right, top] = [x - width, x + width * 1.08, foot - height];
  const west = shares(8).map((share): Point => {
    const inner = share > 0 && share < 1 ? jag() : 0;
    return [left + (x - left) * share + jag() * 0.4, foot - height * share ** 1.15 + inner];
  });
  const east = shares(8)
    .slice(1)
    .map((share): Point => {
      const inner = share < 1 ? jag() : 0;
      return [x + (right - x) * share + jag() * 0.4, foot - height * (1 - share) ** 1.12 + inner];
    });
  const spine = shares(5).map(
    (share, at): Point => [
      x + share * width * 0.16 + (at % 2 === 0 ? 9 : -11) * share,
      foot - height * (1 - share),
    ],
  );
  const cap: readonly Point[] = [
    [x - width * 0.2, foot - height * 0.82],
    [x, top],
    [x + width * 0.2, foot - height * 0.82],
    [x + width * 0.12, foot - height * 0.86],
    [x + width * 0.05, foot - height * 0.77],
    [x - width * 0.03, foot - height * 0.85],
    [x - width * 0.1, foot - height * 0.78],
  ];
  return {
    lit: `M${joined(west)}L${joined(spine.slice(1))}Z`,
    shade: `M${joined([[x, top], ...east, ...spine.toReversed()])}Z`,
    snow: height > 150 ? `M${joined(cap)}Z` : '',
  };
};

/** A jagged range, lit from the left. */
export const sierra = (foot: number, peaks: readonly Peak[], seed: number): Range => {
  const next = seeded(seed);
  const drawn = peaks.map((one) => peak(one, foot, next));
  const all = (part: keyof Range): string => drawn.map((one) => one[part]).join('');
  return { lit: all('lit'), shade: all('shade'), snow: all('snow') };
};

export type Ridge = readonly Point[];

/** The line of a ridge, from beyond the left edge to beyond the right. */
export const ridge = (
  width: number,
  y: number,
  height: number,
  rough: number,
  seed: number,
): Ridge => {
  const next = seeded(seed);
  const phases = [next() * 9, next() * 9, next() * 9] as const;
  const points: Point[] = [];
  for (let x = -20; x <= width + 20; x += 12) {
    const wave =
      Math.sin(x / 310 + phases[0]) * 0.55 +
      Math.sin(x / 137 + phases[1]) * 0.3 +
      Math.sin(x / 61 + phases[2]) * 0.15;
    points.push([x, y - (wave + (next() - 0.5) * rough) * height]);
  }
  return points;
};

export const landBelow = (line: Ridge, width: number, height: number): string =>
  `M${joined(line)}L${width + 20} ${height}L-20 ${height}Z`;

export const heightAt = (line: Ridge, x: number): number => {
  const found = line.findIndex(([at]) => at >= x);
  const after = found === -1 ? line.length - 1 : Math.max(1, found);
  const [from, to] = [line[after - 1] ?? [0, 0], line[after] ?? [0, 0]];
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
};

/** A pine of four tiers and a trunk. */
const pine = (x: number, y: number, size: number): string => {
  let path = '';
  for (let tier = 0; tier < 4; tier += 1) {
    const half = size * (0.15 + tier * 0.075);
    path += `M${tenth(x)} ${tenth(y - size * (1 - tier * 0.25))}l${tenth(half)} ${tenth(size * 0.36)}h${tenth(-2 * half)}z`;
  }
  return `${path}M${tenth(x - size * 0.03)} ${tenth(y - size * 0.1)}h${tenth(size * 0.06)}v${tenth(size * 0.14)}h${tenth(-size * 0.06)}z`;
};

/** A wood all along a ridge, and a few tall pines on the one in front, clear of the mine. */
export const woods = (width: number, behind: Ridge, before: Ridge): readonly [string, string] => {
  const next = seeded(31);
  let small = '';
  for (let x = -10; x < width; x += 9 + next() * 13)
    if (next() > 0.18) small += pine(x, heightAt(behind, Math.max(0, x)) + 5, 20 + next() * 20);
  let tall = '';
  for (let x = -10; x < width; x += 22 + next() * 46)
    if (x < 560 || x > 980 || next() > 0.8)
      tall += pine(x, heightAt(before, Math.max(0, x)) + 8, 46 + next() * 46);
  return [small, tall];
};

/** Short strokes of the graver; `place` says where, from two random numbers. */
export const hatching = (
  count: number,
  seed: number,
  place: (along: number, down: number) => Point,
): string => {
  const next = seeded(seed);
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const along = next();
    const [x, y] = place(along, next());
    const length = 12 + next() * 46;
    path += `M${tenth(x)} ${tenth(y)}q${tenth(length / 2)} ${tenth(-2 - next() * 3)} ${tenth(length)} ${tenth(next() * 4)}`;
  }
  return path;
};

/** A tuft of dry grass. */
export const tuft = (x: number, y: number, size: number): string => {
  const to = (...numbers: readonly number[]): string =>
    numbers.map((value) => tenth(value * size)).join(' ');
  return `M${tenth(x)} ${tenth(y)}q${to(-4, -10, -9, -14)}q${to(6, 5, 8, 11)}q${to(0, -12, 2, -20)}q${to(1, 10, 1, 19)}q${to(4, -9, 10, -13)}q${to(-5, 8, -7, 17)}z`;
};
