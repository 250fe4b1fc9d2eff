import type { Difficulty, Puzzle } from '@claim-it/ai';
import { DIFFICULTIES } from '@claim-it/ai';
import type { JSX } from 'preact';
import { PlateLink, WoodButton, WoodLink } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { answerTo, isSolved } from '../stored/storedAnswers.ts';
import { nextPuzzle, randomPuzzle } from './choosing.ts';

type Props = { readonly puzzles: readonly Puzzle[] };

type ItemProps = { readonly puzzle: Puzzle; readonly number: number };

const Item = ({ puzzle, number }: ItemProps): JSX.Element => {
  const texts = puzzleTexts.text();
  const answer = answerTo(puzzle.id);
  const state = answer === null ? 'fresh' : answer.isSolved ? 'solved' : 'tried';
  return (
    <li>
      <Link to={{ kind: 'puzzles', id: puzzle.id }} class={`puzzle-number one-row is-${state}`}>
        <span class="spoken-only">{texts.puzzle('')} </span>
        {number}
        {state === 'solved' && <Icon name="check" />}
        <span class="spoken-only"> {texts.states[state]}</span>
      </Link>
    </li>
  );
};

type LevelProps = Props & { readonly level: Difficulty };

const Level = ({ puzzles, level }: LevelProps): JSX.Element | null => {
  const texts = puzzleTexts.text();
  const own = puzzles.filter(({ difficulty }) => difficulty === level);
  if (own.length === 0) return null;
  const solved = own.filter(({ id }) => isSolved(id)).length;
  return (
    <section class="sheet puzzle-level">
      <h2>{texts.difficulty(level)}</h2>
      <p>{texts.solvedOf(solved, own.length)}</p>
      <ol class="puzzle-numbers">
        {own.map((puzzle) => (
          <Item key={puzzle.id} puzzle={puzzle} number={puzzles.indexOf(puzzle) + 1} />
        ))}
      </ol>
    </section>
  );
};

/** All puzzles by difficulty, and ways to begin. */
export const PuzzleList = ({ puzzles }: Props): JSX.Element => {
  const texts = puzzleTexts.text();
  const next = nextPuzzle(puzzles, null, isSolved);
  const open = (puzzle: Puzzle | null): void => {
    if (puzzle !== null) goTo({ kind: 'puzzles', id: puzzle.id });
  };
  return (
    <>
      <p class="lead">{next === null ? texts.allSolved : texts.lead}</p>
      <p class="button-row puzzle-ways">
        {next !== null && (
          <PlateLink to={{ kind: 'puzzles', id: next.id }}>
            {puzzles.some(({ id }) => answerTo(id) !== null) ? texts.goOn : texts.begin}
          </PlateLink>
        )}
        <WoodButton onPress={() => open(randomPuzzle(puzzles, isSolved))}>
          {texts.random}
        </WoodButton>
        <WoodLink to={{ kind: 'daily' }}>{text().pages.names.daily}</WoodLink>
      </p>
      {DIFFICULTIES.map((level) => (
        <Level key={level} puzzles={puzzles} level={level} />
      ))}
      <p class="lead">{texts.how}</p>
    </>
  );
};
