import { settings } from '@claim-it/client/storage';
import { MIN_SEATS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { RoundButton } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Picker } from '../../../kit/controls/picker.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { BotChoice } from '../../../parts/seats/botChoice.tsx';
import type { ChairForm, OpenForm, WishKind } from './openForm.ts';

type Props = {
  readonly form: OpenForm;
  readonly chair: number;
  readonly onChange: (changes: Partial<ChairForm>) => void;
  readonly onRemove: () => void;
};

const KindPicker = ({ form, chair, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  const kinds: readonly WishKind[] = form.isListed
    ? ['open', 'invited', 'mine', 'bot']
    : ['invited', 'mine', 'bot'];
  return (
    <Picker
      label={say.who}
      value={form.chairs[chair]?.kind ?? 'invited'}
      options={kinds.map((kind) => [kind, say.kinds[kind]])}
      onPick={(kind) => onChange({ kind })}
    />
  );
};

/** One chair of a table that is about to be opened. */
export const ChairCard = (props: Props): JSX.Element | null => {
  const { form, chair, onChange, onRemove } = props;
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
        <KindPicker {...props} />
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
