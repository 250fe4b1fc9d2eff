import type { Puzzle } from '@claim-it/ai';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { switchSound } from '../../table/bars/topBar.tsx';
import { startTableKeys } from '../../table/keys/tableKeys.ts';
import { createStage } from '../../table/stage/stage.ts';
import type { Actions } from '../../table/state/actions.ts';
import { createActions } from '../../table/state/actions.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import { createTableModel } from '../../table/state/tableModel.ts';
import type { PuzzleMatch } from './puzzleMatch.ts';
import { createPuzzleMatch } from './puzzleMatch.ts';

/** The furniture of a real table, with one roll on it. */
export type PuzzleTable = {
  readonly match: PuzzleMatch;
  readonly table: TableModel;
  readonly actions: Actions;
};

const furnish = (puzzle: Puzzle): PuzzleTable => {
  const match = createPuzzleMatch(puzzle);
  const table = createTableModel(match, createStage(match));
  return { match, table, actions: createActions(table) };
};

const nothing = (): void => undefined;

/** Every attempt has a table of its own. */
export const usePuzzleTable = (puzzle: Puzzle, attempt: number): PuzzleTable => {
  const furniture = useMemo(() => furnish(puzzle), [puzzle, attempt]);
  const { match, table, actions } = furniture;
  // Before the first look: whoever sees the board is heard.
  useLayoutEffect(() => {
    const { isMineShown, stage } = table;
    const stopKeys = startTableKeys(match, stage, {
      ...{ roll: actions.roll, take: actions.take, isMineShown, sound: switchSound },
      ...{ notes: nothing, hint: nothing, help: nothing, close: nothing },
    });
    return () => {
      stopKeys();
      stage.stop();
    };
  }, [match, table, actions]);
  return furniture;
};
