import type { Variant } from '@claim-it/rules';
import { MAX_SEATS } from '@claim-it/rules';
import type { SetupText } from '@claim-it/text';
import type { JSX } from 'preact';
import type { SetupForm } from '../../parts/seats/form.ts';

type Props = {
  readonly texts: SetupText;
  readonly form: SetupForm;
  readonly onChoose: (variant: Variant) => void;
};

const VARIANTS: readonly Variant[] = ['standard', 'reuse'];

export const RulesChoice = ({ texts, form, onChoose }: Props): JSX.Element => (
  <fieldset class="rules-choice well">
    <legend>{texts.rules}</legend>
    {VARIANTS.map((variant) => (
      <label key={variant}>
        <input
          type="radio"
          name="rules"
          checked={form.variant === variant}
          onChange={() => onChoose(variant)}
        />
        <span>
          <b>{texts[variant].name}</b>
          <small>{texts[variant].line}</small>
        </span>
      </label>
    ))}
    {form.variant === 'reuse' && form.seats.length === MAX_SEATS && (
      <p class="advice" role="status">
        {texts.fiveWithReuse}
      </p>
    )}
  </fieldset>
);
