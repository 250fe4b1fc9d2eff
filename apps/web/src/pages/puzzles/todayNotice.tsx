import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateLink } from '../../kit/controls/buttons.tsx';
import { useTexts } from '../../kit/frame/withTexts.tsx';
import { puzzles as lazyTexts } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { sayProgress } from './daily/dailyCards.tsx';
import { LastDays } from './daily/lastDays.tsx';
import { useShipped } from './puzzle/shipped.ts';
import { dailyIndex, streakOn, today } from './stored/days.ts';
import { dayRow, isLoaded, loadAnswers, solvedDays } from './stored/storedAnswers.ts';

type Props = {
  /** What is there until everything is known. */
  readonly blank: ComponentChildren;
};

/** What the notice on the first page says about today. */
export const TodayNotice: FunctionComponent<Props> = ({ blank }) => {
  const texts = useTexts(lazyTexts);
  useEffect(() => void loadAnswers(), []);
  const shipped = useShipped();
  const day = today();
  const puzzles = shipped.kind === 'here' ? shipped.puzzles : [];
  const puzzle = puzzles[dailyIndex(day, puzzles.length)];
  if (puzzle === undefined || texts === null || !isLoaded.value) return blank;
  const solved = dayRow(day)?.puzzle ?? null;
  const streak = streakOn(day, solvedDays());
  return (
    <>
      <LittleBoard game={puzzle.game} />
      <div class="teaser-words">
        <h2>{text().pages.names.daily}</h2>
        <p class="teaser-line">
          {sayProgress(solved)}
          {streak > 1 && ` ${texts.streak(streak)}.`}
        </p>
        <LastDays day={day} />
        <PlateLink to={{ kind: 'daily' }}>
          {solved?.isSolved === true ? text().pages.home.open : text().home.days.solve}
        </PlateLink>
      </div>
    </>
  );
};
