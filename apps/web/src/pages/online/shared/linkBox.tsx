import { useSignal } from '@preact/signals';
import { correction, generate } from 'lean-qr';
import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import type { ShareOutcome } from '../../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../../kit/controls/share.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';

const QUIET = 3;

/** All dark modules as one path. */
const pathOf = (content: string): { readonly path: string; readonly size: number } => {
  const code = generate(content, { minCorrectionLevel: correction.L });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: code.size };
};

/** A code for the camera of another device: dark on light in every theme, or cameras would not read it. */
const QrCode = ({ content }: { readonly content: string }): JSX.Element => {
  const { path, size } = useMemo(() => pathOf(content), [content]);
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg
      class="qr"
      viewBox={box}
      role="img"
      aria-label={online.text().room.qr}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff9ea" />
      <path d={path} fill="#1c1006" />
    </svg>
  );
};

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
        <div class="button-row">
          <Button class="plate" label={say.copy} onClick={() => void copy()} />
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
