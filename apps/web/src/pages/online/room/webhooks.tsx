import { addWebhook, readWebhooks, removeWebhook } from '@claim-it/client/online';
import type { AddedWebhook, TableWebhooks } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { submits, typedInto } from '../../../kit/controls/handlers.ts';
import { language } from '../../../kit/navigation/navigation.ts';
import { text } from '../../../kit/text/texts.ts';

/** Where the host lets turns be told besides; nothing is shown where the server allows none. */
export const Webhooks = ({ table }: { readonly table: string }): JSX.Element | null => {
  const { hooks: say } = text().turns;
  const id = useId();
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
  if (known.value === null || known.value.most === 0) return null;
  const { most, webhooks } = known.value;
  return (
    <details class="room-hooks">
      <summary>{say.title}</summary>
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
        <form class="me-row" noValidate onSubmit={submits(add)}>
          <label for={id}>{say.address}</label>
          <input id={id} type="url" maxLength={500} autoComplete="off" {...typedInto(url)} />
          <button type="submit" class="wood-button">
            {say.add}
          </button>
        </form>
      )}
      <p role="alert">{said.value}</p>
    </details>
  );
};
