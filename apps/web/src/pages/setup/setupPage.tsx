import { submits } from '../../kit/controls/handlers.ts';
import '../../parts/seats/setup.css';
import { newMatch, ownName } from '@claim-it/client/local';
import type { Color } from '@claim-it/rules';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { RoundButton } from '../../kit/controls/buttons.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { NameInput } from '../../kit/controls/nameInput.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { BotChoice } from '../../parts/seats/botChoice.tsx';
import { RulesChoice } from '../../parts/seats/choices.tsx';
import { ColorPicker } from '../../parts/seats/colorPicker.tsx';
import type { FormRefusal, SeatForm, SetupForm } from '../../parts/seats/form.ts';
import {
  seatingOf,
  usualForm,
  withColor,
  withoutSeat,
  withPeople,
  withSeat,
  withSeatAdded,
} from '../../parts/seats/form.ts';
import { setupWish } from '../../parts/seats/wish.ts';
import { storedForm, storeForm } from './storedForm.ts';

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
const SeatCard = (props: Props): JSX.Element | null => {
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

/** The form used last, or two people; whoever came to pass and play finds at least two. */
const firstForm = (): SetupForm => {
  const form = storedForm() ?? usualForm(ownName());
  const wish = setupWish.peek();
  setupWish.value = null;
  return wish === 'people' ? withPeople(form) : form;
};

const useSetup = () => {
  const { setup: texts } = device.text();
  const first = useRef<SetupForm | null>(null);
  first.current ??= firstForm();
  const form = useSignal(first.current);
  const refusal = useSignal<FormRefusal | null>(null);
  const said = useSignal('');
  const isStarting = useSignal(false);
  const change = (changed: SetupForm): void => {
    form.value = changed;
    refusal.value = null;
  };
  const add = (): void => {
    change(withSeatAdded(form.peek()));
    said.value = texts.added(form.peek().seats.at(-1)?.name ?? '');
  };
  const remove = (seat: number): void => {
    said.value = texts.removed(form.peek().seats[seat]?.name ?? '');
    change(withoutSeat(form.peek(), seat));
  };
  const start = async (): Promise<void> => {
    const seating = seatingOf(form.peek());
    if (!seating.ok) {
      refusal.value = seating.reason;
      document.querySelectorAll<HTMLElement>('.name-input input')[seating.reason.seat]?.focus();
      return;
    }
    if (isStarting.peek()) return;
    isStarting.value = true;
    storeForm(form.peek());
    goTo({ kind: 'play', id: await newMatch(seating.value) });
  };
  return { form, refusal, said, isStarting, change, add, remove, start };
};

/** Whoever pressed a button that is gone now goes on at the nearest one. */
const useFocusKept = (seats: number): void => {
  const before = useRef(seats);
  useEffect(() => {
    if (before.current === seats) return;
    before.current = seats;
    if (document.activeElement !== document.body) return;
    const near = document.querySelector<HTMLElement>('.add-seat, li:last-child > .remove-seat');
    near?.focus();
  }, [seats]);
};

const Page: FunctionComponent = () => {
  const { setup } = device.text();
  const { form, refusal, said, isStarting, change, add, remove, start } = useSetup();
  const { seats } = form.value;
  const refused = refusal.value;
  useFocusKept(seats.length);
  return (
    <PageFrame title={text().pages.names.setup} kind="setup">
      <p class="lead">{setup.lead}</p>
      <form noValidate onSubmit={submits(start)}>
        <ol class="seats">
          {seats.map((_, index) => (
            <SeatCard
              key={`seat ${index}`}
              seats={seats}
              seat={index}
              problem={refused?.seat === index ? setup.sameName(refused.name) : null}
              onChange={(changes) => change(withSeat(form.peek(), index, changes))}
              onColor={(color) => change(withColor(form.peek(), index, color))}
              onRemove={() => remove(index)}
            />
          ))}
          {seats.length < MAX_SEATS && (
            <li>
              <button type="button" class="add-seat one-row" onClick={add}>
                <Icon name="plus" /> {setup.add}
              </button>
            </li>
          )}
        </ol>
        <p class="spoken-only" role="status">
          {refused === null ? said.value : setup.sameName(refused.name)}
        </p>
        <RulesChoice
          variant={form.value.variant}
          seats={seats.length}
          onChoose={(variant) => change({ ...form.peek(), variant })}
        />
        <p class="start-row in-row">
          <button type="submit" class="plate start" aria-busy={isStarting.value}>
            {setup.start}
          </button>
          <span class="start-line">{setup.startLine}</span>
        </p>
      </form>
    </PageFrame>
  );
};

/** Who plays, in which colors, by which rules. */
export const SetupPage: FunctionComponent<object> = withTexts(device, Page);
