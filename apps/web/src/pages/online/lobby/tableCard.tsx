import { isMyTurn } from '@claim-it/client/running';
import type { TableCard } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { WoodLink } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { listed } from '../../../kit/text/listing.ts';

export const sayPace = ({ pace }: TableCard['header']): string => {
  const { pace: say, open } = online.text();
  if (pace.kind === 'none') return open.none.name;
  return pace.kind === 'live' ? say.live(pace.seconds) : say.slow(pace.hours);
};

const namesOn = ({ chairs }: TableCard): readonly string[] => {
  const { lobby, room } = online.text();
  return chairs.flatMap(({ name, bot, isInvited, isKept }, chair) => {
    if (bot !== null) return [lobby.bot];
    if (name !== null) return [name];
    return isInvited || isKept ? [room.player(chair + 1)] : [];
  });
};

const freeOn = ({ chairs, status }: TableCard): number =>
  status === 'open'
    ? chairs.filter(({ isTaken, isInvited, isKept }) => !isTaken && !isInvited && !isKept).length
    : 0;

const stateOf = (card: TableCard): string => {
  const { lobby: say, room } = online.text();
  if (card.status === 'finished') return say.over;
  const free = freeOn(card);
  if (card.status === 'open') return free > 0 ? say.free(free) : say.gathering;
  if (isMyTurn(card)) return say.yourTurn;
  const chair = card.turn === null ? undefined : card.chairs[card.turn];
  const name = chair?.name ?? (chair?.bot == null ? room.player((card.turn ?? 0) + 1) : say.bot);
  return say.turnOf(name);
};

type Props = { readonly card: TableCard; readonly button: string };

/** A table in a list. */
export const CardLine = ({ card, button }: Props): JSX.Element => {
  const names = namesOn(card);
  const title = names.length === 0 ? online.text().lobby.nobody : listed(names);
  const isMine = isMyTurn(card);
  return (
    <li class={isMine ? 'is-mine' : ''}>
      <span class="card-line-words">
        <b>{title}</b>
        <small>
          {isMine ? <mark>{stateOf(card)}</mark> : stateOf(card)} · {sayPace(card.header)}
        </small>
      </span>
      <span class="chair-dots one-row" aria-hidden="true">
        {card.chairs.map(({ name, bot }, chair) => {
          if (bot !== null) return <Icon key={chair} name="bot" />;
          return name === null ? <i key={chair} /> : <Icon key={chair} name="person" />;
        })}
      </span>
      <WoodLink to={{ kind: 'table', id: card.table }}>
        {button}
        <span class="spoken-only">: {title}</span>
      </WoodLink>
    </li>
  );
};
