import type { Scale } from '@claim-it/ai';
import { chancesOf, peakOf, QUARTERS } from '@claim-it/ai';
import { Disc, MARKS, TONES } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import { createChartPointer } from './chartPointer.ts';
import { lastRoundCall, rollScale, turnTicks } from './chartScale.ts';
import type { ReviewState } from './reviewState.ts';
import { colorsOf, namesIn, seatsIn } from './reviewState.ts';
import { useWidth } from './widthOf.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const HEIGHT = 288;
const TOP = 30;
const BOTTOM = 258;
/** Half a disc on a line: it must not lie over the numbers at the left, nor outside. */
const DISC = 14;

const Axes = ({ texts, review, scale, width }: Props & { scale: Scale; width: number }) => (
  <g class="chart-axes">
    {QUARTERS.map((share) => (
      <g key={share}>
        <path
          class={share === 0 ? 'base' : ''}
          d={`M${scale.left} ${scale.y(share)}H${scale.right}`}
        />
        <text x={scale.left - 8} y={scale.y(share) + 5} text-anchor="end">
          {texts.numbers.percent(share)}
        </text>
      </g>
    ))}
    <text x={scale.left} y={HEIGHT - 8} text-anchor="middle">
      {texts.charts.turn}
    </text>
    {turnTicks(review.moments, width).map(({ turn, point }) => (
      <text key={turn} x={scale.x(point)} y={HEIGHT - 8} text-anchor="middle">
        {turn}
      </text>
    ))}
  </g>
);

const LastRound = ({ texts, review, scale }: Props & { scale: Scale }): JSX.Element | null => {
  const call = lastRoundCall(review.moments);
  if (call < 0) return null;
  return (
    <g class="chart-flag" transform={`translate(${scale.x(call + 1)} 4)`}>
      <path class="pole" d={`M0 0V${BOTTOM - 4}`} />
      <path class="cloth" d="M0 0h-118l7 10-7 10h118z" />
      <text x="-55" y="14.5" text-anchor="middle">
        {texts.charts.lastRound}
      </text>
    </g>
  );
};

type LineProps = {
  readonly review: ReviewState;
  readonly scale: Scale;
  readonly seat: Seat;
  readonly chances: readonly number[];
};

const Busts = ({ review, scale, seat, chances }: LineProps): JSX.Element => {
  const color = colorsOf(review)[seat] ?? 'green';
  return (
    <>
      {review.judged.value.map(({ roll }, index) => {
        if (!roll.isBust || roll.seat !== seat) return null;
        const at = `translate(${scale.x(index + 1)} ${scale.y(chances[index + 1] ?? 0)})`;
        return (
          <g key={index} class="chart-bust" transform={at}>
            <circle r="7" fill={TONES[color].base} />
            <path d="M-2.8-2.8l5.6 5.6m0-5.6-5.6 5.6" stroke={MARKS[color].ink} />
          </g>
        );
      })}
    </>
  );
};

const Line = (props: LineProps): JSX.Element => {
  const { review, scale, seat, chances } = props;
  const color = colorsOf(review)[seat] ?? 'green';
  const path = chances
    .map((share, point) => `${point === 0 ? 'M' : 'L'}${scale.x(point)} ${scale.y(share)}`)
    .join('');
  return (
    <g class="chart-line">
      <path class="casing" d={path} />
      <path class="ink" d={path} stroke={TONES[color].base} />
      <Busts {...props} />
    </g>
  );
};

/** A disc that says whose line it is: at its highest point, or at its end for the winner. */
const LineMark = ({ review, scale, seat, chances }: LineProps): JSX.Element => {
  const isWinner = review.source.replay.record.winners?.includes(seat) ?? false;
  const isWhole = chances.length > review.moments.length;
  const point = isWinner && isWhole ? chances.length - 1 : peakOf(chances);
  const y = scale.y(chances[point] ?? 0);
  const at =
    isWinner && isWhole
      ? `translate(${scale.x(point) + 19} ${y + 1})`
      : `translate(${Math.max(scale.left + DISC, scale.x(point))} ${Math.max(DISC, y - 22)})`;
  return (
    <g transform={`${at} scale(.32)`}>
      <Disc kind={colorsOf(review)[seat] ?? 'green'} />
    </g>
  );
};

/** What the lines say, for those who do not see them. */
const Spoken = ({ texts, review }: Props): JSX.Element => {
  const { player } = namesIn(text(), review.source);
  const { percent } = texts.numbers;
  return (
    <ul class="spoken-only">
      {seatsIn(review).map((seat) => {
        const chances = chancesOf(review.judged.value, seat);
        const [start, end] = [percent(chances[0] ?? 0), percent(chances.at(-1) ?? 0)];
        const highest = percent(Math.max(0, ...chances));
        return <li key={seat}>{texts.charts.line(player(seat), start, highest, end)}</li>;
      })}
    </ul>
  );
};

/** Everybody's chance to win through the game. A tap chooses the roll. */
export const ChanceChart = ({ texts, review }: Props): JSX.Element => {
  const [element, width] = useWidth(600);
  const scale = rollScale(review.moments.length, width, { top: TOP, bottom: BOTTOM });
  const lines = seatsIn(review).map((seat) => ({
    ...{ review, scale, seat },
    chances: chancesOf(review.judged.value, seat),
  }));
  const pick = useRef((_: number): void => undefined);
  pick.current = (clientX) => {
    const left = element.current?.getBoundingClientRect().left ?? 0;
    review.go(scale.pointAt(clientX - left) - 1);
  };
  const pointer = useMemo(() => createChartPointer((clientX) => pick.current(clientX)), []);
  return (
    <div class="chart chance-chart" ref={element}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
      >
        <Axes texts={texts} review={review} scale={scale} width={width} />
        <LastRound texts={texts} review={review} scale={scale} />
        <path class="chart-at" d={`M${scale.x(review.at.value + 1)} ${TOP - 10}V${BOTTOM}`} />
        {lines.map((line) => (
          <Line key={line.seat} {...line} />
        ))}
        {lines.map((line) => line.chances.length > 0 && <LineMark key={line.seat} {...line} />)}
      </svg>
      <Spoken texts={texts} review={review} />
    </div>
  );
};
