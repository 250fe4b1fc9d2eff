import './margins.css';
import type { Pip } from '@claim-it/rules';
import { PIPS } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { memoDeep } from '../render/memoDeep.tsx';
import type { BoardModel, Legend, Numeral } from './model.ts';

type NumeralsProps = {
  readonly side: 'columns' | 'rows';
  readonly pips: readonly Pip[];
  readonly numerals: Readonly<Record<Pip, Numeral>>;
};

const Numerals = ({ side, pips, numerals }: NumeralsProps): JSX.Element => (
  <div class={`numerals ${side}`}>
    {pips.map((pip) => (
      <span key={pip} class={`numeral ${numerals[pip]}`}>
        {pip}
      </span>
    ))}
  </div>
);

const Calls = ({ lastRoundAt, calls }: Legend): JSX.Element => (
  <div class="calls">
    <span class="calls-title">{lastRoundAt}</span>
    <span class="calls-table">
      {calls.map(({ claims, players, isHere }) => (
        <span key={claims} class={isHere ? 'call here' : 'call'}>
          <b>{claims}</b>
          <small>{players}</small>
        </span>
      ))}
    </span>
  </div>
);

const Axes = ({ column, row }: Legend): JSX.Element => (
  <>
    <span class="axis row-axis">{row} ↑</span>
    <span class="axis column-axis">{column} →</span>
  </>
);

type Props = Pick<BoardModel, 'columns' | 'rows' | 'legend'>;

/** The print around the board. Hidden from screen readers, because every space has its column and row in its name. */
export const Margins: FunctionComponent<Props> = memoDeep(
  ({ columns, rows, legend }: Props): JSX.Element => (
    <div aria-hidden="true">
      <Calls {...legend} />
      <Axes {...legend} />
      <Numerals side="rows" pips={PIPS.toReversed()} numerals={rows} />
      <Numerals side="columns" pips={PIPS} numerals={columns} />
    </div>
  ),
);
