import { Marker } from '@claim-it/board';
import { ownName } from '@claim-it/client/local';
import { MAX_SEATS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Portrait } from '../../kit/bots/portrait.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { bots, device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import type { SeatForm } from '../../parts/seats/form.ts';
import { nameTwice } from '../../parts/seats/form.ts';
import { SeatTable } from '../../parts/seats/seatTable.tsx';
import type { SetupState } from './useSetup.ts';

const Line = ({ seat }: { readonly seat: SeatForm }): JSX.Element => {
  const { kind, name, level, color } = seat;
  if (kind === 'person')
    return <small>{name === ownName() ? bots.text().you : device.text().setup.person}</small>;
  return (
    <small>
      <Marker color={color} size={18} bare={true} />
      <span>
        {text().bots[level].level}
        <span class="plate-bot">, {text().table.cards.bot}</span>
      </span>
    </small>
  );
};

type PlateProps = {
  readonly seat: SeatForm;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isTwice: boolean;
  readonly onChoose: () => void;
};

/** The name plate of a chair; the chosen one is of brass. */
const Plate = ({ seat, index, isChosen, isTwice, onChoose }: PlateProps): JSX.Element => {
  const { words } = text();
  const chair = bots.text().chair(index + 1);
  return (
    <li data-place={index}>
      <button
        type="button"
        class={`name-plate ${isChosen ? 'plate' : ''} ${isTwice ? 'is-twice' : ''}`}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {seat.kind === 'bot' ? (
          <Portrait level={seat.level} size={50} />
        ) : (
          <Marker color={seat.color} size={46} />
        )}
        <span class="name-plate-words">
          <span class="spoken-only">{chair}, </span>
          <b>{seat.name || chair}</b>
          <span class="spoken-only">, </span>
          <Line seat={seat} />
          <span class="spoken-only">, {words.colors[seat.color]}</span>
        </span>
      </button>
    </li>
  );
};

/** The table from above: a chair for everybody, and one more to be added. */
export const Chairs = ({ setup }: { readonly setup: SetupState }): JSX.Element => {
  const { seats } = setup.form.value;
  const say = bots.text();
  const twice = nameTwice(setup.form.value);
  const free = Array.from({ length: MAX_SEATS - seats.length }, () => null);
  return (
    <SeatTable sitters={[...seats.map(({ color }) => color), ...free]}>
      <ol aria-label={say.chairs}>
        {seats.map((seat, index) => (
          <Plate
            key={index}
            seat={seat}
            index={index}
            isChosen={setup.chosen.value === index}
            isTwice={twice?.seat === index}
            onChoose={() => {
              setup.chosen.value = index;
            }}
          />
        ))}
        {seats.length < MAX_SEATS && (
          <li data-place={seats.length}>
            <button type="button" class="add-chair" onClick={setup.add}>
              <Icon name="plus" /> <span>{say.add}</span>
            </button>
          </li>
        )}
      </ol>
    </SeatTable>
  );
};
