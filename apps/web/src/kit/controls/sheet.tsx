import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/texts.ts';
import { RoundButton } from './buttons.tsx';
import './sheet.css';

type Props = {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** A parchment over the table; on phones it comes up from below. Closing gives the focus back. */
export const Sheet = ({ title, onClose, children, ...rest }: Props): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively
    <dialog
      ref={dialog}
      class={`table-sheet comes-in ${rest.class ?? ''}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet table-sheet-paper">
        <header class="table-sheet-head one-row">
          <h2 id={heading}>{title}</h2>
          <RoundButton icon="close" label={text().table.menu.close} onClick={onClose} />
        </header>
        <div class="table-sheet-body">{children}</div>
      </div>
    </dialog>
  );
};
