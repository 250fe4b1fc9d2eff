import type { Settings } from '@claim-it/client/storage';
import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Segments } from '../../kit/controls/segments.tsx';
import { Slider } from '../../kit/controls/slider.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
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
        <Slider
          id={id}
          step={10}
          percent={percent}
          told={told}
          describedBy={`${id}-line`}
          onSlide={(value) => change({ volume: value / 100 })}
          onLetGo={() => {
            unlock();
            play('place');
          }}
        />
        <output for={id}>{told}</output>
      </div>
    </div>
  );
};

const LETTERS = [100, 115, 130, 150, 175] as const;

/** From the usual letters to much larger ones; the page itself shows each step. */
export const LettersSetting = (): JSX.Element => {
  const id = useId();
  const { letters: texts, volume } = device.text().settings;
  const step = 100 / (LETTERS.length - 1);
  const at = LETTERS.indexOf(settings.value.letters);
  const told = volume.percent(settings.value.letters);
  return (
    <div class="setting">
      <label for={id}>{texts.name}</label>
      <p id={`${id}-line`}>{texts.line}</p>
      <div class="slider letters one-row">
        <i aria-hidden="true">A</i>
        <Slider
          id={id}
          step={step}
          percent={at * step}
          told={told}
          describedBy={`${id}-line`}
          onSlide={(value) => change({ letters: LETTERS[Math.round(value / step)] ?? 100 })}
        />
        <i aria-hidden="true">A</i>
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
      <Segments
        value={settings.value[setting]}
        options={values.map((one) => [one, choices[String(one)]] as const)}
        mayStack={true}
        onChoose={(one) => change({ [setting]: one })}
      />
    </fieldset>
  );
};

type SwitchProps = {
  readonly setting:
    | 'stepwise'
    | 'marks'
    | 'confirmTake'
    | 'autoChoose'
    | 'freeText'
    | 'haptics'
    | 'letterKeys';
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
      <Toggle
        id={id}
        describedBy={`${id}-line`}
        isOn={isOn}
        onSwitch={(on) => {
          change({ [setting]: on });
          onSwitched?.();
        }}
      />
    </div>
  );
};
