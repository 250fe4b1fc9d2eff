import { LEVELS, STYLES } from '@claim-it/ai';
import type { JSX } from 'preact';
import { Picker } from '../../kit/controls/picker.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import type { SeatForm } from './form.ts';
import { hasStyle } from './form.ts';

type Props = {
  readonly seat: Pick<SeatForm, 'level' | 'style'>;
  readonly onChange: (changes: Partial<Pick<SeatForm, 'level' | 'style'>>) => void;
  readonly hasStyles?: boolean;
};

const NO_STYLE = 'none';

/** How strong a bot is and, for those that can, what it likes. */
export const BotChoice = ({ seat, onChange, hasStyles = true }: Props): JSX.Element => {
  const { setup: texts } = device.text();
  const style = seat.style === null ? texts.noStyle : texts.styles[seat.style];
  return (
    <div class="bot-choice">
      <Picker
        label={texts.level}
        line={texts.levels[seat.level].line}
        value={seat.level}
        options={LEVELS.map((level) => [level, texts.levels[level].name])}
        onPick={(level) => onChange({ level })}
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
          onPick={(one) => onChange({ style: one === NO_STYLE ? null : one })}
        />
      )}
    </div>
  );
};
