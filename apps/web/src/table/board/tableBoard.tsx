import { Board } from '@claim-it/board';
import type { Match } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Space } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { isPerson, namesAt } from '../model/seats.ts';
import { MomentLayer } from '../moments/momentLayer.tsx';
import type { Stage } from '../stage/stage.ts';
import { boardModel } from './boardModel.ts';

type Props = {
  readonly match: Match;
  readonly stage: Stage;
  readonly isMineShown: boolean;
  readonly onChoose: (space: Space) => void;
  readonly onRefused: (space: Space) => void;
  readonly onLook?: (space: Space | null) => void;
};

/** The board of a match as the stage shows it. */
export const TableBoard = ({ match, stage, isMineShown, ...rest }: Props): JSX.Element => {
  const { setup } = match;
  const { game, moment } = stage.shown.value;
  const { seat } = game.turn;
  const isTheirs = isPerson(setup, seat);
  const model = boardModel(text().spaces, {
    game,
    moment,
    names: namesAt(text(), setup),
    you: isTheirs ? seat : null,
    isOpen: isTheirs && !stage.isBusy.value,
    mineOf: isMineShown ? seat : null,
    keys: settings.value.letterKeys ? settings.value.keys : null,
  });
  return (
    <Board model={model} {...rest}>
      <MomentLayer moment={moment} setup={setup} />
    </Board>
  );
};
