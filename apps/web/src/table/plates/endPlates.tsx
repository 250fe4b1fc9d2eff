import { ClaimedMarker, Die } from '@claim-it/board';
import { colorOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import { text } from '../../kit/text/texts.ts';
import { resultOf } from '../model/result.ts';
import type { Errands } from '../state/errands.ts';
import type { TableModel } from '../state/tableModel.ts';

type Props = { readonly table: TableModel; readonly errands: Errands };

/** Where Roll and Take lay, once the game is over. */
export const EndPlates = ({ table, errands }: Props): JSX.Element => {
  const { end: say } = text().table;
  const game = table.game.value;
  const color = colorOf(game, resultOf(game)?.winners[0] ?? 0);
  return (
    <>
      <button type="button" class="roll-plate plate" onClick={errands.rematch}>
        <span class="plate-art centered">
          <Die pip={6} size={58} turn={0} />
        </span>
        <span class="plate-words">
          <b class="is-sentence">{text().table.menu.rematch}</b>
        </span>
      </button>
      <button
        type="button"
        class="take-plate"
        data-color={color}
        onClick={sets(table.sheet, 'result')}
      >
        <span class="plate-art centered">
          <ClaimedMarker color={color} size={90} />
        </span>
        <span class="plate-words">
          <b>{say.open}</b>
        </span>
      </button>
    </>
  );
};
