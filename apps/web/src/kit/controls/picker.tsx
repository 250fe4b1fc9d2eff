import '../style/shared.css';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Select } from './select.tsx';

type Props<Value extends string> = {
  readonly label: string;
  /** Explains what is picked. */
  readonly line?: string;
  readonly value: NoInfer<Value>;
  readonly options: readonly (readonly [Value, string])[];
  readonly onPick: (value: Value) => void;
};

/** A list of which one is picked, with its name above and perhaps a line below. */
export const Picker = <Value extends string>(props: Props<Value>): JSX.Element => {
  const { label, line, ...rest } = props;
  const id = useId();
  return (
    <div class="picker wood-field">
      <label for={id}>{label}</label>
      <Select id={id} {...(line === undefined ? {} : { describedBy: `${id}-line` })} {...rest} />
      {line !== undefined && <p id={`${id}-line`}>{line}</p>}
    </div>
  );
};
