import { freshName } from '@claim-it/client/base';
import type { Invitation, OnlineTable } from '@claim-it/client/online';
import { settings } from '@claim-it/client/storage';
import type { Chair } from '@claim-it/fairness';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { submits } from '../../../kit/controls/handlers.ts';
import { NameInput } from '../../../kit/controls/nameInput.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { ColorPicker } from '../../../parts/seats/colorPicker.tsx';
import type { Sitting } from './sitting.ts';
import { freeColors, isSecond, likedColor, takenFor } from './sitting.ts';

type Props = {
  readonly table: OnlineTable;
  readonly chair: Chair;
  readonly invitation: Invitation | null;
  readonly sitting: Sitting;
};

/** The device's own player first; further players at the device need other names. */
const nameFor = (table: OnlineTable, chair: Chair): string =>
  isSecond(table, chair) ? freshName([settings.peek().name]) : settings.peek().name;

/** Typed text is kept, however often the room is drawn again while others come. */
const typed = new WeakMap<OnlineTable, Map<number, string>>();

const typedAt = (table: OnlineTable): Map<number, string> => {
  const names = typed.get(table) ?? new Map<number, string>();
  typed.set(table, names);
  return names;
};

/** A chair for a person at this device: name, color, and a button. */
export const SitCard = ({ table, chair, invitation, sitting }: Props): JSX.Element => {
  const { room: say } = online.text();
  const id = useId();
  const name = useSignal(typedAt(table).get(chair) ?? nameFor(table, chair));
  const liked = useSignal(likedColor(table, chair));
  const isColorChosen = useSignal(false);
  const free = freeColors(table, chair);
  const color = free.includes(liked.value) ? liked.value : (free[0] ?? 'green');
  return (
    <form
      class="well sit-card"
      data-color={color}
      noValidate
      onSubmit={submits(() =>
        sitting.sit({
          chair,
          color,
          invitation,
          isColorChosen: isColorChosen.peek(),
          name: name.peek(),
        }),
      )}
    >
      <h2>{say.sitHere}</h2>
      <div class="name-input wood-field">
        <label for={id}>{say.name}</label>
        <NameInput
          id={id}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            typedAt(table).set(chair, name.value);
          }}
        />
      </div>
      <ColorPicker
        legend={say.color}
        sayTaken={say.taken}
        taken={takenFor(table, chair)}
        value={color}
        onChoose={(chosen) => {
          liked.value = chosen;
          isColorChosen.value = true;
        }}
      />
      <button type="submit" class="plate">
        {say.sit}
      </button>
    </form>
  );
};
