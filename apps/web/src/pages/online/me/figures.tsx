import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WoodLink } from '../../../kit/controls/buttons.tsx';
import { into } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { dayOf, percent } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { LineChart } from '../../../parts/results/lineChart.tsx';
import type { GameResult } from '../../../parts/results/result.ts';
import { readStoredResults } from '../../../parts/results/storedResults.ts';
import { evenShareOf, isWon, wonInTime } from './wonInTime.ts';

const Chart = ({ games }: { readonly games: readonly GameResult[] }): JSX.Element => {
  const { me: say } = online.text().places;
  const points = wonInTime(games);
  return (
    <LineChart
      title={say.wonChart}
      values={points.map(({ won }) => 100 * won)}
      oldest={dayOf(points[0]?.from ?? 0)}
      newest={dayOf(points.at(-1)?.to ?? 0)}
      say={(value) => percent(value / 100)}
      beside={{ value: 100 * evenShareOf(games), label: say.evenShare }}
    />
  );
};

/** Games that this device has counted: how many, and how many of them were won. */
export const FiguresPart = (): JSX.Element => {
  const { places } = online.text();
  const results = useSignal<readonly GameResult[]>([]);
  useEffect(() => {
    // A device that cannot read them shows none.
    void readStoredResults().then(
      ({ results: stored }) => into(results)(stored),
      () => undefined,
    );
  }, []);
  const own = results.value.filter(({ isImported }) => isImported !== true);
  const won = own.filter(isWon).length;
  return (
    <section class="sheet pinned me-part">
      <h2>{text().pages.names.ledger}</h2>
      {own.length === 0 ? (
        <p>{places.me.noGames}</p>
      ) : (
        <>
          <dl class="me-figures">
            <div>
              <dd>{own.length}</dd>
              <dt>{places.me.games}</dt>
            </div>
            <div>
              <dd>{percent(won / own.length)}</dd>
              <dt>{places.me.won}</dt>
            </div>
          </dl>
          <Chart games={own} />
        </>
      )}
      <WoodLink to={{ kind: 'ledger' }}>{places.me.statistics}</WoodLink>
    </section>
  );
};
