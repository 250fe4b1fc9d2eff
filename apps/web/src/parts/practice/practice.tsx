import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { RoundLink } from '../../kit/controls/buttons.tsx';
import { PageHeading } from '../../kit/frame/pageHeading.tsx';
import type { Page } from '../../kit/navigation/route.ts';
import { text } from '../../kit/text/texts.ts';
import { TurnsLink } from '../../kit/turns/turnsLink.tsx';
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
      changes: nothing,
      undo: nothing,
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

type BarProps = {
  readonly back: Page;
  readonly title: string;
  readonly line: ComponentChildren;
};

/** The way back, and what is practised. */
export const PracticeBar = ({ back, title, line }: BarProps): JSX.Element => (
  <>
    <div class="room one-row">
      <RoundLink to={back} icon="back" label={text().pages.frame.back} />
      <div class="room-words">
        <PageHeading>{title}</PageHeading>
        <p>{line}</p>
      </div>
    </div>
    <div class="tools one-row">
      <TurnsLink isShort={true} />
    </div>
  </>
);

type Props = { readonly table: TableModel; readonly actions: Actions };

export const PracticePlates = ({ table, actions }: Props): JSX.Element => (
  <div class="actions">
    <RollPlate table={table} actions={actions} />
    <TakePlate table={table} actions={actions} />
  </div>
);
