import { Marker } from '@claim-it/board';
import type { Color } from '@claim-it/rules';
import { COLORS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../../kit/text/texts.ts';

type Props = {
  readonly legend: string;
  readonly takenLabel: (color: string) => string;
  readonly free: readonly Color[];
  readonly value: Color;
  readonly onChoose: (color: Color) => void;
};

/** Five markers; those that somebody has cannot be chosen. */
export const ColorPicker = ({ legend, takenLabel, free, value, onChoose }: Props): JSX.Element => {
  const name = useId();
  const { words, table } = text();
  const labelOf = (color: Color): string => {
    const said = `${words.colors[color]}, ${table.symbols[color]}`;
    return free.includes(color) || color === value ? said : takenLabel(said);
  };
  return (
    <fieldset class="color-choice">
      <legend class="spoken-only">{legend}</legend>
      {COLORS.map((color) => (
        <label key={color} title={labelOf(color)}>
          <input
            type="radio"
            class="spoken-only"
            name={name}
            disabled={!free.includes(color) && color !== value}
            checked={color === value}
            onChange={() => onChoose(color)}
          />
          <span class="spoken-only">{labelOf(color)}</span>
          <span class="color-marker">
            <Marker color={color} size={38} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
