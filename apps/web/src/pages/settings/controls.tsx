import type { Settings } from '@claim-it/client/storage';
import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { device } from '../../kit/text/lazyTexts.ts';

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
      <div class="setting-choices">
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              class="spoken-only"
              name={id}
              checked={one === settings.value[setting]}
              onChange={() => change({ [setting]: one })}
            />
            <span>{choices[String(one)]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type SwitchProps = {
  readonly setting: 'confirmTake' | 'autoChoose' | 'haptics' | 'letterKeys';
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
