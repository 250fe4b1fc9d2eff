import '../../../parts/seats/setup.css';
import '../room/room.css';
import '../room/chairs.css';
import './open.css';
import { Marker } from '@claim-it/board';
import { arrive, openTable } from '@claim-it/client/online';
import { settings, storeInvitations } from '@claim-it/client/storage';
import type { Color } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { into, submits } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Picker } from '../../../kit/controls/picker.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../../kit/frame/withTexts.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { device, online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { BotChoice } from '../../../parts/seats/botChoice.tsx';
import { placesFor, SeatTable } from '../../../parts/seats/seatTable.tsx';
import { Agreements } from './agreements.tsx';
import type { ChairForm, OpenForm, WishKind } from './openForm.ts';
import { USUAL_FORM, wishOf, withChair, withChairAdded, withoutChair } from './openForm.ts';

type Props = {
  readonly form: OpenForm;
  readonly chair: number;
  /** Where it stands around the table. */
  readonly place: number;
  readonly onChange: (changes: Partial<ChairForm>) => void;
  readonly onRemove: () => void;
};

/** The color of each chair in the drawing; null for chairs that stay empty until a person comes. Bots take the last ones. */
const openColors = ({ chairs }: OpenForm): readonly (Color | null)[] => {
  const [own, ...others] = COLORS;
  let [next, last] = [0, COLORS.length - 1];
  return chairs.map(({ kind }, chair) => {
    if (chair === 0) return own;
    if (kind === 'bot') return COLORS[last--] ?? null;
    return kind === 'mine' ? (others[next++] ?? null) : null;
  });
};

const KINDS: readonly WishKind[] = ['open', 'invited', 'mine', 'bot'];

/** One chair of a table that is about to be opened, on its plate. */
const ChairCard = ({ form, chair, place, onChange, onRemove }: Props): JSX.Element | null => {
  const { open: say } = online.text();
  const one = form.chairs[chair];
  if (one === undefined) return null;
  const color = openColors(form)[chair] ?? null;
  return (
    <li class="chair-plate open-chair" data-place={place}>
      {one.kind === 'bot' && chair > 0 ? (
        <Portrait level={one.level} size={42} />
      ) : (
        color !== null && <Marker color={color} size={40} />
      )}
      <h3>{say.chair(chair + 1)}</h3>
      {chair > 0 && form.chairs.length > MIN_SEATS && (
        <button type="button" class="plate-knob" onClick={onRemove}>
          <Icon name="close" />
          <span class="spoken-only">{say.remove(chair + 1)}</span>
        </button>
      )}
      {chair === 0 ? (
        <p class="chair-you">
          {settings.value.name || say.you} <small>{say.you}</small>
        </p>
      ) : (
        <Picker
          label={say.who}
          value={one.kind}
          options={KINDS.map((kind) => [kind, say.kinds[kind]])}
          onPick={(kind) => onChange({ kind })}
        />
      )}
      {chair > 0 && one.kind === 'bot' && <BotChoice seat={one} onChange={onChange} />}
    </li>
  );
};

/** Where there is room for it, everything is in sight. */
const isRoomy = matchMedia('(min-width: 900px)').matches;

const useOpening = () => {
  const form = useSignal<OpenForm>(USUAL_FORM);
  const problem = useSignal('');
  const said = useSignal('');
  const isBusy = useSignal(false);
  const open = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = '';
    const known = await arrive();
    const opened = known.ok ? await openTable(wishOf(form.peek())) : known;
    isBusy.value = false;
    if (!opened.ok) {
      problem.value = sayFault(opened.reason);
      return;
    }
    await storeInvitations(opened.value);
    goTo({ kind: 'table', id: opened.value.table });
  };
  return { form, problem, said, isBusy, open };
};

type ChairsProps = {
  readonly form: OpenForm;
  readonly onChange: (form: OpenForm, said: string) => void;
};

/** The table from above, with a plate at each chair. */
const Chairs = ({ form, onChange }: ChairsProps): JSX.Element => {
  const { open: say } = online.text();
  const count = form.chairs.length;
  const mayAdd = count < MAX_SEATS;
  const places = placesFor(mayAdd ? count + 1 : count);
  return (
    <section class="room-stage">
      <SeatTable sitters={[...openColors(form), ...(mayAdd ? [null] : [])]} places={places} />
      <h2 class="spoken-only">{say.chairs}</h2>
      <ol class="chair-plates">
        {form.chairs.map((_, chair) => (
          <ChairCard
            key={chair}
            form={form}
            chair={chair}
            place={places[chair] ?? chair}
            onChange={(changes) => onChange(withChair(form, chair, changes), '')}
            onRemove={() => onChange(withoutChair(form, chair), say.removed)}
          />
        ))}
        {mayAdd && (
          <li class="chair-plate is-free" data-place={places[count]}>
            <button
              type="button"
              class="add-chair one-row"
              onClick={() => onChange(withChairAdded(form), say.added(count + 1))}
            >
              <Icon name="plus" /> {say.add}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
};

const Page = (): JSX.Element => {
  const { form, problem, said, isBusy, open } = useOpening();
  const { open: say } = online.text();
  return (
    <PageFrame title={text().pages.names.open} line={say.lead} kind="house-room house-open">
      <form noValidate onSubmit={submits(open)}>
        <div class="room-parts">
          <div class="room-main">
            <Chairs
              form={form.value}
              onChange={(changed, words) => {
                form.value = changed;
                said.value = words;
              }}
            />
            <p class="spoken-only" role="status">
              {said.value}
            </p>
          </div>
          <div class="room-papers">
            <details class="sheet pinned more-choices room-fold" open={isRoomy}>
              <summary class="one-row">
                <h2>{say.more}</h2>
              </summary>
              <Agreements form={form.value} onChange={into(form)} />
            </details>
          </div>
        </div>
        <div class="room-foot">
          <p class="form-problem if-said" role="alert">
            {problem.value}
          </p>
          <button type="submit" class="plate start" aria-busy={isBusy.value}>
            {isBusy.value ? say.opening : say.start}
          </button>
        </div>
      </form>
    </PageFrame>
  );
};

/** A table for friends: one tap with the defaults, or after a choice of options. */
export const OpenPage: FunctionComponent = withTexts(device, Page);
