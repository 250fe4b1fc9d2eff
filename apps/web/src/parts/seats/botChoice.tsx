import type { Level, Style } from '@claim-it/ai';
import { LEVELS, STYLES } from '@claim-it/ai';
import type { SetupText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { SeatForm } from './form.ts';
import { hasStyle } from './form.ts';

type Props = {
  readonly texts: SetupText;
  readonly seat: Pick<SeatForm, 'level' | 'style'>;
  readonly onChange: (changes: Partial<Pick<SeatForm, 'level' | 'style'>>) => void;
  readonly hasStyles?: boolean;
};

type PickProps = {
  readonly label: string;
  readonly line: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onPick: (value: string) => void;
};

const Picker = ({ label, line, value, options, onPick }: PickProps): JSX.Element => {
  const id = useId();
  return (
    <div class="picker">
      <label for={id}>{label}</label>
      <select
        id={id}
        aria-describedby={`${id}-line`}
        value={value}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-line`}>{line}</p>
    </div>
  );
};

const NO_STYLE = 'none';

/** How strong a bot is and, for those that can, what it likes. */
export const BotChoice = ({ texts, seat, onChange, hasStyles = true }: Props): JSX.Element => {
  const style = seat.style === null ? texts.noStyle : texts.styles[seat.style];
  return (
    <div class="bot-choice">
      <Picker
        label={texts.level}
        line={texts.levels[seat.level].line}
        value={seat.level}
        options={LEVELS.map((level) => [level, texts.levels[level].name])}
        onPick={(level) => onChange({ level: level as Level })}
      />
      {hasStyles && hasStyle(seat.level) && (
        <Picker
          label={texts.style}
          line={style.line}
          value={seat.style ?? NO_STYLE}
          options={[
            [NO_STYLE, texts.noStyle.name],
            ...STYLES.map((one) => [one, texts.styles[one].name] as const),
          ]}
          onPick={(one) => onChange({ style: one === NO_STYLE ? null : (one as Style) })}
        />
      )}
    </div>
  );
};
