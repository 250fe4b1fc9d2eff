import './counts.css';
import { Die } from '@claim-it/board';
import type { Band, DiceTally, RollKind } from '@claim-it/fairness';
import { PIPS } from '@claim-it/rules';
import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { numbered } from '../../kit/text/numbers.ts';
import { BandBar } from './bandBar.tsx';

const KINDS: readonly RollKind[] = ['different', 'pair', 'triple'];

type Row = {
  readonly name: string;
  readonly sign: JSX.Element | null;
  readonly count: number;
  readonly band: Band;
};

type Words = Pick<
  HouseText['dice'],
  'fell' | 'expected' | 'band' | 'range' | 'inside' | 'outside' | 'pips' | 'pip' | 'kinds' | 'names'
>;

const CountRow = ({ say, row }: { readonly say: Words; readonly row: Row }): JSX.Element => {
  const { name, sign, count, band } = row;
  const isInside = count >= band.low && count <= band.high;
  return (
    <tr class={isInside ? '' : 'is-outside'}>
      <th scope="row">
        {sign}
        <span class={sign === null ? '' : 'spoken-only'}>{name}</span>
      </th>
      <td>{numbered(count)}</td>
      <td>{numbered(band.expected)}</td>
      <td>
        <BandBar count={count} band={band} />
        <small>
          {say.range(numbered(band.low), numbered(band.high))} ·{' '}
          {isInside ? say.inside : say.outside}
        </small>
      </td>
    </tr>
  );
};

type CountsProps = { readonly say: Words; readonly title: string; readonly rows: readonly Row[] };

const Counts = ({ say, title, rows }: CountsProps): JSX.Element => (
  <table class="counts">
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken-only">{title}</span>
        </th>
        <th scope="col">{say.fell}</th>
        <th scope="col">{say.expected}</th>
        <th scope="col">{say.band}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <CountRow key={row.name} say={say} row={row} />
      ))}
    </tbody>
  </table>
);

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
