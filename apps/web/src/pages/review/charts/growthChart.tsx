import { Disc } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { standingOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../../../kit/text/texts.ts';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { colorAt, namesIn, seatsIn } from '../state/reviewState.ts';
import { ChartLine, Levels, rollScale, useWidth } from './chartParts.tsx';

const HEIGHT = 112;
const TOP = 8;
const BOTTOM = 100;

/** A mine after some roll, counted from 1; 0 is the start. */
type Size = { readonly point: number; readonly mine: number };

/** How large the largest mine of a seat is, wherever that changes. */
const growthOf = (rolls: readonly RecordedRoll[], seat: Seat): readonly Size[] => {
  const sizes: Size[] = [{ point: 0, mine: 0 }];
  let board = rolls[0]?.before.board;
  for (const [index, { after }] of rolls.entries()) {
    if (after.board === board) continue;
    board = after.board;
    const { group: mine } = standingOf(board, seat);
    if (mine !== sizes.at(-1)?.mine) sizes.push({ point: index + 1, mine });
  }
  return sizes;
};

/** The largest mine of every player through the game. */
export const GrowthChart = ({ texts, review }: ReviewProps): JSX.Element => {
  const [element, width] = useWidth(600);
  const { rolls } = review;
  const seats = seatsIn(review);
  const all = useMemo(() => seats.map((seat) => ({ seat, sizes: growthOf(rolls, seat) })), [rolls]);
  const scale = rollScale(rolls.length, width, { top: TOP, bottom: BOTTOM });
  const most = Math.max(5, ...all.flatMap(({ sizes }) => sizes.map(({ mine }) => mine)));
  const levels = Array.from({ length: Math.ceil(most / 5) + 1 }, (_, nth) => nth * 5);
  const yOf = (mine: number): number => scale.y(mine / (levels.at(-1) ?? 5));
  /** Lines of one height are drawn beside each other. */
  const shiftOf = (seat: Seat): number => (seat - (seats.length - 1) / 2) * 2.4;
  const pathOf = (sizes: readonly Size[], shift: number): string => {
    const steps = sizes.map(({ point, mine }) =>
      point === 0
        ? `M${scale.left} ${yOf(mine) + shift}`
        : `H${scale.x(point)}V${yOf(mine) + shift}`,
    );
    return `${steps.join('')}H${scale.right}`;
  };
  const { player } = namesIn(text(), review);
  return (
    <div class="chart growth-chart" ref={element}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Levels scale={scale} values={levels} y={yOf} name={String} />
        <path class="chart-at" d={`M${scale.x(review.at.value + 1)} 0V${BOTTOM}`} />
        {all.map(({ seat, sizes }) => {
          const path = pathOf(sizes, shiftOf(seat));
          return <ChartLine key={seat} color={colorAt(review, seat)} path={path} look="is-thin" />;
        })}
        {all.map(({ seat, sizes }) => {
          const x = scale.right + 12 + (seat % 2) * 17;
          const y = yOf(sizes.at(-1)?.mine ?? 0) + shiftOf(seat);
          return (
            <g key={seat} transform={`translate(${x} ${y}) scale(.24)`}>
              <Disc kind={colorAt(review, seat)} />
            </g>
          );
        })}
      </svg>
      <ul class="spoken-only">
        {all.map(({ seat, sizes }) => (
          <li key={seat}>{texts.charts.grown(player(seat), sizes.at(-1)?.mine ?? 0)}</li>
        ))}
      </ul>
    </div>
  );
};
