import '../../kit/style/shared.css';
import './puzzles.css';
import './puzzle/sheets.css';
import type { MatchSummary } from '@claim-it/client/storage';
import { listMatches } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { WoodLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { NotLoaded, Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { language } from '../../kit/navigation/navigation.ts';
import { places, puzzles as puzzleTexts } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { Calendar } from './daily/calendar.tsx';
import { DailyGameCard, DailyPuzzleCard, DailyRow } from './daily/dailyCards.tsx';
import { firstResult } from './daily/dailyGame.ts';
import { ShareCard } from './daily/shareCard.tsx';
import { useShipped } from './puzzle/shipped.ts';
import { StorageProblem } from './puzzle/storageProblem.tsx';
import { dailyIndex, sayDay, today } from './stored/days.ts';
import { dayRows, isLoaded, loadAnswers, noteDailyGame } from './stored/storedAnswers.ts';

/** Games of other days that were finished without a look at this page are noted too. */
const noteFinished = async (matches: readonly MatchSummary[]): Promise<void> => {
  const days = new Set(
    matches.flatMap((one) => (one.kind === 'over' && one.daily !== null ? [one.daily] : [])),
  );
  for (const day of days) {
    const result = await firstResult(matches, day);
    if (result !== null) await noteDailyGame(day, result);
  }
};

/** The matches of this device, after the stored answers were read and brought up to date. */
const useMatches = (): readonly MatchSummary[] | null => {
  const matches = useSignal<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      await loadAnswers();
      const found = await listMatches();
      await noteFinished(found);
      matches.value = found;
    };
    void look();
  }, [matches]);
  return matches.value;
};

const Page: FunctionComponent = () => {
  const texts = puzzleTexts.text();
  const shipped = useShipped();
  const matches = useMatches();
  const day = today();
  if (shipped.kind === 'failed') return <NotLoaded />;
  const puzzle =
    shipped.kind === 'here' ? shipped.puzzles[dailyIndex(day, shipped.puzzles.length)] : undefined;
  if (puzzle === undefined || matches === null || !isLoaded.value) return <Waiting />;
  const first = dayRows().reduce((early, row) => (row.day < early ? row.day : early), day);
  return (
    <PageFrame
      title={text().pages.names.daily}
      line={places.text().daily.line(sayDay(day, language.value))}
      kind="daily"
    >
      <StorageProblem />
      <div class="daily-cards">
        <DailyPuzzleCard day={day} puzzle={puzzle} />
        <Calendar today={day} first={first} />
        <DailyGameCard day={day} matches={matches} />
        <DailyRow day={day}>
          <WoodLink to={{ kind: 'puzzles', id: null }}>{texts.all}</WoodLink>
        </DailyRow>
        <ShareCard day={day} puzzle={puzzle} />
      </div>
    </PageFrame>
  );
};

/** One puzzle and one game a day, the same for all players. */
export const DailyPage: FunctionComponent<object> = withTexts(puzzleTexts, withTexts(places, Page));
