import './sheets.css';
import type { Puzzle } from '@claim-it/ai';
import type { JSX } from 'preact';
import { WoodButton, WoodLink } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { places, puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { percent } from '../../../kit/text/numbers.ts';
import { text } from '../../../kit/text/texts.ts';
import { LittleBoard } from '../../../parts/littleBoard/littleBoard.tsx';
import { streakOn, today } from '../stored/days.ts';
import { answerTo, isSolved, solvedDays } from '../stored/storedAnswers.ts';
import { randomPuzzle } from './choosing.ts';
import { OwnSheet } from './ownSheet.tsx';
import { Peaks } from './peaks.tsx';
import type { ThemeSheet } from './themes.ts';

/** What has become of a puzzle. */
export type PuzzleState = 'fresh' | 'tried' | 'solved' | 'first';

export const stateOf = ({ id }: Puzzle): PuzzleState => {
  const answer = answerTo(id);
  if (answer === null) return 'fresh';
  if (!answer.isSolved) return 'tried';
  return answer.first === 'right' ? 'first' : 'solved';
};

/** The first of a sheet that is not solved yet. */
export const nextOn = ({ puzzles }: ThemeSheet): Puzzle | null =>
  puzzles.find(({ id }) => !isSolved(id)) ?? null;

const openTheme = (theme: string): void => goTo({ kind: 'puzzles', id: null }, 'push', `#${theme}`);

/** The sheet in small: a disc for every solved puzzle, the next one glows. */
const ThemePicture = ({ sheet }: { readonly sheet: ThemeSheet }): JSX.Element => {
  const next = nextOn(sheet);
  return (
    <span class="theme-picture" aria-hidden="true">
      {sheet.puzzles.map((puzzle) => (
        <i key={puzzle.id} class={puzzle === next ? 'is-next' : `is-${stateOf(puzzle)}`} />
      ))}
    </span>
  );
};

const Sheet = ({
  sheet,
  isNext,
}: {
  readonly sheet: ThemeSheet;
  readonly isNext: boolean;
}): JSX.Element => {
  const say = places.text().puzzles;
  const texts = puzzleTexts.text();
  const { theme, puzzles, difficulty } = sheet;
  const solved = puzzles.filter(({ id }) => isSolved(id)).length;
  const next = nextOn(sheet);
  const name = say.themes[theme];
  const begun = solved > 0 ? texts.goOn : texts.begin;
  return (
    <li class="sheet theme-sheet">
      <button type="button" class="theme-open" onClick={() => openTheme(theme)}>
        <ThemePicture sheet={sheet} />
        <span class="spoken-only">{say.open(name)}</span>
      </button>
      <h2>
        <span aria-hidden="true">{name}</span>
        <span class="spoken-only">{say.sheet(name, difficulty, solved, puzzles.length)}</span>
      </h2>
      <p class="theme-count one-row" aria-hidden="true">
        <Peaks difficulty={difficulty} label="" />
        <b>{say.count(solved, puzzles.length)}</b>
      </p>
      <span
        class="theme-bar"
        aria-hidden="true"
        style={{ '--filled': `${(solved / puzzles.length) * 100}%` }}
      />
      {next === null ? (
        <WoodButton onPress={() => openTheme(theme)}>
          {say.again} <span class="spoken-only">: {name}</span>
        </WoodButton>
      ) : (
        <Link to={{ kind: 'puzzles', id: next.id }} class={isNext ? 'plate' : 'wood-button'}>
          {begun}
          <span class="spoken-only">: {name}</span>
        </Link>
      )}
    </li>
  );
};

type Props = { readonly puzzles: readonly Puzzle[]; readonly sheets: readonly ThemeSheet[] };

const NextPaper = ({
  sheet,
  puzzle,
}: {
  readonly sheet: ThemeSheet;
  readonly puzzle: Puzzle;
}): JSX.Element => {
  const say = places.text().puzzles;
  return (
    <section class="sheet next-puzzle">
      <h2>{say.next}</h2>
      <LittleBoard game={puzzle.game} />
      <p>{say.number(say.themes[sheet.theme], sheet.puzzles.indexOf(puzzle) + 1)}</p>
      <Link to={{ kind: 'puzzles', id: puzzle.id }} class="plate">
        {say.solve}
      </Link>
    </section>
  );
};

const Progress = ({ puzzles }: Pick<Props, 'puzzles'>): JSX.Element => {
  const say = places.text().puzzles;
  const texts = puzzleTexts.text();
  const answered = puzzles.flatMap(({ id }) => answerTo(id) ?? []);
  const solved = answered.filter((one) => one.isSolved).length;
  const first = answered.filter((one) => one.first === 'right').length;
  const streak = streakOn(today(), solvedDays());
  return (
    <section class="sheet puzzle-progress">
      <p class="streak one-row">
        <span class="gold-nugget" aria-hidden="true" />
        <b>{streak}</b> {say.days(streak)}
      </p>
      <dl>
        <dt>{say.solved}</dt>
        <dd>{say.count(solved, puzzles.length)}</dd>
        {answered.length > 0 && (
          <>
            <dt>{say.firstTry}</dt>
            <dd>{percent(first / answered.length)}</dd>
          </>
        )}
      </dl>
      <p class="faint">{say.keep}</p>
      <WoodLink to={{ kind: 'daily' }}>{text().pages.names.daily}</WoodLink>
      <WoodButton
        onPress={() => {
          const any = randomPuzzle(puzzles, isSolved);
          if (any !== null) goTo({ kind: 'puzzles', id: any.id });
        }}
      >
        <Icon name="again" /> {texts.random}
      </WoodButton>
    </section>
  );
};

/** Nine sheets of the map with what is solved on them, one's own mistakes, the next puzzle, and the row of days. */
export const Sheets = ({ puzzles, sheets }: Props): JSX.Element => {
  const texts = puzzleTexts.text();
  const nextSheet = sheets.find((sheet) => nextOn(sheet) !== null);
  const next = nextSheet === undefined ? null : nextOn(nextSheet);
  return (
    <div class="puzzle-wall">
      <ul class="theme-sheets">
        {sheets.map((sheet) => (
          <Sheet key={sheet.theme} sheet={sheet} isNext={sheet === nextSheet} />
        ))}
        <OwnSheet />
      </ul>
      <div class="puzzle-side-papers">
        {next !== null && nextSheet !== undefined && <NextPaper sheet={nextSheet} puzzle={next} />}
        <Progress puzzles={puzzles} />
      </div>
      <p class="faint on-wood how">{texts.how}</p>
    </div>
  );
};
