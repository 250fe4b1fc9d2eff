import { printedKey, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { announce } from '../speech/announcer.ts';
import type { PlayedTable } from '../state/tableModel.ts';

/** Takes back what was just taken, and says so. */
export const undoTake = async ({ undo }: PlayedTable): Promise<void> => {
  if (await undo.undo()) announce(text().happened.undone, 'assertive');
};

/** For three seconds after a take: what was taken, and a way back. Not where Take was, so that no second tap undoes it. */
export const UndoOffer = ({ table }: { readonly table: PlayedTable }): JSX.Element | null => {
  const { happened: say } = text();
  const taken = table.undo.spaces.value;
  if (taken === null) return null;
  const { keys, letterKeys } = settings.value;
  return (
    <div class="undo-offer well one-row comes-in">
      <p>{say.tookTold(taken)}</p>
      <button
        type="button"
        class="plate"
        aria-keyshortcuts={keys.undo}
        onClick={() => void undoTake(table)}
      >
        {say.undo}
        {letterKeys && <kbd>{printedKey(keys.undo)}</kbd>}
      </button>
      <i class="undo-time" />
    </div>
  );
};
