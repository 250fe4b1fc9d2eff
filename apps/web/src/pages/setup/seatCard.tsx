import type { Color } from '@claim-it/rules';
import { MIN_SEATS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { RoundButton } from '../../kit/controls/buttons.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { NameInput } from '../../kit/controls/nameInput.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import { BotChoice } from '../../parts/seats/botChoice.tsx';
import { ColorPicker } from '../../parts/seats/colorPicker.tsx';
import type { SeatForm } from '../../parts/seats/form.ts';

type Props = {
  readonly seats: readonly SeatForm[];
  readonly seat: number;
  readonly problem: string | null;
  readonly onChange: (changes: Partial<Omit<SeatForm, 'color'>>) => void;
  readonly onColor: (color: Color) => void;
  readonly onRemove: () => void;
};

const KINDS = ['person', 'bot'] as const;

const KindChoice = ({ seats, seat, onChange }: Props): JSX.Element => (
  <fieldset class="kind-choice">
    <legend class="spoken-only">{device.text().setup.who}</legend>
    {KINDS.map((kind) => (
      <label key={kind}>
        <input
          type="radio"
          class="spoken-only"
          name={`kind-${seat}`}
          checked={seats[seat]?.kind === kind}
          onChange={() => onChange({ kind })}
        />
        <span>
          <Icon name={kind} /> {device.text().setup[kind]}
        </span>
      </label>
    ))}
  </fieldset>
);

const NameField = ({ seats, seat, problem, onChange }: Props): JSX.Element => {
  const id = useId();
  return (
    <div class="name-input wood-field">
      <label for={id}>{device.text().setup.name}</label>
      <NameInput
        id={id}
        autocomplete="off"
        value={seats[seat]?.name ?? ''}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      {problem !== null && (
        <p id={`${id}-problem`} class="problem">
          {problem}
        </p>
      )}
    </div>
  );
};

/** One seat of the table: who sits there, in which color, and how strong a bot is. */
export const SeatCard = (props: Props): JSX.Element | null => {
  const { seats, seat, onChange, onColor, onRemove } = props;
  const { setup: texts } = device.text();
  const form = seats[seat];
  if (form === undefined) return null;
  const label = texts.seat(seat + 1);
  const others = seats.filter((one) => one !== form);
  return (
    <li class="seat-card well" data-color={form.color}>
      <h2>{label}</h2>
      <NameField {...props} />
      <ColorPicker
        legend={texts.color}
        value={form.color}
        taken={others.map(({ color }) => color)}
        sayTaken={(name, color) =>
          texts.swaps(name, others.find((one) => one.color === color)?.name ?? '')
        }
        canSwap={true}
        onChoose={onColor}
      />
      <KindChoice {...props} />
      {form.kind === 'bot' && <BotChoice seat={form} onChange={onChange} />}
      {seats.length > MIN_SEATS && (
        <RoundButton
          icon="close"
          label={texts.remove(form.name || label)}
          class="remove-seat"
          onClick={onRemove}
        />
      )}
    </li>
  );
};
