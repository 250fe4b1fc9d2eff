import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import { Art } from './art.tsx';
import { Disc } from './disc.tsx';

type Props = {
  readonly count: number;
  /** The height. */
  readonly size: number;
  /** How many piles stand side by side: three on a wide table, one on a narrow one. */
  readonly piles?: 1 | 3;
};

/** More claims would make the piles too high. */
const HIGHEST = 5;

/** The height of each pile: even, the first ones higher. */
export const pileHeights = (count: number, piles: number): readonly number[] =>
  Array.from({ length: piles }, (_, at) =>
    Math.min(HIGHEST, Math.ceil(Math.max(0, count - at) / piles)),
  );

const ClaimPile = ({ height, x }: { readonly height: number; readonly x: number }): JSX.Element => (
  <g transform={`translate(${x} 0)`}>
    {height > 0 && <ellipse cx="3" cy="44" rx="27" ry="21" fill="url(#shadow)" />}
    {Array.from({ length: height }, (_, at) => (
      <g
        key={at}
        transform={`translate(${at % 2 === 1 ? -0.6 : 0.6} ${40 - at * 6.4}) scale(.5 .43)`}
      >
        <Disc kind="claim" wall={14} isBare={at < height - 1} />
      </g>
    ))}
  </g>
);

/** The claim markers still in the box. */
export const ClaimPiles: FunctionComponent<Props> = memoDeep(
  ({ count, size, piles = 3 }: Props): JSX.Element => {
    const width = 27 + piles * 41;
    return (
      <Art width={(size * width) / 66} height={size} box={`0 -2 ${width} 66`}>
        {pileHeights(count, piles).map((height, at) => (
          <ClaimPile key={at} height={height} x={34 + at * 41} />
        ))}
      </Art>
    );
  },
);
