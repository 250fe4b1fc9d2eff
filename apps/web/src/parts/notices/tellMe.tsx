import './notices.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { text } from '../../kit/text/texts.ts';
import { decline, hasDeclined, lookAtPush, pushStand, turnOnPush } from './devicePush.ts';

/** Offers turn notifications where they are possible and not declined. Each answer is stored. */
export const TellMe = ({ class: look = '' }: { readonly class?: string }): JSX.Element | null => {
  const { tell } = text().turns;
  const isAnswered = useSignal(hasDeclined());
  const said = useSignal('');
  useEffect(() => void lookAtPush(), []);
  const accept = async (): Promise<void> => {
    const isOn = await turnOnPush();
    said.value = isOn ? tell.isOn : pushStand.peek() === 'denied' ? tell.denied : tell.failed;
    isAnswered.value = isOn || pushStand.peek() === 'denied';
  };
  const refuse = (): void => {
    decline();
    isAnswered.value = true;
  };
  if (said.value === '' && (isAnswered.value || pushStand.value !== 'off')) return null;
  return (
    <div class={`tell-me ${look}`}>
      <p role="status">{said.value === '' ? tell.offer : said.value}</p>
      {!isAnswered.value && (
        <span class="button-row">
          <Button class="wood-button" label={tell.yes} onClick={() => void accept()} />
          <Button class="text-button" label={tell.no} onClick={refuse} />
        </span>
      )}
    </div>
  );
};
