import { memoDeep } from '@claim-it/board';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Icon } from '../../kit/controls/icon.tsx';
import { Lamp } from '../../kit/controls/lamp.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Card } from '../model/cards.ts';
import { cardsOf, pipsOf } from '../model/cards.ts';
import type { TableModel } from '../state/tableModel.ts';
import { sayAway, useTimeSince } from './awayTime.ts';
import { CardPicture } from './cardPicture.tsx';
import './cards.css';

/** Everything a card shows, for those who listen. */
const sayCard = (card: Card, awayFor: number | null): string => {
  const { table: say, happened } = text();
  const { sitter, standing, needed, pending } = card;
  const { name, color } = sitter;
  const told = say.live.status({
    name,
    color,
    mine: standing.group,
    claims: standing.claims,
    needed,
    spaces: standing.spaces,
  });
  // Players of puzzles have a color only: the sentence then begins with it.
  const status = told.replace(/^, /, '');
  const flags = [
    sitter.kind === 'bot' && `${say.cards.bot}, ${happened.levels[sitter.level]}.`,
    card.isYou && say.cards.you,
    awayFor !== null && sayAway(say.cards, awayFor),
    card.standIn !== null && say.cards.standIn(card.standIn),
    card.isOnTurn && say.cards.onTurn,
    pending > 0 && say.cards.pending(pending),
    card.isLeader && say.cards.leads,
    card.isCaller && say.cards.lastRound,
    card.isGone && say.cards.gone,
    card.gain > 0 && happened.gained(card.gain),
    card.gain < 0 && happened.lost(-card.gain),
  ].filter((flag) => flag !== false);
  return [status, ...flags].join(' ');
};

const tagOf = ({ cards: say }: TableText, card: Card, awayFor: number | null): string | null => {
  if (card.isGone) return say.gone;
  if (card.standIn !== null) return say.standIn(card.standIn);
  // In a lesson or a puzzle everybody goes by their color.
  if (card.sitter.kind === 'bot')
    return card.sitter.name === '' ? null : text().happened.levels[card.sitter.level];
  if (awayFor !== null) return sayAway(say, awayFor);
  return card.isYou ? say.you : null;
};

const Stats = ({ card }: { readonly card: Card }): JSX.Element => {
  const { cards: say } = text().table;
  const { standing, needed } = card;
  return (
    <div class="card-stats">
      <div>
        <b>{standing.group}</b>
        <Icon name="mine" />
        <span>{say.mine}</span>
      </div>
      <div class="card-claims">
        <b>
          {standing.claims}
          {standing.claims <= needed && <small>/{needed}</small>}
        </b>
        <span>{say.claims}</span>
      </div>
      <div class="card-spaces">
        <b>{standing.spaces}</b>
        <span>{say.spaces}</span>
      </div>
    </div>
  );
};

const PlayerCard = memoDeep(({ card }: { readonly card: Card }): JSX.Element => {
  const say = text().table;
  const { sitter } = card;
  const { presence } = card;
  const awayFor = useTimeSince(presence?.kind === 'away' ? presence.since : null);
  const tag = tagOf(say, card, awayFor);
  const look = [
    card.isOnTurn && 'active',
    card.isGone && 'is-gone',
    card.isLeader && 'is-leader',
    card.isYou && 'is-you',
    card.isWinner && 'is-winner',
    awayFor !== null && 'is-away',
  ].filter((one) => one !== false);
  return (
    <li class={`card well ${look.join(' ')}`} data-color={sitter.color} data-seat={card.seat}>
      <span class="spoken-only">{sayCard(card, awayFor)}</span>
      <div class="card-face" aria-hidden="true">
        <CardPicture sitter={sitter} />
        <p class="card-name">
          <b>{sitter.name || text().words.colors[sitter.color]}</b>
          {tag !== null && <small>{tag}</small>}
          {card.gain !== 0 && (
            <span class={card.gain > 0 ? 'pill is-more' : 'pill is-less'}>
              {card.gain > 0 ? `+${card.gain}` : `−${-card.gain}`}
            </span>
          )}
          {presence !== null && <Lamp state={presence.kind} />}
        </p>
        <Stats card={card} />
        <div class="card-pips">
          {pipsOf(card).map((pip, index) => (
            <i key={index} class={`card-pip is-${pip}`} />
          ))}
        </div>
        {card.isCaller && (
          <span class="pennant">
            <Icon name="flag" />
            <span>{say.cards.lastRound}</span>
          </span>
        )}
      </div>
    </li>
  );
});

export const PlayerCards = ({ table }: { readonly table: TableModel }): JSX.Element => {
  const { match, game, changes } = table;
  const cards = cardsOf(game.value, match.setup, match.company?.value, changes.news.value);
  return (
    <ul class="players" data-seats={cards.length} aria-label={text().table.cards.heading}>
      {cards.map((card) => (
        <PlayerCard key={card.seat} card={card} />
      ))}
    </ul>
  );
};
