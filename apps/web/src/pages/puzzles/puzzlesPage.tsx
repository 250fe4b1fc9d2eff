import '../../kit/style/shared.css';
import '../../parts/practice/practice.css';
import './puzzles.css';
import type { Puzzle } from '@claim-it/ai';
import { kindOf } from '@claim-it/ai';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { NotLoaded, Waiting } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { puzzles as puzzleTexts } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { nextPuzzle } from './puzzle/choosing.ts';
import { PuzzleList } from './puzzle/puzzleList.tsx';
import { PuzzleView } from './puzzle/puzzleView.tsx';
import { useShipped } from './puzzle/shipped.ts';
import { StorageProblem } from './puzzle/storageProblem.tsx';
import { dailyIndex, today } from './stored/days.ts';
import { isLoaded, isSolved, loadAnswers, noteAnswer } from './stored/storedAnswers.ts';

type Props = { readonly id: string | null };

type OneProps = { readonly puzzles: readonly Puzzle[]; readonly puzzle: Puzzle };

const NextLinks = ({
  puzzles,
  puzzle,
  isDaily,
}: OneProps & { readonly isDaily: boolean }): JSX.Element => {
  const texts = puzzleTexts.text();
  const next = nextPuzzle(puzzles, puzzle, isSolved);
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
  const title = isDaily ? texts.dailyPuzzle : texts.puzzle(puzzles.indexOf(puzzle) + 1);
  return (
    <PageFrame title={title} kind="puzzles">
      <p class="lead puzzle-lead">
        <Link to={{ kind: 'puzzles', id: null }}>{text().pages.names.puzzles}</Link>
        {' · '}
        {texts.difficulty(puzzle.difficulty)}
        {isSolved(puzzle.id) && ` · ${texts.states.solved}`}
        <b class="puzzle-question" aria-hidden="true">
          {texts.questions[kindOf(puzzle.choices)]}
        </b>
      </p>
      <StorageProblem />
      <PuzzleView
        key={puzzle.id}
        puzzle={puzzle}
        onAnswer={(verdict) => void noteAnswer(puzzle.id, verdict, isDaily ? day : null)}
      >
        <NextLinks puzzles={puzzles} puzzle={puzzle} isDaily={isDaily} />
      </PuzzleView>
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
  if (id === null)
    return (
      <PageFrame title={text().pages.names.puzzles} kind="puzzles">
        <StorageProblem />
        <PuzzleList puzzles={puzzles} />
      </PageFrame>
    );
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle === undefined) return <Unknown />;
  return <OnePuzzle puzzles={puzzles} puzzle={puzzle} />;
};

/** All puzzles, and each of them. */
export const PuzzlesPage: FunctionComponent<Props> = withTexts(puzzleTexts, Page);
