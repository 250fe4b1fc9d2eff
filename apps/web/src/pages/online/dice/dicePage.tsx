import './dice.css';
import { ThreeDice } from '@claim-it/board';
import { readDice } from '@claim-it/client/online';
import type { DiceReport } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { KindCounts, PipCounts } from '../../../parts/diceStats/counts.tsx';
import { Gate } from '../../../parts/online/gate.tsx';
import { Polled } from '../shared/polled.tsx';

const EVERY_MS = 30_000;

const Report = ({ tally, bands, games }: DiceReport): JSX.Element => {
  const { dice: say } = online.text();
  if (tally.rolls === 0)
    return (
      <section class="sheet dice-sheet no-dice">
        <ThreeDice roll={[1, 4, 6]} size={44} />
        <p>{say.none}</p>
      </section>
    );
  return (
    <section class="sheet dice-sheet">
      <h2>{say.total(tally.rolls, games)}</h2>
      <PipCounts say={say} tally={tally} band={bands.pip} />
      <KindCounts say={say} tally={tally} bands={bands.kinds} />
      <p>{say.why}</p>
    </section>
  );
};

/** Statistics of this server's dice, compared with fair dice. */
export const DicePage = (): JSX.Element => (
  <PageFrame title={text().pages.names.dice} line={online.text().dice.lead} kind="house-dice">
    <Gate>
      {() => (
        <Polled ask={readDice} everyMs={EVERY_MS}>
          {(report) => <Report {...report} />}
        </Polled>
      )}
    </Gate>
  </PageFrame>
);
