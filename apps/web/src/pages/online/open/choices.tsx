import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

type Explained = { readonly name: string; readonly line: string };

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly (readonly [Value, Explained])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly children?: ComponentChildren;
};

/** One of a few, each with a line that explains it. */
export const Choices = <Value extends string>({
  legend,
  options,
  value,
  onChoose,
  children,
}: ChoiceProps<Value>): JSX.Element => {
  const name = useId();
  return (
    <fieldset class="rules-choice well">
      <legend>{legend}</legend>
      {options.map(([key, { name: title, line }]) => (
        <label key={key}>
          <input type="radio" name={name} checked={value === key} onChange={() => onChoose(key)} />
          <span>
            <b>{title}</b>
            <small>{line}</small>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
};

type PickProps = {
  readonly label: string;
  readonly value: number;
  readonly options: readonly number[];
  readonly say: (value: number) => string;
  readonly onPick: (value: number) => void;
};

/** One number of a few. */
export const NumberPicker = ({ label, value, options, say, onPick }: PickProps): JSX.Element => {
  const id = useId();
  return (
    <div class="picker">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
      >
        {options.map((one) => (
          <option key={one} value={String(one)}>
            {say(one)}
          </option>
        ))}
      </select>
    </div>
  );
};
