import './webhooks.css';
import { addWebhook, readWebhooks, removeWebhook } from '@claim-it/client/online';
import type { AddedWebhook, TableWebhooks } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { submits, typedInto } from '../../../kit/controls/handlers.ts';
import { Sheet } from '../../../kit/controls/sheet.tsx';
import { language } from '../../../kit/navigation/navigation.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';

/** The addresses of a table, as the server tells them to its host, and what changes them. */
const useWebhooks = (table: string) => {
  const { hooks: say } = text().turns;
  const known = useSignal<TableWebhooks | null>(null);
  const url = useSignal('');
  const added = useSignal<AddedWebhook | null>(null);
  const said = useSignal('');
  const look = async (): Promise<void> => {
    const answer = await readWebhooks(table);
    if (answer.ok) known.value = answer.value;
  };
  useEffect(() => void look(), [table]);
  const add = async (): Promise<void> => {
    const wish = { url: url.peek().trim(), language: language.peek() };
    const answer = await addWebhook(table, wish);
    said.value = answer.ok ? '' : say.refused;
    if (!answer.ok) return;
    added.value = answer.value;
    url.value = '';
    await look();
  };
  const remove = async (hook: string): Promise<void> => {
    const done = await removeWebhook(table, hook);
    if (done.ok) said.value = say.removed;
    added.value = null;
    await look();
  };
  return { known, url, added, said, add, remove };
};

type Hooks = ReturnType<typeof useWebhooks>;

const HookList = ({ hooks }: { readonly hooks: Hooks }): JSX.Element | null => {
  const { known, url, added, said, add, remove } = hooks;
  const { hooks: say } = text().turns;
  const id = useId();
  if (known.value === null) return null;
  const { most, webhooks } = known.value;
  return (
    <div class="room-hooks">
      <p>{say.line}</p>
      <ul>
        {webhooks.map(({ id: hook, host, isDiscord }) => (
          <li key={hook}>
            {isDiscord ? say.discord(host) : say.plain(host)}{' '}
            <Button class="text-button" label={say.remove} onClick={() => void remove(hook)} />
          </li>
        ))}
      </ul>
      {added.value !== null && added.value.secret !== null && (
        <p role="status">
          {say.secret} <code>{added.value.secret}</code>
        </p>
      )}
      {webhooks.length < most && (
        <form noValidate onSubmit={submits(add)}>
          <label for={id}>{say.address}</label>
          <input id={id} type="url" maxLength={500} autoComplete="off" {...typedInto(url)} />
          <button type="submit" class="wood-button">
            {say.add}
          </button>
        </form>
      )}
      <p role="alert">{said.value}</p>
    </div>
  );
};

type Props = { readonly table: string };

/** Where the host lets turns be told besides, as a paper of the room; nothing where the server allows none. */
export const Webhooks = ({ table }: Props): JSX.Element | null => {
  const hooks = useWebhooks(table);
  if ((hooks.known.value?.most ?? 0) === 0) return null;
  return (
    <details class="sheet crumpled room-fold">
      <summary class="one-row">
        <h2>{text().turns.hooks.title}</h2>
      </summary>
      <HookList hooks={hooks} />
    </details>
  );
};

/** The same while the game goes on, from the menu of the table. */
export const WebhookSheet = ({
  table,
  onClose,
}: Props & { readonly onClose: () => void }): JSX.Element => {
  const hooks = useWebhooks(table);
  const isOff = hooks.known.value?.most === 0;
  return (
    <Sheet title={text().turns.hooks.title} class="is-small" onClose={onClose}>
      {isOff ? <p>{online.text().places.room.noHooks}</p> : <HookList hooks={hooks} />}
    </Sheet>
  );
};
