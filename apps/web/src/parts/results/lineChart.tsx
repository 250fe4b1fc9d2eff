import './lineChart.css';
import type { JSX } from 'preact';
import { numbered } from '../../kit/text/numbers.ts';

type ChartProps = {
  readonly title: string;
  /** Oldest first. */
  readonly values: readonly number[];
  readonly oldest: string;
  readonly newest: string;
  /** What stands beside a line of the scale; the number where nothing else is said. */
  readonly say?: (value: number) => string;
  /** A dashed line to compare with, and what it is. */
  readonly beside?: { readonly value: number; readonly label: string };
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

const usualWords = (value: number): string => numbered(value).replace('-', '−');

/** A line over games; the words and the table beside it say the same. */
export const LineChart = (props: ChartProps): JSX.Element | null => {
  const { title, values, oldest, newest, say = usualWords, beside } = props;
  const scale = scaleOf(beside === undefined ? values : [...values, beside.value]);
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
              {say(line)}
            </text>
          </g>
        ))}
        {beside !== undefined && (
          <g class="beside">
            <path d={`M${LEFT} ${y(beside.value)}H${WIDTH - 8}`} />
            <text x={WIDTH - 8} y={y(beside.value) - 6} text-anchor="end">
              {beside.label}
            </text>
          </g>
        )}
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
