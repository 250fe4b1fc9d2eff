import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { play, unlock } from '../../kit/sound/sound.ts';
import { device } from '../../kit/text/lazyTexts.ts';

/** From silence up in tenths; each new loudness can be heard at once. */
export const VolumeSetting = (): JSX.Element => {
  const id = useId();
  const { volume: texts, coach } = device.text().settings;
  const percent = Math.round(settings.value.volume * 100);
  const told = percent === 0 ? coach.choices.off : texts.percent(percent);
  return (
    <div class="setting">
      <label for={id}>{texts.name}</label>
      <p id={`${id}-line`}>{texts.line}</p>
      <div class="slider one-row">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={10}
          aria-describedby={`${id}-line`}
          aria-valuetext={told}
          value={percent}
          onInput={({ currentTarget }) => change({ volume: Number(currentTarget.value) / 100 })}
          onChange={() => {
            unlock();
            play('place');
          }}
        />
        <output for={id}>{told}</output>
      </div>
    </div>
  );
};
