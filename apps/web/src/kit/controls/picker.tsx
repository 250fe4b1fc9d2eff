import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

type Props<Key extends string> = {
  readonly label: string;
  /** Explains what is chosen. */
  readonly line?: string;
  readonly value: NoInfer<Key>;
  readonly options: readonly (readonly [Key, string])[];
  readonly onPick: (value: Key) => void;
};

/** One of a list, by name. */
export const Picker = <Key extends string>(props: Props<Key>): JSX.Element => {
  const { label, line, value, options, onPick } = props;
  const id = useId();
  return (
    <div class="picker">
      <label for={id}>{label}</label>
      <select
        id={id}
        aria-describedby={line === undefined ? undefined : `${id}-line`}
        value={value}
        onChange={({ currentTarget }) => onPick(currentTarget.value as Key)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {line !== undefined && <p id={`${id}-line`}>{line}</p>}
    </div>
  );
};
