import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../../kit/controls/icon.tsx';
import type { ShareOutcome } from '../../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../../kit/controls/share.ts';
import { lazyPart } from '../../../kit/frame/lazyPart.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';

const QrCode = lazyPart(() => import('./qrCode.tsx'), 'QrCode');

type Props = { readonly link: string; readonly shareTitle: string };

/** Longer links make codes that no camera reads from a screen. */
const LONGEST_CODE = 1200;

/** A link with all ways to hand it on. */
export const LinkBox = ({ link, shareTitle }: Props): JSX.Element => {
  const { room: say } = online.text();
  const id = useId();
  const said = useSignal('');
  const tell = (done: ShareOutcome): void => {
    said.value = { shared: '', copied: text().table.menu.linkCopied, refused: say.cannotCopy }[
      done
    ];
  };
  const copy = async (): Promise<void> => tell(await copyOut(link));
  const share = async (): Promise<void> => tell(await shareOut({ title: shareTitle, url: link }));
  return (
    <div class="link-box">
      {link.length <= LONGEST_CODE && <QrCode content={link} />}
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
        <div class="link-buttons">
          <button type="button" class="plate" onClick={() => void copy()}>
            <span class="with-icon">
              <Icon name="copy" /> {say.copy}
            </span>
          </button>
          {typeof navigator.share === 'function' && (
            <button type="button" class="wood-button" onClick={() => void share()}>
              <Icon name="share" /> {say.share}
            </button>
          )}
        </div>
        <p role="status">{said.value}</p>
      </div>
    </div>
  );
};
