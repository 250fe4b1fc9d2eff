import type { HouseText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { QrCode } from '../online/qr.tsx';

type Props = {
  readonly texts: HouseText;
  readonly link: string;
  readonly shareTitle: string;
};

/** Longer links make codes that no camera reads from a screen. */
const LONGEST_CODE = 1200;

/** A link with all ways to hand it on. */
export const LinkBox = ({ texts, link, shareTitle }: Props): JSX.Element => {
  const { room: say } = texts;
  const id = useId();
  const said = useSignal('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = say.copied;
    } catch {
      said.value = say.cannotCopy; // not allowed, or no clipboard at all
    }
  };
  // Closing the device's own sheet without sharing is no failure.
  const share = (): void =>
    void navigator.share({ title: shareTitle, url: link }).catch(() => undefined);
  return (
    <div class="link-box">
      {link.length <= LONGEST_CODE && <QrCode content={link} label={say.qr} />}
      <div class="link-words">
        <label for={id} class="spoken-only">
          {say.link}
        </label>
        <input
          id={id}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="button-row">
          <button type="button" class="plate" onClick={() => void copy()}>
            {say.copy}
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" class="wood-button" onClick={share}>
              <Icon name="share" /> {say.share}
            </button>
          )}
        </div>
        <p role="status">{said.value}</p>
      </div>
    </div>
  );
};
