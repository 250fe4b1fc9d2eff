import { Marker } from '@claim-it/board';
import type { Color } from '@claim-it/rules';
import { COLORS } from '@claim-it/rules';
import type { SetupText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { SeatForm } from '../../parts/seats/form.ts';

type Props = {
  readonly texts: SetupText;
  readonly seats: readonly SeatForm[];
  readonly seat: number;
  readonly onChoose: (color: Color) => void;
};

/** Five markers, told apart by color and symbol; one that somebody has is swapped. */
export const ColorChoice = ({ texts, seats, seat, onChoose }: Props): JSX.Element => {
  const { words, table } = text();
  const labelOf = (color: Color): string => {
    const name = `${words.colors[color]}, ${table.symbols[color]}`;
    const holder = seats.find((one, index) => index !== seat && one.color === color);
    return holder === undefined ? name : texts.swaps(name, holder.name);
  };
  return (
    <fieldset class="color-choice">
      <legend class="spoken-only">{texts.color}</legend>
      {COLORS.map((color) => (
        <label key={color} title={labelOf(color)}>
          <input
            type="radio"
            class="spoken-only"
            name={`color-${seat}`}
            checked={seats[seat]?.color === color}
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
