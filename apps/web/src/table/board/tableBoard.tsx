import { Board } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { isPerson, namesAt } from '../model/seats.ts';
import { MomentLayer } from '../moments/momentLayer.tsx';
import type { Actions } from '../state/actions.ts';
import type { TableModel } from '../state/tableModel.ts';
import { boardModel } from './boardModel.ts';

type Props = {
  readonly table: TableModel;
  readonly actions: Actions;
  readonly isMineShown?: boolean;
};

/** The board of a match as the stage shows it. */
export const TableBoard = (props: Props): JSX.Element => {
  const { table, actions, isMineShown = table.isMineShown.value } = props;
  const { stage, looked, changes, pointed } = table;
  const { setup } = table.match;
  const { game, moment } = stage.shown.value;
  const { seat } = game.turn;
  const isTheirs = isPerson(setup, seat);
  const since = changes.marked.value;
  const model = boardModel(text().spaces, {
    game,
    moment,
    names: namesAt(text(), setup),
    you: isTheirs ? seat : null,
    isOpen: isTheirs && !stage.isBusy.value,
    mineOf: isMineShown ? seat : null,
    changes: since && { since, texts: text().happened },
    pointed: pointed.value,
    keys: settings.value.letterKeys ? settings.value.keys : null,
  });
  return (
    <Board
      model={model}
      onChoose={actions.choose}
      onRefused={actions.refuse}
      onLook={(space) => {
        looked.value = space;
      }}
    >
      <MomentLayer moment={moment} setup={setup} game={game} />
    </Board>
  );
};
