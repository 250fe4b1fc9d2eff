import './practice.css';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { switchSound } from '../../table/bars/topBar.tsx';
import { TableBoard } from '../../table/board/tableBoard.tsx';
import { startTableKeys } from '../../table/keys/tableKeys.ts';
import { RollPlate, TakePlate } from '../../table/plates/plates.tsx';
import type { Actions } from '../../table/state/actions.ts';
import type { TableModel } from '../../table/state/tableModel.ts';

const nothing = (): void => undefined;

/** The keys of a table where nothing counts, from before the first paint until it is left. */
export const usePracticeKeys = (table: TableModel, { roll, take }: Actions): void => {
  useLayoutEffect(() => {
    const { match, isMineShown, stage } = table;
    const stopKeys = startTableKeys(match, stage, {
      roll,
      take,
      isMineShown,
      sound: switchSound,
      notes: nothing,
      hint: nothing,
      help: nothing,
      close: nothing,
    });
    return () => {
      stopKeys();
      stage.stop();
    };
  }, [table, roll, take]);
};

type Props = { readonly table: TableModel; readonly actions: Actions };

/** The board of a lesson or a puzzle. */
export const PracticeBoard = ({
  table,
  actions,
  isMineShown = table.isMineShown.value,
}: Props & { readonly isMineShown?: boolean }): JSX.Element => (
  <TableBoard
    match={table.match}
    stage={table.stage}
    isMineShown={isMineShown}
    onChoose={actions.choose}
    onRefused={actions.refuse}
    onLook={(space) => {
      table.looked.value = space;
    }}
  />
);

export const PracticePlates = ({ table, actions }: Props): JSX.Element => (
  <div class="practice-plates">
    <RollPlate table={table} actions={actions} />
    <TakePlate table={table} actions={actions} />
  </div>
);
