import '../../kit/style/shared.css';
import './puzzles.css';
import type { Puzzle } from '@claim-it/ai';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { NotLoaded, Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { page } from '../../kit/navigation/navigation.ts';
import { useHash } from '../../kit/navigation/useHash.ts';
import { places, puzzles as puzzleTexts } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { nextPuzzle } from './puzzle/choosing.ts';
import { PuzzleView } from './puzzle/puzzleView.tsx';
import { Sheets } from './puzzle/sheets.tsx';
import { useShipped } from './puzzle/shipped.ts';
import { StorageProblem } from './puzzle/storageProblem.tsx';
import { ThemeMap } from './puzzle/themeMap.tsx';
import type { ThemeSheet } from './puzzle/themes.ts';
import { sheetsOf } from './puzzle/themes.ts';
import { dailyIndex, today } from './stored/days.ts';
import { isLoaded, isSolved, loadAnswers, noteAnswer } from './stored/storedAnswers.ts';

type Props = { readonly id: string | null };

const laid = new WeakMap<readonly Puzzle[], readonly ThemeSheet[]>();

/** The sheets of the puzzles that are shipped; laid once. */
const sheetsFor = (puzzles: readonly Puzzle[]): readonly ThemeSheet[] => {
  const known = laid.get(puzzles) ?? sheetsOf(puzzles);
  laid.set(puzzles, known);
  return known;
};

const toAll = () => ({ to: { kind: 'puzzles', id: null }, label: puzzleTexts.text().all }) as const;

type OneProps = { readonly puzzles: readonly Puzzle[]; readonly puzzle: Puzzle };

const NextLinks = ({
  puzzles,
  puzzle,
  isDaily,
}: OneProps & { readonly isDaily: boolean }): JSX.Element => {
  const texts = puzzleTexts.text();
  const sheet = sheetsFor(puzzles).find((one) => one.puzzles.includes(puzzle));
  const next =
    sheet?.puzzles.find((one) => one !== puzzle && !isSolved(one.id)) ??
    nextPuzzle(puzzles, puzzle, isSolved);
  return (
    <>
      {isDaily && <PlateLink to={{ kind: 'daily' }}>{text().pages.names.daily}</PlateLink>}
      {next !== null && (
        <Link to={{ kind: 'puzzles', id: next.id }} class={isDaily ? 'wood-button' : 'plate'}>
          {texts.next}
        </Link>
      )}
    </>
  );
};

const OnePuzzle = ({ puzzles, puzzle }: OneProps): JSX.Element => {
  const texts = puzzleTexts.text();
  const day = today();
  const isDaily = puzzles[dailyIndex(day, puzzles.length)] === puzzle;
  const sheet = sheetsFor(puzzles).find((one) => one.puzzles.includes(puzzle));
  const say = places.text().puzzles;
  const title =
    isDaily || sheet === undefined
      ? texts.dailyPuzzle
      : say.number(say.themes[sheet.theme], sheet.puzzles.indexOf(puzzle) + 1);
  const state = isSolved(puzzle.id) ? ` · ${texts.states.solved}` : '';
  return (
    <PuzzleView
      key={puzzle.id}
      puzzle={puzzle}
      title={title}
      line={`${say.difficulty(puzzle.difficulty)}${state}`}
      onAnswer={(verdict) => void noteAnswer(puzzle.id, verdict, isDaily ? day : null)}
    >
      <NextLinks puzzles={puzzles} puzzle={puzzle} isDaily={isDaily} />
    </PuzzleView>
  );
};

/** All sheets, or the one that the address names behind its `#`. */
const Wall = ({ puzzles }: { readonly puzzles: readonly Puzzle[] }): JSX.Element => {
  const say = places.text().puzzles;
  const sheets = sheetsFor(puzzles);
  const named = useHash((hash) => Promise.resolve(hash.slice(1)), [page.value]);
  const sheet = sheets.find(({ theme }) => theme === named);
  if (sheet !== undefined)
    return (
      <PageFrame
        title={say.themes[sheet.theme]}
        line={say.count(
          sheet.puzzles.filter(({ id }) => isSolved(id)).length,
          sheet.puzzles.length,
        )}
        kind="puzzles"
        back={toAll()}
      >
        <ThemeMap sheet={sheet} />
      </PageFrame>
    );
  const isAllSolved = puzzles.every(({ id }) => isSolved(id));
  return (
    <PageFrame
      title={text().pages.names.puzzles}
      line={isAllSolved ? puzzleTexts.text().allSolved : say.lead}
      kind="puzzles puzzle-overview"
    >
      <StorageProblem />
      <Sheets puzzles={puzzles} sheets={sheets} />
    </PageFrame>
  );
};

const Unknown = (): JSX.Element => (
  <PageFrame title={text().pages.names.puzzles} kind="puzzles">
    <p class="lead">{puzzleTexts.text().unknown}</p>
    <PlateLink to={{ kind: 'puzzles', id: null }}>{puzzleTexts.text().all}</PlateLink>
  </PageFrame>
);

const Page: FunctionComponent<Props> = ({ id }) => {
  const shipped = useShipped();
  useEffect(() => void loadAnswers(), []);
  if (shipped.kind === 'failed') return <NotLoaded />;
  if (shipped.kind !== 'here' || !isLoaded.value) return <Waiting />;
  const { puzzles } = shipped;
  if (id === null) return <Wall puzzles={puzzles} />;
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle === undefined) return <Unknown />;
  return <OnePuzzle puzzles={puzzles} puzzle={puzzle} />;
};

/** All puzzles, and each of them. */
export const PuzzlesPage: FunctionComponent<Props> = withTexts(
  puzzleTexts,
  withTexts(places, Page),
);
