import { Disc, TONES } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { standingOf } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../../parts/record/moments.ts';
import { rollScale } from './chartScale.ts';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn, seatsIn } from './reviewState.ts';
import { useWidth } from './widthOf.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const HEIGHT = 112;
const TOP = 8;
const BOTTOM = 100;

/** A mine after some roll, counted from 1; 0 is the start. */
type Size = { readonly point: number; readonly mine: number };

/** How large somebody's largest mine is, wherever that changes. */
const growthOf = (moments: readonly Moment[], seat: Seat): readonly Size[] => {
  const sizes: Size[] = [{ point: 0, mine: 0 }];
  let board = moments[0]?.before.board;
  for (const [index, { after }] of moments.entries()) {
    if (after.board === board) continue;
    board = after.board;
    const { group: mine } = standingOf(board, seat);
    if (mine !== sizes.at(-1)?.mine) sizes.push({ point: index + 1, mine });
  }
  return sizes;
};

/** The next round number of spaces. */
const ceilingOf = (all: readonly (readonly Size[])[]): number => {
  const most = Math.max(5, ...all.flat().map(({ mine }) => mine));
  return Math.ceil(most / 5) * 5;
};

/** The largest mine of everybody through the game. */
export const GrowthChart = ({ texts, review }: Props): JSX.Element => {
  const [element, width] = useWidth(600);
  const { moments } = review;
  const seats = seatsIn(review);
  const all = useMemo(() => seats.map((seat) => growthOf(moments, seat)), [moments]);
  const scale = rollScale(moments.length, width, { top: TOP, bottom: BOTTOM });
  const ceiling = ceilingOf(all);
  const yOf = (mine: number, seat: number): number =>
    BOTTOM - (mine / ceiling) * (BOTTOM - TOP) + (seat - (seats.length - 1) / 2) * 2.4;
  const pathOf = (sizes: readonly Size[], seat: number): string =>
    `${sizes
      .map(({ point, mine }) =>
        point === 0 ? `M${scale.left} ${yOf(mine, seat)}` : `H${scale.x(point)}V${yOf(mine, seat)}`,
      )
      .join('')}H${scale.right}`;
  const { player } = namesIn(text(), review.source);
  return (
    <div class="chart growth-chart" ref={element}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <g class="chart-axes">
          {Array.from({ length: ceiling / 5 + 1 }, (_, nth) => nth * 5).map((mine) => (
            <g key={mine}>
              <path
                class={mine === 0 ? 'base' : ''}
                d={`M${scale.left} ${yOf(mine, (seats.length - 1) / 2)}H${scale.right}`}
              />
              <text x={scale.left - 8} y={yOf(mine, (seats.length - 1) / 2) + 5} text-anchor="end">
                {mine}
              </text>
            </g>
          ))}
        </g>
        <path class="chart-at" d={`M${scale.x(review.at.value + 1)} 0V${BOTTOM}`} />
        {all.map((sizes, seat) => (
          <g key={seat} class="chart-line is-thin">
            <path class="casing" d={pathOf(sizes, seat)} />
            <path
              class="ink"
              d={pathOf(sizes, seat)}
              stroke={TONES[colorsOf(review)[seat] ?? 'green'].base}
            />
          </g>
        ))}
        {all.map((sizes, seat) => (
          <g
            key={seat}
            transform={`translate(${scale.right + 12 + (seat % 2) * 17} ${yOf(sizes.at(-1)?.mine ?? 0, seat)}) scale(.24)`}
          >
            <Disc kind={colorsOf(review)[seat] ?? 'green'} />
          </g>
        ))}
      </svg>
      <ul class="spoken-only">
        {all.map((sizes, seat) => (
          <li key={seat}>{texts.charts.grown(player(seat as Seat), sizes.at(-1)?.mine ?? 0)}</li>
        ))}
      </ul>
    </div>
  );
};
