import './controls.css';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

type Props<Value extends string | number> = {
  readonly value: NoInfer<Value>;
  readonly options: readonly (readonly [Value, ComponentChildren])[];
  readonly onChoose: (value: Value) => void;
  /** Whether they may stand below each other on a narrow window. */
  readonly mayStack?: boolean;
};

/** A few choices side by side; a fieldset around them has their name. */
export const Segments = <Value extends string | number>(props: Props<Value>): JSX.Element => {
  const { value, options, onChoose, mayStack = false } = props;
  const name = useId();
  return (
    <div class={`segments ${mayStack ? 'may-stack' : ''}`}>
      {options.map(([one, words]) => (
        <label key={one}>
          <input
            type="radio"
            class="spoken-only"
            name={name}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
};
