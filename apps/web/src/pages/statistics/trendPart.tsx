import type { LedgerText } from '@claim-it/text';
import type { JSX } from 'preact';
import { dayOf, numbered, signed } from '../../kit/text/numbers.ts';
import { LineChart } from './lineChart.tsx';
import type { TrendPoint } from './sums.ts';
import { errorRateOf, trendOf } from './sums.ts';
import type { OwnGame } from './whose.ts';

type Props = { readonly texts: LedgerText; readonly games: readonly OwnGame[] };

/** Fewer games than this say nothing about getting better. */
const ENOUGH = 6;
/** Error rates closer than this are the same. */
const CLOSE = 1;

/** How the newer half of the games compares with the older one; null while there are too few. */
const changeIn = (say: LedgerText['trend'], games: readonly OwnGame[]): string | null => {
  const looked = games.filter(({ result }) => result.judged !== null);
  if (looked.length < ENOUGH) return null;
  const half = Math.floor(looked.length / 2);
  const [before, now] = [errorRateOf(looked.slice(0, half)), errorRateOf(looked.slice(half))];
  if (before === null || now === null) return null;
  if (Math.abs(before - now) < CLOSE) return say.same;
  return (now < before ? say.better : say.worse)(numbered(before, 1), numbered(now, 1));
};

const resultIn = (say: LedgerText['trend'], won: number): string => {
  if (won === 1) return say.won;
  return won === 0 ? say.lost : say.shared;
};

const Table = ({
  say,
  points,
}: {
  readonly say: LedgerText['trend'];
  readonly points: readonly TrendPoint[];
}): JSX.Element => (
  <details class="ledger-details">
    <summary>{say.table}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
    <section class="table-scroll" aria-label={say.table} tabIndex={0}>
      <table class="ledger-table">
        <caption class="spoken-only">{say.table}</caption>
        <thead>
          <tr>
            <th scope="col">{say.played}</th>
            <th scope="col">{say.players}</th>
            <th scope="col">{say.result}</th>
            <th scope="col">{say.luckColumn}</th>
            <th scope="col">{say.error}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ id, playedAt, players, won, luck, errorRate }) => (
            <tr key={id}>
              <th scope="row">{dayOf(playedAt)}</th>
              <td>{players}</td>
              <td>{resultIn(say, won)}</td>
              <td>{signed(luck)}</td>
              <td>{errorRate === null ? '–' : numbered(errorRate, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

/** Luck and error rate over time. */
export const TrendPart = ({ texts: { trend: say }, games }: Props): JSX.Element => {
  const points = trendOf(games);
  const luck = points.reduce((sum, point) => sum + point.luck, 0) / Math.max(1, points.length);
  const rate = errorRateOf(games);
  const ends = { oldest: say.oldest, newest: say.newest };
  if (points.length === 0)
    return (
      <section class="sheet ledger-part">
        <h2>{say.heading}</h2>
        <p>{say.waiting}</p>
      </section>
    );
  return (
    <section class="sheet ledger-part">
      <h2>{say.heading}</h2>
      <p>{say.luckLine(signed(luck))}</p>
      <LineChart title={say.luck} values={points.map((point) => point.luck)} {...ends} />
      {rate !== null && <p>{say.errorLine(numbered(rate, 1))}</p>}
      <LineChart
        title={say.error}
        values={points.flatMap(({ errorRate }) => errorRate ?? [])}
        {...ends}
      />
      <p>{changeIn(say, games)}</p>
      <Table say={say} points={points} />
      <p class="ledger-help">{say.help}</p>
    </section>
  );
};
