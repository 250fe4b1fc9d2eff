import type { Settings } from '@claim-it/client/storage';
import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

type Named = { readonly name: string; readonly line: string };

type ChoiceProps<Name extends keyof Settings> = {
  readonly setting: Name;
  readonly texts: Named & { readonly choices: Readonly<Record<Settings[Name] & string, string>> };
  readonly values: readonly (Settings[Name] & (string | number))[];
};

/** One of a few, all of them in sight. */
export const ChoiceSetting = <Name extends keyof Settings>(
  props: ChoiceProps<Name>,
): JSX.Element => {
  const { setting, texts, values } = props;
  const id = useId();
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
  readonly texts: Named;
  readonly onSwitched?: () => void;
};

export const SwitchSetting = ({ setting, texts, onSwitched }: SwitchProps): JSX.Element => {
  const id = useId();
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
