import './lineChart.css';
import type { JSX } from 'preact';
import { numbered } from '../../kit/text/numbers.ts';

type Props = {
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
export const LineChart = ({ title, values, oldest, newest }: Props): JSX.Element => {
  const scale = scaleOf(values);
  const [low, high] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const room = WIDTH - LEFT - 14;
  const x = (at: number): number =>
    LEFT + (values.length === 1 ? room / 2 : (at / (values.length - 1)) * room);
  const points = values.map((value, at) => [x(at), y(value)] as const);
  return (
    <figure class="line-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {scale.map((line) => (
          <g key={line}>
            <line
              class={line === 0 ? 'chart-zero' : 'chart-line'}
              x1={LEFT}
              x2={WIDTH - 8}
              y1={y(line)}
              y2={y(line)}
            />
            <text class="chart-number" x={LEFT - 8} y={y(line) + 5} text-anchor="end">
              {numbered(line).replace('-', '−')}
            </text>
          </g>
        ))}
        <polyline class="chart-casing" points={points.map((one) => one.join()).join(' ')} />
        <polyline class="chart-path" points={points.map((one) => one.join()).join(' ')} />
        {values.length <= 40 &&
          points.map(([cx, cy], at) => (
            <circle key={at} class="chart-dot" cx={cx} cy={cy} r="4.5" />
          ))}
        <text class="chart-number" x={LEFT} y={HEIGHT - 8}>
          {oldest}
        </text>
        <text class="chart-number" x={WIDTH - 8} y={HEIGHT - 8} text-anchor="end">
          {newest}
        </text>
      </svg>
    </figure>
  );
};
