import type { Band } from '@claim-it/fairness';
import type { LedgerText } from '@claim-it/text';
import type { JSX } from 'preact';
import { numbered } from '../../kit/text/numbers.ts';
import { BandBar } from '../../parts/diceStats/bandBar.tsx';
import { KindCounts, PipCounts } from '../../parts/diceStats/counts.tsx';
import type { DiceSums } from './sums.ts';
import { bustsOf, diceOf } from './sums.ts';
import type { OwnGame } from './whose.ts';

type Props = { readonly texts: LedgerText; readonly games: readonly OwnGame[] };

/** Honest dice look this uneven less than once in a hundred records. */
const RARE = 0.01;

const sayEvenness = (say: LedgerText['dice'], { chance }: DiceSums): string =>
  chance < RARE
    ? say.rare(numbered(100 * chance, 1))
    : say.usual(numbered(Math.min(99, Math.round(100 * chance))));

/** What the dice gave, beside what honest dice give. */
export const DicePart = ({ texts: { dice: say }, games }: Props): JSX.Element | null => {
  const sums = diceOf(games);
  if (sums === null) return null;
  const { tally, pipBand, kindBands } = sums;
  return (
    <section class="sheet ledger-part">
      <h2>{say.heading}</h2>
      <p>{say.line(tally.rolls)}</p>
      <PipCounts say={say} tally={tally} band={pipBand} />
      <p>{sayEvenness(say, sums)}</p>
      <KindCounts say={say} tally={tally} bands={kindBands} />
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
