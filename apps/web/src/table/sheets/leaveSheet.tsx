import { Marker } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';
import { peopleAt, sitterAt } from '../model/seats.ts';
import type { Actions } from '../state/actions.ts';
import type { PlayedTable } from '../state/tableModel.ts';

type Props = {
  readonly table: PlayedTable;
  readonly actions: Actions;
  readonly onClose: () => void;
};

/** A person leaves for good; the others play on. Asks for confirmation, because it is final. */
export const LeaveSheet = ({ table, actions, onClose }: Props): JSX.Element => {
  const { menu: say } = text().table;
  const { setup, house } = table.match;
  const people = peopleAt(setup, table.game.value);
  const chosen = useSignal<Seat | null>(people.length === 1 ? (people[0] ?? null) : null);
  const seat = chosen.value;
  const sayWhy = house?.hasBotsForLeavers === true ? say.leaveToBot : say.leaveWhy;
  return (
    <Sheet title={seat === null ? say.leaveWho : say.leave} class="is-small" onClose={onClose}>
      {seat === null ? (
        <ul class="menu-items">
          {people.map((one) => (
            <li key={one}>
              <button type="button" onClick={sets(chosen, one)}>
                <Marker color={sitterAt(setup, one).color} size={30} />
                {sitterAt(setup, one).name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{sayWhy(sitterAt(setup, seat).name)}</p>
          <div class="sheet-actions in-row">
            <Button class="plate sheet-button" label={say.cancel} onClick={onClose} />
            <button
              type="button"
              class="text-button is-danger"
              onClick={() => {
                actions.leave(seat);
                onClose();
              }}
            >
              {say.leaveNow(sitterAt(setup, seat).name)}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
};
