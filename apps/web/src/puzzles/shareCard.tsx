import type { PuzzleText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { addressOf, language } from '../app/navigation.ts';
import { text } from '../app/texts.ts';
import type { Day } from './calendar.ts';
import { sayDay } from './calendar.ts';
import { dayRow } from './kept.ts';
import { shareText } from './shareText.ts';

type Props = { readonly texts: PuzzleText; readonly day: Day };

/** What can be told to others about a day: nothing that would spoil it for them. */
export const ShareCard = ({ texts, day }: Props): JSX.Element | null => {
  const said = useSignal('');
  const row = dayRow(day);
  if (row === null) return null;
  const address = `${location.origin}${addressOf({ kind: 'daily' })}`;
  const told = shareText(texts, row, sayDay(day, language.value), address);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(told);
      said.value = texts.share.copied;
    } catch {
      said.value = text().table.menu.cannotCopy; // not allowed, or no clipboard at all
    }
  };
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy();
    // Closing the device's own sheet without sharing is no failure.
    await navigator.share({ text: told }).catch(() => undefined);
  };
  return (
    <section class="sheet daily-card daily-share">
      <h2>{texts.share.title}</h2>
      <p>{texts.share.line}</p>
      <p class="share-text">{told}</p>
      <p class="button-row">
        <button type="button" class="plate" onClick={() => void share()}>
          {texts.share.button}
        </button>
        <button type="button" class="wood-button" onClick={() => void copy()}>
          {texts.share.copy}
        </button>
      </p>
      <p role="status">{said.value}</p>
    </section>
  );
};
