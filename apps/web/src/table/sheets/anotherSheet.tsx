import { isOver } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { text } from '../../kit/text/texts.ts';
import type { TableModel } from '../state/tableModel.ts';

type Props = { readonly table: TableModel; readonly onClose: () => void };

/** A new game at a table of a server: with whom, and what becomes of the game that goes on here. */
export const AnotherSheet = ({ table, onClose }: Props): JSX.Element => {
  const { together: say, pages } = text();
  return (
    <Sheet title={say.another} class="is-small" onClose={onClose}>
      {!isOver(table.game.value) && <p>{say.goesOn}</p>}
      <div class="sheet-actions in-row">
        <Button class="plate sheet-button" label={say.stay} onClick={onClose} />
        <Button
          class="text-button"
          label={pages.names.open}
          onClick={() => goTo({ kind: 'open' })}
        />
        <Button
          class="text-button"
          label={say.onThisDevice}
          onClick={() => goTo({ kind: 'setup' })}
        />
      </div>
    </Sheet>
  );
};
