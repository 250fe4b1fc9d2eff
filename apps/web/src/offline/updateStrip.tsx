import './updateStrip.css';
import type { JSX } from 'preact';
import { page } from '../kit/navigation/navigation.ts';
import { texts } from '../kit/text/texts.ts';
import { putOffUpdate, takeUpdate, updateReady } from './register.ts';

/** Offers a newer edition. Never at the table: a turn is not interrupted. */
export const UpdateStrip = (): JSX.Element | null => {
  if (texts.value === null || updateReady.value === null || page.value.kind === 'play') return null;
  const { offline } = texts.value;
  return (
    <div class="update-strip well" role="status">
      <span>{offline.updateReady}</span>
      <button type="button" class="plate" onClick={takeUpdate}>
        {offline.update}
      </button>
      <button type="button" class="text-button" onClick={putOffUpdate}>
        {offline.notNow}
      </button>
    </div>
  );
};
