import { Marker } from '@claim-it/board';
import type { Color } from '@claim-it/rules';
import { COLORS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';

type Props = {
  readonly legend: string;
  readonly value: Color;
  /** Colors that others have. */
  readonly taken: readonly Color[];
  readonly sayTaken: (name: string, color: Color) => string;
  /** Whether a color that another has can be chosen all the same. */
  readonly canSwap?: boolean;
  readonly onChoose: (color: Color) => void;
};

/** Five markers, told apart by color and symbol. */
export const ColorPicker = (props: Props): JSX.Element => {
  const { legend, value, taken, sayTaken, canSwap = false, onChoose } = props;
  const id = useId();
  const { words, table } = text();
  const labelOf = (color: Color): string => {
    const name = `${words.colors[color]}, ${table.symbols[color]}`;
    return taken.includes(color) ? sayTaken(name, color) : name;
  };
  return (
    <fieldset class="color-choice">
      <legend class="spoken-only">{legend}</legend>
      {COLORS.map((color) => (
        <label key={color} title={labelOf(color)}>
          <input
            type="radio"
            class="spoken-only"
            name={id}
            disabled={!canSwap && taken.includes(color)}
            checked={color === value}
            onChange={() => onChoose(color)}
          />
          <span class="spoken-only">{labelOf(color)}</span>
          <span class="color-marker centered">
            <Marker color={color} size={38} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};
