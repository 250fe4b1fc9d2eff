import { Marker } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { isOver, seatsOf } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';
import { sitterAt } from '../model/seats.ts';
import { lookBack } from '../state/lookBack.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { PressedNote } from './pressedNote.tsx';
import { Recap } from './recap.tsx';

/** After days the player may have forgotten them: the rolls can be looked at again. */
const openReview = ({ match }: PlayedTable): Promise<void> => lookBack(match);

type SheetProps = { readonly table: PlayedTable; readonly onClose: () => void };

/** Every note of the game, or those of one player. */
export const NotesSheet = ({ table, onClose }: SheetProps): JSX.Element => {
  const { notes: say } = text().table;
  const { setup } = table.match;
  const only = useSignal<Seat | null>(null);
  const notes = table.notes.value.filter(({ seat }) => only.value === null || only.value === seat);
  const filters: readonly (Seat | null)[] = [null, ...seatsOf(table.game.value)];
  return (
    <Sheet title={say.heading} onClose={onClose}>
      <Recap table={table} />
      {notes.length > 0 && (
        <button type="button" class="text-button" onClick={() => void openReview(table)}>
          {isOver(table.game.value) ? text().pages.names.review : text().table.menu.lookBack}
        </button>
      )}
      <fieldset class="notes-filter">
        <legend class="spoken-only">{say.filter}</legend>
        {filters.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={only.value === seat}
            onClick={sets(only, seat)}
          >
            {seat !== null && <Marker color={sitterAt(setup, seat).color} size={26} />}
            {seat === null ? say.everybody : sitterAt(setup, seat).name}
          </button>
        ))}
      </fieldset>
      {notes.length === 0 && <p>{say.empty}</p>}
      <ol class="notes-list is-whole" reversed>
        {notes.toReversed().map((note, index) => (
          <li key={notes.length - index}>
            <PressedNote note={note} table={table} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
