import type { Space } from '@claim-it/rules';
import { columnOf, rowOf, SPACES } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { Mine } from './model.ts';

/** The sides of a mine that no other space of it shares, as one path over a board of 6 by 6. */
export const outlinePath = (spaces: readonly Space[]): string => {
  const inside = new Set<string>(spaces);
  const sides = SPACES.filter((space) => inside.has(space)).flatMap((space) => {
    const column = columnOf(space);
    const row = rowOf(space);
    const x = column - 1;
    const y = 6 - row;
    return [
      inside.has(`${column},${row + 1}`) ? '' : `M${x} ${y}h1`,
      inside.has(`${column},${row - 1}`) ? '' : `M${x} ${y + 1}h1`,
      inside.has(`${column - 1},${row}`) ? '' : `M${x} ${y}v1`,
      inside.has(`${column + 1},${row}`) ? '' : `M${x + 1} ${y}v1`,
    ];
  });
  return sides.join('');
};

/** A double line round a connected group, in its owner's ink. */
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
