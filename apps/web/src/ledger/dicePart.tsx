import type { Band, RollKind } from '@claim-it/fairness';
import { PIPS } from '@claim-it/rules';
import type { LedgerText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Die } from '../art/die.tsx';
import { BandBar } from './bandBar.tsx';
import { numbered } from './numbers.ts';
import type { DiceSums } from './sums.ts';
import { bustsOf, diceOf } from './sums.ts';
import type { OwnGame } from './whose.ts';

type Props = { readonly texts: LedgerText; readonly games: readonly OwnGame[] };

const KINDS: readonly RollKind[] = ['different', 'pair', 'triple'];
/** Honest dice look this uneven less than once in a hundred records. */
const RARE = 0.01;

type Row = {
  readonly name: string;
  readonly sign: JSX.Element | null;
  readonly count: number;
  readonly band: Band;
};

const CountRow = ({ say, row }: { say: LedgerText['dice']; row: Row }): JSX.Element => {
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

type CountsProps = {
  readonly say: LedgerText['dice'];
  readonly title: string;
  readonly rows: readonly Row[];
};

const Counts = ({ say, title, rows }: CountsProps): JSX.Element => (
  <table class="ledger-table ledger-counts">
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

const sayEvenness = (say: LedgerText['dice'], { chance }: DiceSums): string =>
  chance < RARE
    ? say.rare(numbered(100 * chance, 1))
    : say.usual(numbered(Math.min(99, Math.round(100 * chance))));

/** What the dice gave, beside what honest dice give. */
export const DicePart = ({ texts: { dice: say }, games }: Props): JSX.Element | null => {
  const sums = diceOf(games);
  if (sums === null) return null;
  const { tally, pipBand, kindBands } = sums;
  const pips = PIPS.map((pip) => ({
    name: say.pip(pip),
    sign: <Die pip={pip} size={30} turn={0} />,
    count: tally.pips[pip - 1] ?? 0,
    band: pipBand,
  }));
  const kinds = KINDS.map((kind) => ({
    ...{ name: say.names[kind], sign: null },
    ...{ count: tally.kinds[kind], band: kindBands[kind] },
  }));
  return (
    <section class="sheet ledger-part">
      <h2>{say.heading}</h2>
      <p>{say.line(tally.rolls)}</p>
      <Counts say={say} title={say.pips} rows={pips} />
      <p>{sayEvenness(say, sums)}</p>
      <Counts say={say} title={say.kinds} rows={kinds} />
      <p class="ledger-help">{say.help}</p>
    </section>
  );
};

const sayBusts = (say: LedgerText['busts'], had: number, { low, high }: Band): string => {
  if (had < low) return say.fewer;
  return had > high ? say.more : say.inside(numbered(low), numbered(high));
};

/** Busts beside what the risks that were taken would give. */
export const BustPart = ({ texts: { busts: say }, games }: Props): JSX.Element | null => {
  const sums = bustsOf(games);
  if (sums === null) return null;
  const { had, band } = sums;
  return (
    <section class="sheet ledger-part ledger-busts">
      <h2>{say.heading}</h2>
      <p>{say.line(had, numbered(band.expected, 1))}</p>
      <BandBar count={had} band={band} />
      <p>{sayBusts(say, had, band)}</p>
      <p class="ledger-help">{say.help}</p>
    </section>
  );
};
