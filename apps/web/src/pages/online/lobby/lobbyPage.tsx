import './lobby.css';
import { readLobby } from '@claim-it/client/online';
import { tellRunning } from '@claim-it/client/running';
import type { Lobby, TableCard } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateLink, WoodLink } from '../../../kit/controls/buttons.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { Gate } from '../../../parts/online/gate.tsx';
import { Polled } from '../shared/polled.tsx';
import { CardLine } from './tableCard.tsx';

const EVERY_MS = 4000;

type ListProps = {
  readonly title: string;
  readonly none: string;
  readonly cards: readonly TableCard[];
  readonly button: (card: TableCard) => string;
};

const List = ({ title, none, cards, button }: ListProps): JSX.Element => (
  <section class="sheet lobby-sheet">
    <h2>{title}</h2>
    {cards.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul class="card-lines">
        {cards.map((card) => (
          <CardLine key={card.table} card={card} button={button(card)} />
        ))}
      </ul>
    )}
  </section>
);

const Lists = ({ mine, open, playing }: Lobby): JSX.Element => {
  const { lobby: say, room } = online.text();
  useEffect(() => tellRunning(mine), [mine]);
  const ownButton = ({ status }: TableCard): string =>
    status === 'finished' ? say.watch : say.goOn;
  return (
    <div class="lobby-lists">
      <List title={say.yours} none={say.noYours} cards={mine} button={ownButton} />
      <List
        title={text().pages.home.tables}
        none={say.noOpen}
        cards={open}
        button={() => room.sit}
      />
      <List title={say.playing} none={say.noPlaying} cards={playing} button={() => say.watch} />
    </div>
  );
};

const Tables = (): JSX.Element => {
  const { lobby: say } = online.text();
  return (
    <>
      <p class="button-row">
        <PlateLink to={{ kind: 'open' }}>{say.openOne}</PlateLink>
        <WoodLink to={{ kind: 'me' }}>{text().pages.names.me}</WoodLink>
        <WoodLink to={{ kind: 'dice' }}>{text().pages.names.dice}</WoodLink>
        <WoodLink to={{ kind: 'privacy' }}>{text().pages.names.privacy}</WoodLink>
      </p>
      <Polled ask={readLobby} everyMs={EVERY_MS}>
        {(lobby) => <Lists {...lobby} />}
      </Polled>
    </>
  );
};

/** Tables that look for players, tables to watch, and one's own. */
export const LobbyPage = (): JSX.Element => (
  <PageFrame title={text().pages.names.lobby} kind="house-lobby">
    <p class="lead">{online.text().lobby.lead}</p>
    <Gate>{() => <Tables />}</Gate>
  </PageFrame>
);
