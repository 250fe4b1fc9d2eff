import type { Puzzle } from '@claim-it/ai';
import { Board } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { apply } from '@claim-it/rules';
import type { PuzzleText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';
import { Toast } from '../../table/bars/strips.tsx';
import { boardModel } from '../../table/board/boardModel.ts';
import { TableBoard } from '../../table/board/tableBoard.tsx';
import { DiceTray } from '../../table/dice/diceTray.tsx';
import { namesAt } from '../../table/model/seats.ts';
import { RollPlate, TakePlate } from '../../table/plates/plates.tsx';
import { LiveRegions } from '../../table/speech/live.tsx';
import { AnswerSheet } from './answerSheet.tsx';
import type { Verdict } from './kept.ts';
import type { PuzzleTable } from './puzzleTable.ts';
import { usePuzzleTable } from './puzzleTable.ts';
import { QuestionSheet } from './questionSheet.tsx';
import { verdictOf } from './verdict.ts';

type Props = {
  readonly texts: PuzzleText;
  readonly puzzle: Puzzle;
  readonly onAnswer: (verdict: Verdict) => void;
  /** What is offered besides another try. */
  readonly children: JSX.Element;
};

const nothing = (): void => undefined;

/** The board with the best placement on it; nothing can be chosen any more. */
const SolvedBoard = ({
  puzzle,
  parts,
}: {
  readonly puzzle: Puzzle;
  readonly parts: PuzzleTable;
}) => {
  const { game, choices } = puzzle;
  const { seat } = game.turn;
  const placed = apply(game, { kind: 'place', seat, space: choices[0].placement.space });
  const shown: Game = placed.ok ? placed.value.game : game;
  const names = namesAt(text(), parts.match.setup);
  const model = boardModel(text().spaces, {
    ...{ game: shown, names, you: seat, isOpen: false, keys: null },
    mineOf: parts.table.isMineShown.value ? seat : null,
  });
  return <Board model={model} onChoose={nothing} onRefused={nothing} />;
};

const OpenBoard = ({ table, actions, match }: PuzzleTable): JSX.Element => (
  <TableBoard
    match={match}
    stage={table.stage}
    isMineShown={table.isMineShown.value}
    onChoose={actions.choose}
    onRefused={actions.refuse}
    onLook={(space) => {
      table.looked.value = space;
    }}
  />
);

const Tray = ({ table, actions }: PuzzleTable): JSX.Element => (
  <div class="puzzle-tray">
    <DiceTray table={table} />
    <div class="puzzle-plates">
      <RollPlate table={table} actions={actions} />
      <TakePlate table={table} actions={actions} />
    </div>
  </div>
);

/** Whoever asked for another try goes on at the board. */
const useFocusOnBoard = (attempt: number): void => {
  const before = useRef(attempt);
  useEffect(() => {
    if (before.current === attempt) return;
    before.current = attempt;
    document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();
  }, [attempt]);
};

/** One puzzle on the real board: first the question, then the answer. */
export const PuzzleView = ({ texts, puzzle, onAnswer, children }: Props): JSX.Element => {
  const attempt = useSignal(0);
  const parts = usePuzzleTable(puzzle, attempt.value);
  const { match, table } = parts;
  const answer = match.answer.value;
  const told = useRef(onAnswer);
  told.current = onAnswer;
  useEffect(() => {
    if (answer !== null) told.current(verdictOf(puzzle, answer));
  }, [answer, puzzle]);
  useFocusOnBoard(attempt.value);
  return (
    <div class="puzzle">
      <div class="puzzle-board">
        {answer === null ? <OpenBoard {...parts} /> : <SolvedBoard puzzle={puzzle} parts={parts} />}
        <Toast table={table} />
      </div>
      <div class="puzzle-side">
        {answer === null ? (
          <>
            <QuestionSheet texts={texts} puzzle={puzzle} />
            <Tray {...parts} />
          </>
        ) : (
          <AnswerSheet
            {...{ texts, puzzle, answer }}
            names={namesAt(text(), match.setup)}
            onRetry={() => {
              attempt.value += 1;
            }}
          >
            {children}
          </AnswerSheet>
        )}
      </div>
      <LiveRegions key={attempt.value} match={match} stage={table.stage} />
    </div>
  );
};
