import './counts.css';
import { apportioned } from '@claim-it/ai';
import { Die } from '@claim-it/board';
import type { Band, DiceTally, RollKind } from '@claim-it/fairness';
import { PIPS } from '@claim-it/rules';
import type { OnlineText } from '@claim-it/text';
import type { JSX } from 'preact';
import { DataTable } from '../../kit/controls/dataTable.tsx';
import { numbered } from '../../kit/text/numbers.ts';

const KINDS: readonly RollKind[] = ['different', 'pair', 'triple'];

/** Where a count is in a bar that is a good bit wider than its band. */
const placeOf = (value: number, { low, high }: Band): string => {
  const margin = Math.max(1, (high - low) * 0.75);
  const share = (value - low + margin) / (high - low + 2 * margin);
  return `${Math.min(100, Math.max(0, share * 100))}%`;
};

type BarProps = { readonly count: number; readonly band: Band };

/** A band and the count in it, or beside it. */
export const BandBar = ({ count, band }: BarProps): JSX.Element => (
  <span class="band-bar" aria-hidden="true">
    <i
      class="band-zone"
      style={{ left: placeOf(band.low, band), right: `calc(100% - ${placeOf(band.high, band)})` }}
    />
    <i class="band-mark" style={{ left: placeOf(count, band) }} />
  </span>
);

/** The expected counts, in tenths that add up to the number of rolls. */
const tenthsOf = (bands: readonly Band[]): readonly number[] => {
  const parts = bands.map(({ expected }) => 10 * expected);
  return apportioned(parts, Math.round(parts.reduce((sum, part) => sum + part, 0)));
};

type CountRow = {
  readonly name: string;
  readonly sign: JSX.Element | null;
  readonly count: number;
  readonly band: Band;
};

type Words = Pick<
  OnlineText['dice'],
  'fell' | 'expected' | 'band' | 'range' | 'inside' | 'outside' | 'pips' | 'pip' | 'kinds' | 'names'
>;

type CountsProps = {
  readonly say: Words;
  readonly title: string;
  readonly rows: readonly CountRow[];
};

const Counts = ({ say, title, rows }: CountsProps): JSX.Element => {
  const head = <span class="spoken-only">{title}</span>;
  const tenths = tenthsOf(rows.map(({ band }) => band));
  const digits = tenths.every((one) => one % 10 === 0) ? 0 : 1;
  return (
    <DataTable
      look="counts"
      caption={title}
      columns={[head, say.fell, say.expected, say.band]}
      rows={rows.map(({ name, sign, count, band }, at) => {
        const isInside = count >= band.low && count <= band.high;
        const range = say.range(numbered(band.low), numbered(band.high));
        const heading = (
          <>
            {sign}
            <span class={sign === null ? '' : 'spoken-only'}>{name}</span>
          </>
        );
        const bar = (
          <>
            <BandBar count={count} band={band} />
            <small>
              {range} · {isInside ? say.inside : say.outside}
            </small>
          </>
        );
        const look = isInside ? '' : 'is-outside';
        return {
          key: name,
          look,
          cells: [heading, numbered(count), numbered((tenths[at] ?? 0) / 10, digits), bar],
        };
      })}
    />
  );
};

type PipProps = { readonly say: Words; readonly tally: DiceTally; readonly band: Band };

/** How often each face fell, beside what honest dice do. */
export const PipCounts = ({ say, tally, band }: PipProps): JSX.Element => {
  const rows = PIPS.map((pip) => ({
    name: say.pip(pip),
    sign: <Die pip={pip} size={30} turn={0} />,
    count: tally.pips[pip - 1] ?? 0,
    band,
  }));
  return <Counts say={say} title={say.pips} rows={rows} />;
};

type KindProps = {
  readonly say: Words;
  readonly tally: DiceTally;
  readonly bands: Readonly<Record<RollKind, Band>>;
};

/** How often three dice were all different, a pair, or all the same. */
export const KindCounts = ({ say, tally, bands }: KindProps): JSX.Element => {
  const rows = KINDS.map((kind) => ({
    name: say.names[kind],
    sign: null,
    count: tally.kinds[kind],
    band: bands[kind],
  }));
  return <Counts say={say} title={say.kinds} rows={rows} />;
};
