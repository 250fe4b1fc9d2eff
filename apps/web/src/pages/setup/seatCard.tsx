import type { Color } from '@claim-it/rules';
import { MIN_SEATS } from '@claim-it/rules';
import type { SetupText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../kit/controls/icon.tsx';
import { BotChoice } from '../../parts/seats/botChoice.tsx';
import type { SeatForm } from '../../parts/seats/form.ts';
import { ColorChoice } from './colorChoice.tsx';

type Props = {
  readonly texts: SetupText;
  readonly seats: readonly SeatForm[];
  readonly seat: number;
  readonly problem: string | null;
  readonly onChange: (changes: Partial<Omit<SeatForm, 'color'>>) => void;
  readonly onColor: (color: Color) => void;
  readonly onRemove: () => void;
};

const KINDS = ['person', 'bot'] as const;

const KindChoice = ({ texts, seats, seat, onChange }: Props): JSX.Element => (
  <fieldset class="kind-choice">
    <legend class="spoken-only">{texts.who}</legend>
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
          <Icon name={kind} /> {texts[kind]}
        </span>
      </label>
    ))}
  </fieldset>
);

const NameInput = ({ texts, seats, seat, problem, onChange }: Props): JSX.Element => {
  const id = useId();
  return (
    <div class="name-input">
      <label for={id}>{texts.name}</label>
      <input
        id={id}
        type="text"
        maxLength={24}
        autocomplete="off"
        spellcheck={false}
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
  const { texts, seats, seat, onChange, onColor, onRemove } = props;
  const form = seats[seat];
  if (form === undefined) return null;
  const label = texts.seat(seat + 1);
  return (
    <li class="seat-card well" data-color={form.color}>
      <h2>{label}</h2>
      <NameInput {...props} />
      <ColorChoice texts={texts} seats={seats} seat={seat} onChoose={onColor} />
      <KindChoice {...props} />
      {form.kind === 'bot' && <BotChoice texts={texts} seat={form} onChange={onChange} />}
      {seats.length > MIN_SEATS && (
        <button type="button" class="round-button remove-seat" onClick={onRemove}>
          <Icon name="close" />
          <span class="spoken-only">{texts.remove(form.name || label)}</span>
        </button>
      )}
    </li>
  );
};
