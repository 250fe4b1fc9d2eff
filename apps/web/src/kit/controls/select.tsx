import './controls.css';
import type { JSX } from 'preact';

type Props<Value extends string> = {
  readonly value: Value;
  /** Values and the names they are shown by. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onPick: (value: Value) => void;
  readonly id?: string;
  readonly label?: string;
  readonly describedBy?: string;
};

/** A list of which one is picked. */
export const Select = <Value extends string>(props: Props<Value>): JSX.Element => {
  const { value, options, onPick, id, label, describedBy } = props;
  return (
    <select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={({ currentTarget }) => {
        const picked = options.find(([one]) => one === currentTarget.value);
        if (picked !== undefined) onPick(picked[0]);
      }}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one} selected={one === value}>
          {name}
        </option>
      ))}
    </select>
  );
};
