import type { Puzzle } from '@claim-it/ai';
import { ThreeDice } from '@claim-it/board';
import { ownName } from '@claim-it/client/local';
import { dailyBots } from '@claim-it/client/model';
import type { MatchSummary } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { PlateButton, PlateLink, WoodButton, WoodLink } from '../../../kit/controls/buttons.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { places, puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { LittleBoard } from '../../../parts/littleBoard/littleBoard.tsx';
import { Peaks } from '../puzzle/peaks.tsx';
import type { Day } from '../stored/days.ts';
import { streakOn } from '../stored/days.ts';
import type { DayRow } from '../stored/storedAnswers.ts';
import { dayRow, dayRows, solvedDays } from '../stored/storedAnswers.ts';
import { dailyMatches, dailyNames, newDailyMatch } from './dailyGame.ts';
import { bustsIn, squaresOf } from './shareText.ts';

type DayProps = { readonly day: Day };

/** How far one is with the puzzle of a day. */
export const sayProgress = (puzzle: DayRow['puzzle']): string => {
  const { daily: say } = puzzleTexts.text();
  if (puzzle === null) return say.fresh;
  return puzzle.isSolved ? say.solved(puzzle.tries) : say.tried;
};

const WaitingDice = ({ puzzle: { game } }: { readonly puzzle: Puzzle }): JSX.Element | null => {
  const { phase } = game.turn;
  if (phase.kind !== 'toPlace') return null;
  return (
    <span class="teaser-dice" aria-hidden="true">
      <ThreeDice roll={phase.roll} size={34} />
    </span>
  );
};

export const DailyPuzzleCard = ({
  day,
  puzzle,
}: DayProps & { readonly puzzle: Puzzle }): JSX.Element => {
  const texts = puzzleTexts.text();
  const answered = dayRow(day)?.puzzle ?? null;
  const isSolved = answered?.isSolved === true;
  const Open = isSolved ? WoodLink : PlateLink;
  return (
    <section class="sheet daily-card daily-puzzle">
      <LittleBoard game={puzzle.game} />
      <div>
        <h2>{texts.dailyPuzzle}</h2>
        <p>
          <Peaks
            difficulty={puzzle.difficulty}
            label={places.text().puzzles.difficulty(puzzle.difficulty)}
          />
        </p>
        <WaitingDice puzzle={puzzle} />
        <p>{sayProgress(answered)}</p>
        <Open to={{ kind: 'puzzles', id: puzzle.id }}>
          {isSolved ? texts.daily.lookAgain : texts.daily.solve}
        </Open>
      </div>
    </section>
  );
};

/** The game of the day: start it, resume it, or play it again for practice. */
export const DailyGameCard = ({
  day,
  matches,
}: DayProps & { readonly matches: readonly MatchSummary[] }): JSX.Element => {
  const texts = puzzleTexts.text();
  const isDealing = useSignal(false);
  const result = dayRow(day)?.game ?? null;
  const Deal = result === null ? PlateButton : WoodButton;
  const games = dailyMatches(matches, day);
  const running = games.find(({ kind }) => kind === 'open');
  const finished = games.find(({ kind }) => kind === 'over');
  const names = dailyNames(day);
  const bots = dailyBots(day);
  const levels = bots.map((level) => texts.levels[level]);
  const deal = async (): Promise<void> => {
    if (isDealing.peek()) return;
    isDealing.value = true;
    goTo({ kind: 'play', id: await newDailyMatch(day, ownName()) });
  };
  return (
    <section class="sheet daily-card daily-game">
      <h2>{texts.dailyGame}</h2>
      <span class="company">
        {bots.map((level) => (
          <Portrait key={level} level={level} size={84} />
        ))}
      </span>
      <p>{texts.daily.company(names.map((name, index) => `${name} (${levels[index]})`))}</p>
      {result !== null && (
        <>
          <p>
            <b>{texts.share.game({ ...result, busts: bustsIn(result) })}</b>
          </p>
          <p class="daily-squares" aria-hidden="true">
            {squaresOf(result)}
          </p>
        </>
      )}
      <p>{result === null ? texts.daily.firstCounts : texts.daily.practice}</p>
      <p class="button-row">
        {running !== undefined ? (
          <PlateLink to={{ kind: 'play', id: running.id }}>{texts.daily.goOn}</PlateLink>
        ) : (
          <Deal onPress={() => void deal()}>
            {result === null ? texts.daily.play : texts.daily.again}
          </Deal>
        )}
        {finished !== undefined && (
          <WoodLink to={{ kind: 'review', id: finished.id }}>{text().pages.names.review}</WoodLink>
        )}
      </p>
    </section>
  );
};

/** How many days in a row, and how often at the first try. */
export const DailyRow = ({
  day,
  children,
}: DayProps & { readonly children: ComponentChildren }): JSX.Element => {
  const say = places.text();
  const solved = dayRows().flatMap(({ puzzle }) => (puzzle?.isSolved ? [puzzle] : []));
  const first = solved.filter(({ tries }) => tries === 1).length;
  const streak = streakOn(day, solvedDays());
  return (
    <section class="sheet daily-card daily-row">
      <p class="streak one-row">
        <span class="gold-nugget" aria-hidden="true" />
        <b>{streak}</b> {say.puzzles.days(streak)}
      </p>
      <ul>
        <li>
          <i class="day-nugget is-first" aria-hidden="true" /> {say.daily.first(first)}
        </li>
        <li>
          <i class="day-nugget is-later" aria-hidden="true" />{' '}
          {say.daily.later(solved.length - first)}
        </li>
      </ul>
      {children}
    </section>
  );
};
