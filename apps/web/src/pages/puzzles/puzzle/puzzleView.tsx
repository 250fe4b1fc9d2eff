import type { Puzzle } from '@claim-it/ai';
import { afterPlacing, kindOf } from '@claim-it/ai';
import { Board } from '@claim-it/board';
import { colorOf, turnsLeftIn } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { PracticeBar, PracticePlates, usePracticeKeys } from '../../../parts/practice/practice.tsx';
import { BannerPlate } from '../../../table/bars/banner.tsx';
import { Toast } from '../../../table/bars/strips.tsx';
import { boardModel } from '../../../table/board/boardModel.ts';
import { TableBoard } from '../../../table/board/tableBoard.tsx';
import { DiceTray } from '../../../table/dice/diceTray.tsx';
import { namesAt } from '../../../table/model/seats.ts';
import { PlayerCards } from '../../../table/players/cards.tsx';
import { Stores } from '../../../table/players/rack.tsx';
import { LiveRegions } from '../../../table/speech/live.tsx';
import { createStage } from '../../../table/stage/stage.ts';
import type { Actions } from '../../../table/state/actions.ts';
import { createActions } from '../../../table/state/actions.ts';
import type { TableModel } from '../../../table/state/tableModel.ts';
import { createTableModel } from '../../../table/state/tableModel.ts';
import { TableFrame } from '../../../table/view/tableFrame.tsx';
import type { PuzzleVerdict } from '../stored/storedAnswers.ts';
import { AnswerSheet } from './answerSheet.tsx';
import { verdictOf } from './choosing.ts';
import { createPuzzleMatch } from './puzzleMatch.ts';
import { StorageProblem } from './storageProblem.tsx';

type Props = {
  readonly puzzle: Puzzle;
  readonly title: string;
  /** How hard it is, and whether it was solved before. */
  readonly line: string;
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

/** What is asked, and what decides besides the board. */
const QuestionBanner = ({ puzzle: { game, choices } }: Pick<Props, 'puzzle'>): JSX.Element => {
  const texts = puzzleTexts.text();
  const color = colorOf(game, game.turn.seat);
  const left = turnsLeftIn(game);
  const details = [
    left !== null && texts.lastRound(left),
    game.setup.variant === 'reuse' && texts.reuse,
    texts.ask(text().words.colors[color]),
  ].filter((detail) => detail !== false);
  return (
    <BannerPlate
      kind="yours"
      color={color}
      head={texts.questions[kindOf(choices)]}
      detail={details.join(' ')}
    />
  );
};

type AskProps = Pick<Props, 'puzzle' | 'title' | 'line'> & {
  readonly table: TableModel;
  readonly actions: Actions;
  readonly children: JSX.Element;
};

/** The puzzle on a table of its own. */
const Asked = ({ puzzle, title, line, table, actions, children }: AskProps): JSX.Element => (
  <TableFrame
    seats={table.match.setup.sitters.length}
    bars={
      <>
        <PracticeBar back={{ kind: 'puzzles', id: null }} title={title} line={line} />
        <QuestionBanner puzzle={puzzle} />
      </>
    }
    left={<PlayerCards table={table} />}
    map={
      <>
        <TableBoard table={table} actions={actions} />
        <Toast table={table} />
      </>
    }
    right={
      <>
        <DiceTray table={table} />
        <Stores table={table} />
        <PracticePlates table={table} actions={actions} />
      </>
    }
  >
    {children}
  </TableFrame>
);

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
export const PuzzleView = (props: Props): JSX.Element => {
  const { puzzle, title, line, onAnswer, children } = props;
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
  const spoken = <LiveRegions key={attempt.value} match={match} stage={table.stage} />;
  if (answer === null)
    return (
      <Asked puzzle={puzzle} title={title} line={line} table={table} actions={actions}>
        {spoken}
      </Asked>
    );
  return (
    <PageFrame title={title} line={line} kind="puzzles">
      <StorageProblem />
      <div class="puzzle">
        <SolvedBoard puzzle={puzzle} table={table} />
        <AnswerSheet
          puzzle={puzzle}
          answer={answer}
          names={namesAt(text(), match.setup)}
          onRetry={retry}
        >
          {children}
        </AnswerSheet>
      </div>
      {spoken}
    </PageFrame>
  );
};
