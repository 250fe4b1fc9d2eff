import type { Space } from '@claim-it/rules';
import { columnOf, rowOf, SPACES } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { Mine } from './model.ts';

/** A corner of a space, counted from the upper left of the board. */
type Corner = readonly [x: number, y: number];

/** The outer sides of a mine, each drawn clockwise. */
const sidesOf = (spaces: readonly Space[]): readonly (readonly [Corner, Corner])[] => {
  const inside = new Set<string>(spaces);
  return SPACES.filter((space) => inside.has(space)).flatMap((space) => {
    const [column, row] = [columnOf(space), rowOf(space)];
    const [left, top, right, bottom] = [column - 1, 6 - row, column, 7 - row];
    const corners: readonly Corner[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const beside = [
      `${column},${row + 1}`,
      `${column + 1},${row}`,
      `${column},${row - 1}`,
      `${column - 1},${row}`,
    ];
    return corners.flatMap((from, side) => {
      const to = corners[(side + 1) % 4];
      return to === undefined || inside.has(beside[side] ?? '') ? [] : [[from, to] as const];
    });
  });
};

/** The outline of a mine over a board of 6 by 6: one closed line around it and one around each hole. */
export const outlinePath = (spaces: readonly Space[]): string => {
  const left = [...sidesOf(spaces)];
  const loops: string[] = [];
  for (let side = left.shift(); side !== undefined; side = left.shift()) {
    const [first] = side;
    const corners = [first];
    for (let [, end] = side; end.join() !== first.join(); ) {
      corners.push(end);
      const at = left.findIndex(([from]) => from.join() === end.join());
      const [next] = left.splice(at, 1);
      if (next === undefined) break;
      end = next[1];
    }
    loops.push(`M${corners.map((corner) => corner.join(' ')).join('L')}Z`);
  }
  return loops.join('');
};

/** A double line around a connected group, in its owner's ink. */
export const Outline = ({ mine }: { readonly mine: Mine }): JSX.Element => {
  const path = outlinePath(mine.spaces);
  return (
    <svg
      class="mine-outline"
      data-color={mine.color}
      viewBox="0 0 6 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="mine-line" d={path} />
      <path class="mine-gap" d={path} />
    </svg>
  );
};
