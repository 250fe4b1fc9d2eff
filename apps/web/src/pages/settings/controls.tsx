import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

type Named = { readonly name: string; readonly line: string };

type ChoiceProps<Value extends string> = {
  readonly texts: Named & { readonly choices: Readonly<Record<Value, string>> };
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export const ChoiceSetting = <Value extends string>({
  texts,
  values,
  value,
  onChoose,
}: ChoiceProps<Value>): JSX.Element => {
  const id = useId();
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
              checked={one === value}
              onChange={() => onChoose(one)}
            />
            <span>{texts.choices[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type SwitchProps = {
  readonly texts: Named;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

export const SwitchSetting = ({ texts, isOn, onSwitch }: SwitchProps): JSX.Element => {
  const id = useId();
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
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
    </div>
  );
};
