import { ThreeDice } from '@claim-it/board';
import type { Roll } from '@claim-it/rules';
import { parsePosition, ROLLS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { PlateButton } from '../../kit/controls/buttons.tsx';
import { buzz } from '../../kit/sound/haptics.ts';
import { play, unlock } from '../../kit/sound/sound.ts';
import { places } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';

const SAMPLE = parsePosition('....../.Gg.../...b2../....../.rv.O./...... gborv g - - std');

/** A small map with dice to preview the settings. */
export const TryIt = (): JSX.Element => {
  const say = places.text().settings;
  const roll = useSignal<Roll>([2, 4, 5]);
  const throwDice = (): void => {
    const others = ROLLS.filter((one) => one !== roll.peek());
    roll.value = others[Math.floor(Math.random() * others.length)] ?? roll.peek();
    unlock();
    play('roll');
    buzz('drop');
  };
  return (
    <section class="try-it">
      <h2>{say.tryIt}</h2>
      {SAMPLE.ok && <LittleBoard game={SAMPLE.value} />}
      <div class="try-dice">
        <p>{say.tryLine}</p>
        <p key={roll.value.join(' ')} class="one-row thrown" aria-hidden="true">
          <ThreeDice roll={roll.value} size={30} />
        </p>
        <PlateButton onPress={throwDice}>{text().table.plates.roll}</PlateButton>
      </div>
    </section>
  );
};
