import { Button } from '../kit/controls/buttons.tsx';
import './updateStrip.css';
import type { JSX } from 'preact';
import { page } from '../kit/navigation/navigation.ts';
import { texts } from '../kit/text/texts.ts';
import { putOffUpdate, takeUpdate } from './register.ts';

/** Offers a newer version. Never at the table: a turn is not interrupted. */
export const UpdateStrip = (): JSX.Element | null => {
  if (texts.value === null || page.value.kind === 'play') return null;
  const { offline } = texts.value;
  return (
    <div class="update-strip in-row well" role="status">
      <span>{offline.updateReady}</span>
      <Button class="plate" label={offline.update} onClick={takeUpdate} />
      <Button class="text-button" label={offline.notNow} onClick={putOffUpdate} />
    </div>
  );
};
