import './practice.css';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { switchSound } from '../../table/bars/topBar.tsx';
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

export const PracticePlates = ({ table, actions }: Props): JSX.Element => (
  <div class="practice-plates">
    <RollPlate table={table} actions={actions} />
    <TakePlate table={table} actions={actions} />
  </div>
);
