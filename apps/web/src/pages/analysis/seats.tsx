import { Marker } from '@claim-it/board';
import type { Color, Variant } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './draft.ts';
import {
  addSeat,
  recolor,
  removeSeat,
  seatEarlier,
  withDeparture,
  withLeft,
  withMover,
  withVariant,
} from './seating.ts';
import './seats.css';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };
type SeatProps = Props & { readonly draft: Draft; readonly color: Color };

const ColorSelect = ({ desk, texts, draft, color }: SeatProps): JSX.Element => {
  const { words } = text();
  return (
    <select
      aria-label={texts.seats.color(draft.colors.indexOf(color) + 1)}
      value={color}
      onChange={({ currentTarget }) => {
        const to = COLORS.find((one) => one === currentTarget.value) ?? color;
        desk.bench.change((before) => recolor(before, color, to));
      }}
    >
      {COLORS.map((one) => (
        <option key={one} value={one} selected={one === color}>
          {words.colors[one]}
        </option>
      ))}
    </select>
  );
};

type Deed = 'earlier' | 'remove';

/** The button of a row that is still there afterwards: what was pressed may go or mean somebody else. */
const focusDeed = (pressed: HTMLElement, row: number, deed: Deed): void => {
  const rows = pressed.closest('ol')?.children ?? [];
  rows[row]?.querySelector<HTMLElement>(`[data-deed=${deed}]`)?.focus();
};

const SeatButtons = ({ desk, texts, draft, color }: SeatProps): JSX.Element => {
  const { seats: say } = texts;
  const name = text().words.colors[color];
  const { change } = desk.bench;
  const { length } = draft.colors;
  const seat = draft.colors.indexOf(color);
  return (
    <>
      <button
        type="button"
        class="small-round"
        data-deed="earlier"
        aria-disabled={seat === 0}
        onClick={({ currentTarget }) => {
          focusDeed(currentTarget, Math.max(0, seat - 1), 'earlier');
          change((before) => seatEarlier(before, color));
        }}
      >
        <Icon name="up" />
        <span class="spoken-only">{say.earlier(name)}</span>
      </button>
      <button
        type="button"
        class="small-round"
        data-deed="remove"
        aria-disabled={length <= MIN_SEATS}
        onClick={({ currentTarget }) => {
          if (length <= MIN_SEATS) return;
          focusDeed(currentTarget, Math.min(seat, length - 2), 'remove');
          change((before) => removeSeat(before, color));
        }}
      >
        <Icon name="close" />
        <span class="spoken-only">{say.remove(name)}</span>
      </button>
    </>
  );
};

const SeatRow = (props: SeatProps): JSX.Element => {
  const { desk, texts, draft, color } = props;
  const { seats: say } = texts;
  const name = text().words.colors[color];
  const { change } = desk.bench;
  const hasLeft = draft.departed.includes(color);
  return (
    <li class="seat-row" data-color={color}>
      <Marker color={color} size={34} />
      <ColorSelect {...props} />
      <SeatButtons {...props} />
      <label class="seat-check">
        <input
          type="radio"
          name="mover"
          checked={draft.mover === color}
          onChange={() => change((before) => withMover(before, color))}
        />
        <span class="spoken-only">{name} </span>
        {say.onTurn}
      </label>
      <label class="seat-check">
        <input
          type="checkbox"
          checked={hasLeft}
          onChange={({ currentTarget }) => {
            change((before) => withDeparture(before, color, currentTarget.checked));
            // A refusal leaves everything as it was, this box too.
            currentTarget.checked = draftOf(desk.bench.game.peek()).departed.includes(color);
          }}
        />
        <span class="spoken-only">{name} </span>
        {say.hasLeft}
      </label>
    </li>
  );
};

const VARIANTS: readonly Variant[] = ['standard', 'reuse'];

const Agreements = ({ desk, texts, draft }: Props & { readonly draft: Draft }): JSX.Element => {
  const { seats: say } = texts;
  const { words } = text();
  const id = useId();
  const turns = draft.colors.map((_, at) => at + 1);
  return (
    <div class="agreements">
      <label for={`${id}-left`}>{say.lastRound}</label>
      <select
        id={`${id}-left`}
        value={draft.left === null ? '' : String(draft.left)}
        onChange={({ currentTarget: { value } }) =>
          desk.bench.change((before) => withLeft(before, value === '' ? null : Number(value)))
        }
      >
        <option value="">{say.notCalled}</option>
        {turns.map((left) => (
          <option key={left} value={String(left)}>
            {say.turnsLeft(left)}
          </option>
        ))}
        <option value="0">{say.over}</option>
      </select>
      <label for={`${id}-rules`}>{say.rules}</label>
      <select
        id={`${id}-rules`}
        value={draft.variant}
        onChange={({ currentTarget: { value } }) => {
          const variant = VARIANTS.find((one) => one === value) ?? 'standard';
          desk.bench.change((before) => withVariant(before, variant));
        }}
      >
        {VARIANTS.map((variant) => (
          <option key={variant} value={variant}>
            {words.variants[variant]}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Who plays in which order, who is on turn or gone, and by which rules. */
export const Seats = ({ desk, texts }: Props): JSX.Element => {
  const { seats: say } = texts;
  const draft = draftOf(desk.bench.game.value);
  return (
    <section class="seats-tray well" aria-label={say.title}>
      <h2>{say.title}</h2>
      <ol>
        {draft.colors.map((color, seat) => (
          <SeatRow key={seat} {...{ desk, texts, draft, color }} />
        ))}
      </ol>
      <button
        type="button"
        class="tray-button"
        aria-disabled={draft.colors.length >= MAX_SEATS}
        onClick={() => desk.bench.change(addSeat)}
      >
        <Icon name="plus" /> {say.add}
      </button>
      <Agreements {...{ desk, texts, draft }} />
    </section>
  );
};
