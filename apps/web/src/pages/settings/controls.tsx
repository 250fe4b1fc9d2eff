import type { Settings } from '@claim-it/client/storage';
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

type ChoiceName = 'speed' | 'risk' | 'coach' | 'theme' | 'contrast' | 'motion' | 'hands';

type ChoiceProps<Name extends ChoiceName> = {
  readonly setting: Name;
  readonly values: readonly Settings[Name][];
};

/** One of a few, all of them in sight. */
export const ChoiceSetting = <Name extends ChoiceName>({
  setting,
  values,
}: ChoiceProps<Name>): JSX.Element => {
  const id = useId();
  const { hand: hands, ...say } = device.text().settings;
  const texts = { ...say, hands }[setting];
  const choices: Readonly<Record<string, string>> = texts.choices;
  return (
    <fieldset class="setting" aria-describedby={`${id}-line`}>
      <legend>{texts.name}</legend>
      <p id={`${id}-line`}>{texts.line}</p>
      <div class="setting-choices in-row">
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              class="spoken-only"
              name={id}
              checked={one === settings.value[setting]}
              onChange={() => change({ [setting]: one })}
            />
            <span class="centered">{choices[String(one)]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type SwitchProps = {
  readonly setting: 'confirmTake' | 'autoChoose' | 'freeText' | 'haptics' | 'letterKeys';
  readonly onSwitched?: () => void;
};

export const SwitchSetting = ({ setting, onSwitched }: SwitchProps): JSX.Element => {
  const id = useId();
  const texts = device.text().settings[setting];
  const isOn = settings.value[setting];
  return (
    <div class="setting switch">
      <label for={id}>{texts.name}</label>
      <p id={`${id}-line`}>{texts.line}</p>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-line`}
        checked={isOn}
        onChange={({ currentTarget }) => {
          change({ [setting]: currentTarget.checked });
          onSwitched?.();
        }}
      />
    </div>
  );
};
