import type { Band } from '@claim-it/fairness';
import type { StatisticsText } from '@claim-it/text';
import type { ComponentChildren, JSX } from 'preact';
import { WoodButton } from '../../../kit/controls/buttons.tsx';
import { DataTable } from '../../../kit/controls/dataTable.tsx';
import { numbered, percent } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { BandBar, KindCounts, PipCounts } from '../../../parts/diceStats/counts.tsx';
import type { MistakeKind } from '../../../parts/results/result.ts';
import type { CountedGame } from '../games/countedGames.ts';
import type { DiceSums, MistakeGroup } from './sums.ts';
import { bustsOf, byPlayers, diceOf } from './sums.ts';

export type FigureProps = {
  readonly texts: StatisticsText;
  readonly games: readonly CountedGame[];
};

type SheetProps = { readonly heading: string; readonly children: ComponentChildren };

/** One subject of the statistics. */
export const FigureSheet = ({ heading, children }: SheetProps): JSX.Element => (
  <section class="sheet stats-part stacked">
    <h2>{heading}</h2>
    {children}
  </section>
);

/** The share that was won as a bar, and where a fair share would be. */
const ShareBar = ({ share, fair }: { readonly share: number; readonly fair: number }) => (
  <svg class="share-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="share-won" x="0" y="0" width={100 * share} height="14" />
    <rect class="share-fair" x={100 * fair - 1} y="0" width="2" height="14" />
  </svg>
);

/** Results by number of players, beside a fair share. */
export const ResultsPart = ({ texts: { results: say }, games }: FigureProps): JSX.Element => {
  const lines = byPlayers(games);
  const wins = lines.reduce((sum, line) => sum + line.wins, 0);
  const fair = lines.reduce((sum, line) => sum + line.games / line.players, 0);
  const rows = lines.map((line) => ({
    key: line.players,
    cells: [
      line.players,
      line.games,
      numbered(line.wins, Number.isInteger(line.wins) ? 0 : 1),
      <>
        <b>{percent(line.wins / line.games)}</b>
        <ShareBar share={line.wins / line.games} fair={1 / line.players} />
      </>,
      percent(1 / line.players),
    ] as const,
  }));
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.line(percent(wins / games.length), percent(fair / games.length))}</p>
      <DataTable
        caption={say.heading}
        hasHiddenCaption={true}
        columns={[text().table.cards.heading, say.games, say.wins, say.share, say.fair]}
        rows={rows}
      />
    </FigureSheet>
  );
};

/** Honest dice look this uneven less than once in a hundred records. */
const RARE = 0.01;

const sayEvenness = (say: StatisticsText['dice'], { chance }: DiceSums): string =>
  chance < RARE
    ? say.rare(numbered(100 * chance, 1))
    : say.usual(numbered(Math.min(99, Math.round(100 * chance))));

/** What the dice gave, beside what honest dice give. */
export const DicePart = ({ texts: { dice: say }, games }: FigureProps): JSX.Element | null => {
  const sums = diceOf(games);
  if (sums === null) return null;
  const { tally, bands } = sums;
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.line(tally.rolls)}</p>
      <PipCounts say={say} tally={tally} band={bands.pip} />
      <p>{sayEvenness(say, sums)}</p>
      <KindCounts say={say} tally={tally} bands={bands.kinds} />
      <p class="faint">{say.help}</p>
    </FigureSheet>
  );
};

const sayBusts = (say: StatisticsText['busts'], had: number, { low, high }: Band): string => {
  if (had < low) return say.fewer;
  return had > high ? say.more : say.inside(numbered(low), numbered(high));
};

/** Busts beside what the risks that were taken would give. */
export const BustPart = ({ texts: { busts: say }, games }: FigureProps): JSX.Element | null => {
  const sums = bustsOf(games);
  if (sums === null) return null;
  const { had, band } = sums;
  return (
    <FigureSheet heading={say.heading}>
      <p>{say.line(had, numbered(band.expected, 1))}</p>
      <BandBar count={had} band={band} />
      <p>{sayBusts(say, had, band)}</p>
      <p class="faint">{say.help}</p>
    </FigureSheet>
  );
};

type MistakesProps = {
  readonly texts: StatisticsText;
  readonly groups: readonly MistakeGroup[];
  readonly onDrill: (kind: MistakeKind) => void;
};

/** What goes wrong most, and the way to do it better. */
export const MistakesPart = ({ texts, groups, onDrill }: MistakesProps): JSX.Element => {
  const { mistakes: say } = texts;
  return (
    <FigureSheet heading={say.heading}>
      <p>{groups.length === 0 ? say.none : say.line}</p>
      <ul class="mistakes">
        {groups.map(({ kind, mistakes, cost }) => (
          <li key={kind} class="in-row">
            <div>
              <h3>{say.kinds[kind].name}</h3>
              <p>{say.kinds[kind].line}</p>
              <p class="faint">{say.times(mistakes.length, numbered(cost))}</p>
            </div>
            <WoodButton onPress={() => onDrill(kind)}>
              {say.drill}
              <span class="spoken-only">: {say.kinds[kind].name}</span>
            </WoodButton>
          </li>
        ))}
      </ul>
    </FigureSheet>
  );
};
