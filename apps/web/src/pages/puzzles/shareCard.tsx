import type { PuzzleText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { PlateButton, WoodButton } from '../../kit/controls/buttons.tsx';
import type { ShareOutcome } from '../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../kit/controls/share.ts';
import { addressOf, language } from '../../kit/navigation/navigation.ts';
import { text } from '../../kit/text/texts.ts';
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
  const say = (done: ShareOutcome): void => {
    const { copied } = texts.share;
    said.value = { shared: '', copied, refused: text().table.menu.cannotCopy }[done];
  };
  const copy = async (): Promise<void> => say(await copyOut(told));
  const share = async (): Promise<void> => say(await shareOut({ text: told }));
  return (
    <section class="sheet daily-card daily-share">
      <h2>{texts.share.title}</h2>
      <p>{texts.share.line}</p>
      <p class="share-text">{told}</p>
      <p class="button-row">
        <PlateButton onPress={() => void share()}>{texts.share.button}</PlateButton>
        <WoodButton onPress={() => void copy()}>{texts.share.copy}</WoodButton>
      </p>
      <p role="status">{said.value}</p>
    </section>
  );
};
