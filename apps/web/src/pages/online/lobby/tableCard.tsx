import { Marker } from '@claim-it/board';
import { namesOnCard, putAway } from '@claim-it/client/online';
import { isMyTurn } from '@claim-it/client/running';
import type { Chair } from '@claim-it/fairness';
import type { CardChair, TableCard } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Lamp } from '../../../kit/controls/lamp.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { dated, listed } from '../../../kit/text/listing.ts';
import { text } from '../../../kit/text/texts.ts';
import { arrival } from '../../../parts/online/arrival.ts';
import { sayPace } from '../shared/pace.ts';

const namesOn = (card: TableCard): readonly string[] =>
  namesOnCard(card, (chair) => online.text().room.player(chair + 1));

const isEmpty = ({ isTaken, isInvited, isKept }: CardChair): boolean =>
  !isTaken && !isInvited && !isKept;

const freeOn = ({ chairs, status }: TableCard): number =>
  status === 'open' ? chairs.filter(isEmpty).length : 0;

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** How long the one on turn still has, where that is more than a moment. */
const sayLeft = ({ deadline, header }: TableCard, now: number): string | null => {
  const { lobby: say } = online.text();
  if (deadline === null || header.pace.kind !== 'slow') return null;
  const left = Math.max(0, deadline - now);
  return left >= HOUR
    ? say.hoursLeft(Math.floor(left / HOUR))
    : say.minutesLeft(Math.ceil(left / MINUTE));
};

const stateOf = (card: TableCard): string => {
  const { lobby: say } = online.text();
  const names = namesOn(card);
  const namesAt = (chairs: readonly Chair[]): string =>
    listed(chairs.map((chair) => names[chair] ?? ''));
  if (card.status === 'finished')
    return card.winners.length === 0
      ? say.over
      : say.won(namesAt(card.winners), card.winners.length);
  const free = freeOn(card);
  if (card.status === 'open') return free > 0 ? say.free(free) : say.gathering;
  if (isMyTurn(card)) return say.yourTurn;
  return say.turnOf(card.turn === null ? '' : namesAt([card.turn]));
};

/** Time, rules and day of a table, where there is something to say. */
const factsOf = (card: TableCard, now: number): readonly string[] => {
  const { variant } = card.header;
  const time =
    card.status === 'finished'
      ? dated(card.changedAt)
      : (sayLeft(card, now) ?? sayPace(card.header));
  return [time, ...(variant === 'standard' ? [] : [text().words.variants[variant]])];
};

const Player = ({ chair, name }: { chair: CardChair; name: string }): JSX.Element => {
  const { room: say } = online.text();
  return (
    <li class="one-row">
      {chair.bot === null ? <Lamp state={chair.isHere ? 'here' : 'away'} /> : <Icon name="bot" />}
      <span>{name}</span>
      <span class="spoken-only">
        {chair.bot === null ? (chair.isHere ? say.here : say.awayFor(0)) : online.text().lobby.bot}
      </span>
    </li>
  );
};

/** The players who are not at this device; without others, all players. */
const shownOn = ({ chairs, yours }: TableCard): readonly number[] => {
  const taken = [...chairs.keys()].filter((at) => chairs[at]?.isTaken === true);
  const others = taken.filter((at) => !yours.some((own) => own === at));
  return others.length === 0 ? taken : others;
};

const Players = ({ card }: { readonly card: TableCard }): JSX.Element => {
  const names = namesOn(card);
  return (
    <ul class="card-players">
      {shownOn(card).map((at) => {
        const chair = card.chairs[at];
        return chair === undefined ? null : (
          <Player key={at} chair={chair} name={names[at] ?? ''} />
        );
      })}
    </ul>
  );
};

/** What a screen reader calls a table: those who sit there. */
const titleOf = (card: TableCard): string => {
  const names = namesOn(card).filter((_, chair) => card.chairs[chair]?.isTaken === true);
  return names.length === 0 ? online.text().lobby.nobody : listed(names);
};

/** The chairs of a table: a marker for each that is taken, a ring for each that is free. */
const ChairDots = ({ card, size }: { readonly card: TableCard; readonly size: number }) => (
  <span class="chair-dots" aria-hidden="true">
    {card.chairs.map((chair, at) =>
      isEmpty(chair) ? (
        <i key={at} />
      ) : (
        <Marker key={at} color={chair.color ?? COLORS[at] ?? 'green'} size={size} bare />
      ),
    )}
  </span>
);

type SlipProps = {
  readonly card: TableCard;
  /** Its table is no longer open. */
  readonly isGone?: boolean;
};

/** A table that looks for players, as a slip on the board: one press, and one sits there. */
export const Slip = ({ card, isGone = false }: SlipProps): JSX.Element => {
  const { room: say, places } = online.text();
  return (
    <li class={`sheet pinned slip ${isGone ? 'is-gone' : ''}`} data-table={card.table}>
      <Players card={card} />
      <p class="slip-facts one-row">
        <Icon name="clock" /> {[sayPace(card.header), ...factsOf(card, 0).slice(1)].join(' · ')}
      </p>
      <p class="slip-chairs">
        <ChairDots card={card} size={24} /> <small>{stateOf(card)}</small>
      </p>
      {isGone ? (
        <p>{places.lobby.gone}</p>
      ) : (
        <Link
          to={{ kind: 'table', id: card.table }}
          class="wood-button"
          before={() => {
            arrival.value = { table: card.table, search: null };
          }}
        >
          {say.sit}
          <span class="spoken-only">: {titleOf(card)}</span>
        </Link>
      )}
    </li>
  );
};

type LineProps = {
  readonly card: TableCard;
  readonly button: string;
  readonly now: number;
  readonly onPutAway?: () => void;
};

/** A table in a list. */
export const CardLine = ({ card, button, now, onPutAway }: LineProps): JSX.Element => {
  const { lobby: say } = online.text();
  const title = titleOf(card);
  const isMine = isMyTurn(card);
  return (
    <li class={isMine ? 'is-mine' : ''}>
      <div class="card-line-words">
        <Players card={card} />
        <small>
          {isMine ? <mark>{stateOf(card)}</mark> : stateOf(card)} · {factsOf(card, now).join(' · ')}
        </small>
      </div>
      <ChairDots card={card} size={22} />
      <div class="card-line-buttons">
        <Link to={{ kind: 'table', id: card.table }} class={isMine ? 'plate' : 'wood-button'}>
          {isMine ? text().turns.roll : button}
          <span class="spoken-only">: {title}</span>
        </Link>
        {onPutAway !== undefined && card.status !== 'playing' && (
          <Button
            class="text-button"
            label={say.putAway}
            aria-description={title}
            onClick={() => void putAway(card.table).then(onPutAway)}
          />
        )}
      </div>
    </li>
  );
};
