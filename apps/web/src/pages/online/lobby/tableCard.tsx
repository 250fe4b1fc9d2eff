import type { TableCard } from '@claim-it/protocol';
import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { listed } from '../../../kit/text/listing.ts';

/** Whether the table waits for somebody at this device. */
export const isMyTurn = ({ turn, yours, status }: TableCard): boolean =>
  status === 'playing' && turn !== null && yours.includes(turn);

export const sayPace = ({ pace: say }: HouseText, { pace }: TableCard['header']): string => {
  if (pace.kind === 'none') return say.none;
  return pace.kind === 'live' ? say.live(pace.seconds) : say.slow(pace.hours);
};

const namesOn = ({ lobby, room }: HouseText, { chairs }: TableCard): readonly string[] =>
  chairs.flatMap(({ name, bot, isInvited, isKept }, chair) => {
    if (bot !== null) return [lobby.bot];
    if (name !== null) return [name];
    return isInvited || isKept ? [room.player(chair + 1)] : [];
  });

const freeOn = ({ chairs, status }: TableCard): number =>
  status === 'open'
    ? chairs.filter(({ isTaken, isInvited, isKept }) => !isTaken && !isInvited && !isKept).length
    : 0;

const stateOf = (texts: HouseText, card: TableCard): string => {
  const { lobby: say, room } = texts;
  if (card.status === 'finished') return say.over;
  const free = freeOn(card);
  if (card.status === 'open') return free > 0 ? say.free(free) : say.gathering;
  if (isMyTurn(card)) return say.yourTurn;
  const chair = card.turn === null ? undefined : card.chairs[card.turn];
  const name = chair?.name ?? (chair?.bot == null ? room.player((card.turn ?? 0) + 1) : say.bot);
  return say.turnOf(name);
};

type Props = { readonly card: TableCard; readonly texts: HouseText; readonly button: string };

/** A table in a list. */
export const CardLine = ({ card, texts, button }: Props): JSX.Element => {
  const { lobby: say } = texts;
  const names = namesOn(texts, card);
  const title = names.length === 0 ? say.nobody : listed(names);
  const isMine = isMyTurn(card);
  return (
    <li class={isMine ? 'is-mine' : ''}>
      <span class="card-line-words">
        <b>{title}</b>
        <small>
          {isMine ? <mark>{stateOf(texts, card)}</mark> : stateOf(texts, card)} ·{' '}
          {sayPace(texts, card.header)}
        </small>
      </span>
      <span class="chair-dots" aria-hidden="true">
        {card.chairs.map(({ name, bot }, chair) => {
          if (bot !== null) return <Icon key={chair} name="bot" />;
          return name === null ? <i key={chair} /> : <Icon key={chair} name="person" />;
        })}
      </span>
      <Link to={{ kind: 'table', id: card.table }} class="wood-button">
        {button}
        <span class="spoken-only">: {title}</span>
      </Link>
    </li>
  );
};
