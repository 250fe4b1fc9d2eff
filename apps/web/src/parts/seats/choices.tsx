import type { Variant } from '@claim-it/rules';
import { MAX_SEATS } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly options: Readonly<Record<Value, { readonly name: string; readonly line: string }>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly children?: ComponentChildren;
};

/** One of a few, each with a line that explains it. */
export const Choices = <Value extends string>(props: ChoiceProps<Value>): JSX.Element => {
  const { legend, options, value, onChoose, children } = props;
  const id = useId();
  const keys: Value[] = [];
  for (const key in options) keys.push(key);
  return (
    <fieldset class="rules-choice well">
      <legend>{legend}</legend>
      {keys.map((key) => (
        <label key={key}>
          <input type="radio" name={id} checked={value === key} onChange={() => onChoose(key)} />
          <span>
            <b>{options[key].name}</b>
            <small>{options[key].line}</small>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
};

type RulesProps = {
  readonly variant: Variant;
  readonly seats: number;
  readonly onChoose: (variant: Variant) => void;
};

/** By which rules is played, with advice where they do not suit the company. */
export const RulesChoice = ({ variant, seats, onChoose }: RulesProps): JSX.Element => {
  const { standard, reuse, fiveWithReuse } = device.text().setup;
  return (
    <Choices
      legend={text().table.menu.rules}
      options={{ standard, reuse }}
      value={variant}
      onChoose={onChoose}
    >
      {variant === 'reuse' && seats === MAX_SEATS && (
        <p class="advice" role="status">
          {fiveWithReuse}
        </p>
      )}
    </Choices>
  );
};
