import { Marker } from '@claim-it/board';
import type { Color, Variant } from '@claim-it/rules';
import { COLORS, MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import type { PositionDraft } from '../position/draft.ts';
import { draftOf } from '../position/draft.ts';
import {
  addSeat,
  recolor,
  removeSeat,
  seatEarlier,
  withDeparture,
  withLeft,
} from '../position/edits.ts';
import type { AnalysisProps } from '../state/analysisState.ts';

type DraftProps = AnalysisProps & { readonly draft: PositionDraft };
type SeatProps = DraftProps & { readonly color: Color };

type ChangeProps = SeatProps & {
  readonly kind: 'earlier' | 'remove';
  readonly isOff: boolean;
  /** The row whose button gets the focus: the pressed one may go or mean another seat. */
  readonly next: number;
  readonly edit: (draft: PositionDraft, color: Color) => PositionDraft;
};

const ChangeButton = (props: ChangeProps): JSX.Element => {
  const { state, color, kind, isOff, next, edit } = props;
  return (
    <button
      type="button"
      class="small-round centered"
      data-change={kind}
      aria-disabled={isOff}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        const row = currentTarget.closest('ol')?.children[next];
        row?.querySelector<HTMLElement>(`[data-change=${kind}]`)?.focus();
        state.editor.change((before) => edit(before, color));
      }}
    >
      <Icon name={kind === 'earlier' ? 'up' : 'close'} />
      <span class="spoken-only">{analysis.text().seats[kind](text().words.colors[color])}</span>
    </button>
  );
};

const colorOptions = (): readonly (readonly [Color, string])[] =>
  COLORS.map((one) => [one, text().words.colors[one]]);

const SeatRow = (props: SeatProps): JSX.Element => {
  const { state, draft, color } = props;
  const { seats: say } = analysis.text();
  const { change, game } = state.editor;
  const name = <span class="spoken-only">{text().words.colors[color]} </span>;
  const seat = draft.colors.indexOf(color);
  const last = draft.colors.length - 1;
  return (
    <li class="seat-row" data-color={color}>
      <Marker color={color} size={34} />
      <Select
        label={say.color(seat + 1)}
        value={color}
        options={colorOptions()}
        onPick={(to) => change((before) => recolor(before, color, to))}
      />
      <ChangeButton
        {...props}
        kind="earlier"
        isOff={seat === 0}
        next={seat - 1}
        edit={seatEarlier}
      />
      <ChangeButton
        {...props}
        kind="remove"
        isOff={last < MIN_SEATS}
        next={Math.min(seat, last - 1)}
        edit={removeSeat}
      />
      <label class="seat-check one-row">
        <input
          type="radio"
          name="mover"
          checked={draft.mover === color}
          onChange={() => change((before) => ({ ...before, mover: color }))}
        />
        {name}
        {say.onTurn}
      </label>
      <label class="seat-check one-row">
        <input
          type="checkbox"
          checked={draft.departed.includes(color)}
          onChange={({ currentTarget }) => {
            change((before) => withDeparture(before, color, currentTarget.checked));
            // A refusal changes nothing, this box included.
            currentTarget.checked = draftOf(game.peek()).departed.includes(color);
          }}
        />
        {name}
        {say.hasLeft}
      </label>
    </li>
  );
};

const VARIANTS: readonly Variant[] = ['standard', 'reuse'];

const Agreements = ({ state, draft }: DraftProps): JSX.Element => {
  const { seats: say } = analysis.text();
  const { change } = state.editor;
  const id = useId();
  return (
    <div class="agreements">
      <label for={`${id}-left`}>{text().table.cards.lastRound}</label>
      <Select
        id={`${id}-left`}
        value={draft.left === null ? '' : String(draft.left)}
        options={[
          ['', say.notCalled],
          ...draft.colors.map((_, at) => [String(at + 1), say.turnsLeft(at + 1)] as const),
          ['0', text().table.banner.over],
        ]}
        onPick={(left) => change((before) => withLeft(before, left === '' ? null : Number(left)))}
      />
      <label for={`${id}-rules`}>{text().table.menu.rules}</label>
      <Select
        id={`${id}-rules`}
        value={draft.variant}
        options={VARIANTS.map((variant) => [variant, text().words.variants[variant]])}
        onPick={(variant) => change((before) => ({ ...before, variant }))}
      />
    </div>
  );
};

/** Who plays in which order, who is on turn or gone, and by which rules. */
export const Seats = (props: AnalysisProps): JSX.Element => {
  const { seats: say } = analysis.text();
  const { heading } = text().table.cards;
  const draft = draftOf(props.state.editor.game.value);
  return (
    <section class="seats-tray wood-field well" aria-label={heading}>
      <h2>{heading}</h2>
      <ol>
        {draft.colors.map((color, seat) => (
          <SeatRow key={seat} {...props} draft={draft} color={color} />
        ))}
      </ol>
      <button
        type="button"
        class="tray-button"
        aria-disabled={draft.colors.length >= MAX_SEATS}
        onClick={() => props.state.editor.change(addSeat)}
      >
        <Icon name="plus" /> {say.add}
      </button>
      <Agreements {...props} draft={draft} />
    </section>
  );
};
