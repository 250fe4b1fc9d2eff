import '../../../parts/seats/setup.css';
import './open.css';
import { arrive, openTable } from '@claim-it/client/online';
import { settings, storeInvitations } from '@claim-it/client/storage';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { RoundButton, WoodLink } from '../../../kit/controls/buttons.tsx';
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
import { Agreements } from './agreements.tsx';
import type { ChairForm, OpenForm, WishKind } from './openForm.ts';
import { USUAL_FORM, wishOf, withChair, withChairAdded, withoutChair } from './openForm.ts';

type Props = {
  readonly form: OpenForm;
  readonly chair: number;
  readonly onChange: (changes: Partial<ChairForm>) => void;
  readonly onRemove: () => void;
};

const KINDS: readonly WishKind[] = ['open', 'invited', 'mine', 'bot'];

/** One chair of a table that is about to be opened. */
const ChairCard = ({ form, chair, onChange, onRemove }: Props): JSX.Element | null => {
  const { open: say } = online.text();
  const one = form.chairs[chair];
  if (one === undefined) return null;
  return (
    <li class="chair-card well">
      <h3>{say.chair(chair + 1)}</h3>
      {chair === 0 ? (
        <p class="chair-you one-row">
          <Icon name="person" /> {settings.value.name || say.you} <small>{say.you}</small>
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
      {chair > 0 && form.chairs.length > MIN_SEATS && (
        <RoundButton
          icon="close"
          label={say.remove(chair + 1)}
          class="remove-seat"
          onClick={onRemove}
        />
      )}
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

const Chairs = ({ form, onChange }: ChairsProps): JSX.Element => {
  const { open: say } = online.text();
  return (
    <ol class="chair-cards">
      {form.chairs.map((_, chair) => (
        <ChairCard
          key={chair}
          form={form}
          chair={chair}
          onChange={(changes) => onChange(withChair(form, chair, changes), '')}
          onRemove={() => onChange(withoutChair(form, chair), say.removed)}
        />
      ))}
      {form.chairs.length < MAX_SEATS && (
        <li>
          <button
            type="button"
            class="add-seat one-row"
            onClick={() => onChange(withChairAdded(form), say.added(form.chairs.length + 1))}
          >
            <Icon name="plus" /> {say.add}
          </button>
        </li>
      )}
    </ol>
  );
};

const Page = (): JSX.Element => {
  const { form, problem, said, isBusy, open } = useOpening();
  const { open: say } = online.text();
  return (
    <PageFrame title={text().pages.names.open} kind="house-open">
      <p class="lead">{say.lead}</p>
      <form noValidate onSubmit={submits(open)}>
        <h2 class="form-head">{say.chairs}</h2>
        <Chairs
          form={form.value}
          onChange={(changed, words) => {
            form.value = changed;
            said.value = words;
          }}
        />
        <p class="start-row in-row">
          <button type="submit" class="plate start" aria-busy={isBusy.value}>
            {isBusy.value ? say.opening : say.start}
          </button>
          <WoodLink to={{ kind: 'lobby' }}>{text().pages.home.tables}</WoodLink>
        </p>
        <p class="form-problem" role="alert">
          {problem.value}
        </p>
        <p class="spoken-only" role="status">
          {said.value}
        </p>
        <details class="more-choices" open={isRoomy}>
          <summary>{say.more}</summary>
          <Agreements form={form.value} onChange={into(form)} />
        </details>
      </form>
    </PageFrame>
  );
};

/** A table for friends: one tap with everything as usual, or with other wishes first. */
export const OpenPage: FunctionComponent = withTexts(device, Page);
