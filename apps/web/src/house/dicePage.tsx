import './dice.css';
import type { Band, DiceTally, RollKind } from '@claim-it/fairness';
import type { DiceReport } from '@claim-it/protocol';
import { PIPS } from '@claim-it/rules';
import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { language } from '../app/navigation.ts';
import { PageFrame } from '../app/pageFrame.tsx';
import { text } from '../app/texts.ts';
import { Die } from '../art/die.tsx';
import { readDice } from '../online/api.ts';
import { Gate } from './gate.tsx';
import { Polled } from './polled.tsx';

const EVERY_MS = 30_000;
const KINDS: readonly RollKind[] = ['different', 'pair', 'triple'];

type Row = {
  readonly name: string;
  readonly sign: JSX.Element | null;
  readonly count: number;
  readonly band: Band;
};

type TableProps = {
  readonly texts: HouseText;
  readonly title: string;
  readonly rows: readonly Row[];
};

const numbered = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }).format(value);

/** Where a count lies in a bar that is a good bit wider than its band. */
const placeOf = (value: number, { low, high }: Band): string => {
  const margin = Math.max(1, (high - low) * 0.75);
  const share = (value - low + margin) / (high - low + 2 * margin);
  return `${Math.min(100, Math.max(0, share * 100))}%`;
};

const BandBar = ({ count, band }: Pick<Row, 'count' | 'band'>): JSX.Element => (
  <span class="band-bar" aria-hidden="true">
    <i
      class="band-zone"
      style={{ left: placeOf(band.low, band), right: `calc(100% - ${placeOf(band.high, band)})` }}
    />
    <i class="band-mark" style={{ left: placeOf(count, band) }} />
  </span>
);

const Counts = ({ texts: { dice: say }, title, rows }: TableProps): JSX.Element => (
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
      {rows.map(({ name, sign, count, band }) => {
        const isInside = count >= band.low && count <= band.high;
        return (
          <tr key={name} class={isInside ? '' : 'is-outside'}>
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
      })}
    </tbody>
  </table>
);

const pipRows = ({ dice: say }: HouseText, { pips }: DiceTally, band: Band): readonly Row[] =>
  PIPS.map((pip) => ({
    name: say.pip(pip),
    sign: <Die pip={pip} size={34} turn={0} />,
    count: pips[pip - 1] ?? 0,
    band,
  }));

const Report = ({ texts, report }: { texts: HouseText; report: DiceReport }): JSX.Element => {
  const { dice: say } = texts;
  const { tally, bands, games } = report;
  if (tally.rolls === 0) return <p class="lead">{say.none}</p>;
  const kinds = KINDS.map((kind) => ({
    name: say.names[kind],
    sign: null,
    count: tally.kinds[kind],
    band: bands.kinds[kind],
  }));
  return (
    <section class="sheet dice-sheet">
      <h2>{say.total(tally.rolls, games)}</h2>
      <Counts texts={texts} title={say.pips} rows={pipRows(texts, tally, bands.pip)} />
      <Counts texts={texts} title={say.kinds} rows={kinds} />
      <p>{say.why}</p>
    </section>
  );
};

/** How the dice of this house fell, beside what honest dice do. */
export const DicePage = ({ texts }: { readonly texts: HouseText }): JSX.Element => (
  <PageFrame title={text().pages.names.dice} kind="house-dice">
    <p class="lead">{texts.dice.lead}</p>
    <Gate texts={texts}>
      {() => (
        <Polled texts={texts} ask={readDice} everyMs={EVERY_MS}>
          {(report) => <Report texts={texts} report={report} />}
        </Polled>
      )}
    </Gate>
  </PageFrame>
);
