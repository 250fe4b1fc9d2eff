import type { Puzzle } from '@claim-it/ai';
import { afterPlacing, kindOf } from '@claim-it/ai';
import { Board } from '@claim-it/board';
import { colorOf } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { PracticePlates, usePracticeKeys } from '../../../parts/practice/practice.tsx';
import { Situation } from '../../../parts/situation/situation.tsx';
import { Toast } from '../../../table/bars/strips.tsx';
import { boardModel } from '../../../table/board/boardModel.ts';
import { TableBoard } from '../../../table/board/tableBoard.tsx';
import { DiceTray } from '../../../table/dice/diceTray.tsx';
import { namesAt } from '../../../table/model/seats.ts';
import { LiveRegions } from '../../../table/speech/live.tsx';
import { createStage } from '../../../table/stage/stage.ts';
import { createActions } from '../../../table/state/actions.ts';
import type { TableModel } from '../../../table/state/tableModel.ts';
import { createTableModel } from '../../../table/state/tableModel.ts';
import type { PuzzleVerdict } from '../stored/storedAnswers.ts';
import { AnswerSheet } from './answerSheet.tsx';
import { verdictOf } from './choosing.ts';
import { createPuzzleMatch } from './puzzleMatch.ts';

type Props = {
  readonly puzzle: Puzzle;
  readonly onAnswer: (verdict: PuzzleVerdict) => void;
  /** What is offered besides another try. */
  readonly children: JSX.Element;
};

const nothing = (): void => undefined;

/** A real table with one roll on it; every attempt has its own. */
const usePuzzleTable = (puzzle: Puzzle, attempt: number) => {
  const parts = useMemo(() => {
    const match = createPuzzleMatch(puzzle);
    const table = createTableModel(match, createStage(match));
    return { match, table, actions: createActions(table) };
  }, [puzzle, attempt]);
  usePracticeKeys(parts.table, parts.actions);
  return parts;
};

type SolvedProps = { readonly puzzle: Puzzle; readonly table: TableModel };

/** The board with the best placement on it; nothing can be chosen any more. */
const SolvedBoard = ({ puzzle: { game, choices }, table }: SolvedProps): JSX.Element => {
  const { seat } = game.turn;
  const model = boardModel(text().spaces, {
    game: afterPlacing(game, choices[0].placement),
    names: namesAt(text(), table.match.setup),
    you: seat,
    isOpen: false,
    keys: null,
    mineOf: table.isMineShown.value ? seat : null,
  });
  return <Board model={model} onChoose={nothing} onRefused={nothing} />;
};

/** What is asked, and how things stand. */
const QuestionSheet = ({ puzzle: { game, choices } }: Pick<Props, 'puzzle'>): JSX.Element => {
  const texts = puzzleTexts.text();
  return (
    <section class="sheet puzzle-slip">
      <h2>{texts.questions[kindOf(choices)]}</h2>
      <p>{texts.ask(text().words.colors[colorOf(game, game.turn.seat)])}</p>
      <Situation game={game} />
    </section>
  );
};

/** After asking for another try the focus is on the board. */
const useFocusOnBoard = (attempt: number): void => {
  const before = useRef(attempt);
  useEffect(() => {
    if (before.current === attempt) return;
    before.current = attempt;
    document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();
  }, [attempt]);
};

/** One puzzle on the real board: first the question, then the answer. */
export const PuzzleView = ({ puzzle, onAnswer, children }: Props): JSX.Element => {
  const attempt = useSignal(0);
  const { match, table, actions } = usePuzzleTable(puzzle, attempt.value);
  const answer = match.answer.value;
  const told = useRef(onAnswer);
  told.current = onAnswer;
  useEffect(() => {
    if (answer !== null) told.current(verdictOf(puzzle, answer));
  }, [answer, puzzle]);
  useFocusOnBoard(attempt.value);
  const retry = (): void => {
    attempt.value += 1;
  };
  return (
    <div class="puzzle practice">
      <div class="puzzle-board">
        {answer === null ? (
          <TableBoard table={table} actions={actions} />
        ) : (
          <SolvedBoard puzzle={puzzle} table={table} />
        )}
        <Toast table={table} />
      </div>
      <div class="puzzle-side">
        {answer === null ? (
          <>
            <QuestionSheet puzzle={puzzle} />
            <div class="puzzle-tray practice-tray">
              <DiceTray table={table} />
              <PracticePlates table={table} actions={actions} />
            </div>
          </>
        ) : (
          <AnswerSheet
            puzzle={puzzle}
            answer={answer}
            names={namesAt(text(), match.setup)}
            onRetry={retry}
          >
            {children}
          </AnswerSheet>
        )}
      </div>
      <LiveRegions key={attempt.value} match={match} stage={table.stage} />
    </div>
  );
};
