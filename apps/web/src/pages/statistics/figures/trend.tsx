import './lineChart.css';
import type { StatisticsText } from '@claim-it/text';
import type { JSX } from 'preact';
import { DataTable } from '../../../kit/controls/dataTable.tsx';
import { dayOf, numbered, signed } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import type { CountedGame } from '../games/countedGames.ts';
import type { FigureProps } from './figures.tsx';
import { FigureSheet } from './figures.tsx';
import { errorRateOf, trendOf } from './sums.ts';

/** Fewer games than this say nothing about getting better. */
const ENOUGH = 6;
/** Error rates closer than this are the same. */
const CLOSE = 1;

/** How the newer half of the games compares with the older one; null while there are too few. */
const changeIn = (say: StatisticsText['trend'], games: readonly CountedGame[]): string | null => {
  const looked = games.filter(({ result }) => result.judged !== null);
  if (looked.length < ENOUGH) return null;
  const half = Math.floor(looked.length / 2);
  const [before, now] = [errorRateOf(looked.slice(0, half)), errorRateOf(looked.slice(half))];
  if (before === null || now === null) return null;
  if (Math.abs(before - now) < CLOSE) return say.same;
  return (now < before ? say.better : say.worse)(numbered(before, 1), numbered(now, 1));
};

const resultIn = (say: StatisticsText['trend'], won: number): string => {
  if (won === 1) return say.won;
  return won === 0 ? say.lost : say.shared;
};

type ChartProps = {
  readonly title: string;
  /** Oldest first. */
  readonly values: readonly number[];
  readonly oldest: string;
  readonly newest: string;
};

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [520, 190, 46, 14, 30];

/** A round step, so that there are three to six lines. */
const stepFor = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(span, 1) / 3));
  return [1, 2, 5, 10].map((one) => one * power).find((step) => span / step <= 5) ?? span;
};

/** The lowest and the highest line of the scale, and those between. */
export const scaleOf = (values: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepFor(high - low);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
};

/** A line over games; the words and the table beside it say the same. */
const LineChart = ({ title, values, oldest, newest }: ChartProps): JSX.Element | null => {
  const scale = scaleOf(values);
  const [low, high] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const room = WIDTH - LEFT - 14;
  const x = (at: number): number => LEFT + (at / (values.length - 1)) * room;
  const points = values.map((value, at) => [x(at), y(value)] as const);
  // One dot is no line: the sentence beside it says as much.
  if (values.length < 2) return null;
  return (
    <figure class="line-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {scale.map((line) => (
          <g key={line}>
            <path class={line === 0 ? 'zero' : ''} d={`M${LEFT} ${y(line)}H${WIDTH - 8}`} />
            <text x={LEFT - 8} y={y(line) + 5} text-anchor="end">
              {numbered(line).replace('-', '−')}
            </text>
          </g>
        ))}
        <polyline class="casing" points={points.join(' ')} />
        <polyline points={points.join(' ')} />
        {values.length <= 40 &&
          points.map(([cx, cy], at) => <circle key={at} cx={cx} cy={cy} r="4.5" />)}
        <text x={LEFT} y={HEIGHT - 8}>
          {oldest}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 8} text-anchor="end">
          {newest}
        </text>
      </svg>
    </figure>
  );
};

/** Luck and error rate over time. */
export const TrendPart = ({ texts: { trend: say }, games }: FigureProps): JSX.Element => {
  const { table } = text();
  const points = trendOf(games);
  if (points.length === 0)
    return (
      <FigureSheet heading={say.heading}>
        <p>{say.waiting}</p>
      </FigureSheet>
    );
  const luck = points.reduce((sum, point) => sum + point.luck, 0) / points.length;
  const rate = errorRateOf(games);
  const rates = points.flatMap(({ errorRate }) => errorRate ?? []);
  const ends = { oldest: say.oldest, newest: say.newest };
  const rows = points.toReversed().map((point) => ({
    key: point.id,
    cells: [
      dayOf(point.playedAt),
      point.players,
      resultIn(say, point.won),
      signed(point.luck),
      point.errorRate === null ? '–' : numbered(point.errorRate, 1),
    ] as const,
  }));
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.luckLine(signed(luck))}</p>
      <LineChart title={say.luck} values={points.map((point) => point.luck)} {...ends} />
      {rate !== null && <p>{say.errorLine(numbered(rate, 1))}</p>}
      <LineChart title={say.error} values={rates} {...ends} />
      <p>{changeIn(say, games)}</p>
      <details class="stats-details">
        <summary>{say.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <section class="table-scroll" aria-label={say.table} tabIndex={0}>
          <DataTable
            caption={say.table}
            hasHiddenCaption={true}
            columns={[say.played, table.cards.heading, table.end.open, say.luckColumn, say.error]}
            rows={rows}
          />
        </section>
      </details>
      <p class="faint">{say.help}</p>
    </FigureSheet>
  );
};
