import type { Scale } from '@claim-it/ai';
import { chancesOf, peakOf, QUARTERS, turnStarts } from '@claim-it/ai';
import { Disc, MARKS, TONES } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { text } from '../../../kit/text/texts.ts';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import type { ReviewProps, ReviewState } from '../state/reviewState.ts';
import { colorAt, namesIn, seatsIn } from '../state/reviewState.ts';
import { ChartLine, Levels, rollScale, useWidth } from './chartParts.tsx';
import { createChartPointer } from './chartPointer.ts';

const HEIGHT = 288;
const TOP = 30;
const BOTTOM = 258;
/** Half a disc on a line: it must not cover the numbers at the left, nor leave the drawing. */
const DISC = 14;

type ScaleProps = ReviewProps & { readonly scale: Scale };

/** Every fifth or tenth turn, where it begins. */
const turnTicks = (rolls: readonly RecordedRoll[], right: number) => {
  const turns = rolls.at(-1)?.turn ?? 0;
  const every = [5, 10, 20, 50].find((one) => (turns / one) * 42 < right - 50) ?? 100;
  return turnStarts(rolls).filter(({ turn }) => turn % every === 0);
};

const Turns = ({ texts, review, scale }: ScaleProps): JSX.Element => {
  const ticks = turnTicks(review.rolls, scale.right);
  const labels = [
    { name: texts.charts.turn, x: scale.left },
    ...ticks.map(({ turn, index }) => ({ name: String(turn), x: scale.x(index + 1) })),
  ];
  return (
    <g class="chart-axes">
      {labels.map(({ name, x }) => (
        <text key={name} x={x} y={HEIGHT - 8} text-anchor="middle">
          {name}
        </text>
      ))}
    </g>
  );
};

const LastRound = ({ review, scale }: ScaleProps): JSX.Element | null => {
  const call = review.rolls.findIndex(({ after }) => after.lastRoundCalledBy !== null);
  if (call < 0) return null;
  return (
    <g class="chart-flag" transform={`translate(${scale.x(call + 1)} 4)`}>
      <path class="pole" d={`M0 0V${BOTTOM - 4}`} />
      <path class="cloth" d="M0 0h-118l7 10-7 10h118z" />
      <text x="-55" y="14.5" text-anchor="middle">
        {text().table.cards.lastRound}
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

const Line = ({ review, scale, seat, chances }: LineProps): JSX.Element => {
  const color = colorAt(review, seat);
  const place = (point: number): string => `${scale.x(point)} ${scale.y(chances[point] ?? 0)}`;
  const path = chances.map((_, point) => `${point === 0 ? 'M' : 'L'}${place(point)}`).join('');
  return (
    <ChartLine color={color} path={path}>
      {review.judged.value.map(({ roll }, index) => {
        if (!roll.isBust || roll.seat !== seat) return null;
        return (
          <g key={index} class="chart-bust" transform={`translate(${place(index + 1)})`}>
            <circle r="7" fill={TONES[color].base} />
            <path d="M-2.8-2.8l5.6 5.6m0-5.6-5.6 5.6" stroke={MARKS[color].ink} />
          </g>
        );
      })}
    </ChartLine>
  );
};

/** A disc that says whose line it is: at its highest point, or at its end for the winner. */
const LineMark = ({ review, scale, seat, chances }: LineProps): JSX.Element => {
  const { winners } = review.source.replay.record;
  const isAtEnd = winners?.includes(seat) === true && chances.length > review.rolls.length;
  const point = isAtEnd ? chances.length - 1 : peakOf(chances);
  const [x, y] = [scale.x(point), scale.y(chances[point] ?? 0)];
  const at = isAtEnd
    ? `${x + 19} ${y + 1}`
    : `${Math.max(scale.left + DISC, x)} ${Math.max(DISC, y - 22)}`;
  return (
    <g transform={`translate(${at}) scale(.32)`}>
      <Disc kind={colorAt(review, seat)} />
    </g>
  );
};

/** What the lines say, read aloud. */
const Spoken = ({ texts, review }: ReviewProps): JSX.Element => {
  const { player } = namesIn(text(), review);
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

/** The chances of all players through the game. A tap chooses the roll. */
export const ChanceChart = (props: ReviewProps): JSX.Element => {
  const { texts, review } = props;
  const [element, width] = useWidth(600);
  const scale = rollScale(review.rolls.length, width, { top: TOP, bottom: BOTTOM });
  const lines = seatsIn(review).map((seat) => {
    const chances = chancesOf(review.judged.value, seat);
    return { review, scale, seat, chances };
  });
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
        <Levels scale={scale} values={QUARTERS} y={scale.y} name={texts.numbers.percent} />
        <Turns {...props} scale={scale} />
        <LastRound {...props} scale={scale} />
        <path class="chart-at" d={`M${scale.x(review.at.value + 1)} ${TOP - 10}V${BOTTOM}`} />
        {lines.map((line) => (
          <Line key={line.seat} {...line} />
        ))}
        {lines.map((line) => line.chances.length > 0 && <LineMark key={line.seat} {...line} />)}
      </svg>
      <Spoken {...props} />
    </div>
  );
};
