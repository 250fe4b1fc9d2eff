import type { StatisticsText } from '@claim-it/text';
import type { JSX } from 'preact';
import { DataTable } from '../../../kit/controls/dataTable.tsx';
import { dayOf, numbered, signed } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { LineChart } from '../../../parts/results/lineChart.tsx';
import type { CountedGame } from '../games/countedGames.ts';
import type { FigureProps } from './figures.tsx';
import { FigureSheet } from './figures.tsx';
import { errorRateOf, trendOf } from './sums.ts';

/** Fewer games than this say nothing about getting better. */
const ENOUGH = 6;
/** Error rates closer than this are the same. */
const CLOSE = 1;

/** How the newer half of the games compares with the older one; null while there are too few. */
const changeIn = (say: StatisticsText['trend'], games: readonly CountedGame[]): string | null => {
  const looked = games.filter(({ result }) => result.judged !== null);
  if (looked.length < ENOUGH) return null;
  const half = Math.floor(looked.length / 2);
  const [before, now] = [errorRateOf(looked.slice(0, half)), errorRateOf(looked.slice(half))];
  if (before === null || now === null) return null;
  if (Math.abs(before - now) < CLOSE) return say.same;
  return (now < before ? say.better : say.worse)(numbered(before, 1), numbered(now, 1));
};

const resultIn = (say: StatisticsText['trend'], won: number): string => {
  if (won === 1) return say.won;
  return won === 0 ? say.lost : say.shared;
};

/** Luck and error rate over time. */
export const TrendPart = ({ texts: { trend: say }, games }: FigureProps): JSX.Element => {
  const { table } = text();
  const points = trendOf(games);
  if (points.length === 0)
    return (
      <FigureSheet heading={say.heading}>
        <p>{say.waiting}</p>
      </FigureSheet>
    );
  const luck = points.reduce((sum, point) => sum + point.luck, 0) / points.length;
  const rate = errorRateOf(games);
  const rates = points.flatMap(({ errorRate }) => errorRate ?? []);
  const ends = { oldest: say.oldest, newest: say.newest };
  const rows = points.toReversed().map((point) => ({
    key: point.id,
    cells: [
      dayOf(point.playedAt),
      point.players,
      resultIn(say, point.won),
      signed(point.luck),
      point.errorRate === null ? '–' : numbered(point.errorRate, 1),
    ] as const,
  }));
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.luckLine(signed(luck))}</p>
      <LineChart title={say.luck} values={points.map((point) => point.luck)} {...ends} />
      {rate !== null && <p>{say.errorLine(numbered(rate, 1))}</p>}
      <LineChart title={say.error} values={rates} {...ends} />
      <p>{changeIn(say, games)}</p>
      <details class="stats-details">
        <summary>{say.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <section class="table-scroll" aria-label={say.table} tabIndex={0}>
          <DataTable
            caption={say.table}
            hasHiddenCaption={true}
            columns={[say.played, table.cards.heading, table.end.open, say.luckColumn, say.error]}
            rows={rows}
          />
        </section>
      </details>
      <p class="faint">{say.help}</p>
    </FigureSheet>
  );
};
