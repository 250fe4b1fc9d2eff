import './lobby.css';
import { readLobby } from '@claim-it/client/online';
import type { Lobby, TableCard } from '@claim-it/protocol';
import type { HouseText } from '@claim-it/text';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { text } from '../../../kit/text/texts.ts';
import { Gate } from '../../../parts/online/gate.tsx';
import { Polled } from '../shared/polled.tsx';
import { markTurn } from '../shared/turnMark.ts';
import { CardLine, isMyTurn } from './tableCard.tsx';

const EVERY_MS = 4000;

type ListProps = {
  readonly title: string;
  readonly none: string;
  readonly cards: readonly TableCard[];
  readonly texts: HouseText;
  readonly button: (card: TableCard) => string;
  readonly children?: ComponentChildren;
};

const List = ({ title, none, cards, texts, button, children }: ListProps): JSX.Element => (
  <section class="sheet lobby-sheet">
    <h2>{title}</h2>
    {cards.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul class="card-lines">
        {cards.map((card) => (
          <CardLine key={card.table} card={card} texts={texts} button={button(card)} />
        ))}
      </ul>
    )}
    {children}
  </section>
);

const Lists = ({ texts, lobby }: { readonly texts: HouseText; readonly lobby: Lobby }) => {
  const { lobby: say } = texts;
  const waiting = lobby.mine.filter(isMyTurn).length;
  useEffect(() => markTurn(waiting > 0), [waiting]);
  return (
    <div class="lobby-lists">
      <List
        title={say.yours}
        none={say.noYours}
        cards={lobby.mine}
        texts={texts}
        button={({ status }) => (status === 'finished' ? say.watch : say.goOn)}
      />
      <List
        title={say.open}
        none={say.noOpen}
        cards={lobby.open}
        texts={texts}
        button={() => say.sit}
      />
      <List
        title={say.playing}
        none={say.noPlaying}
        cards={lobby.playing}
        texts={texts}
        button={() => say.watch}
      />
    </div>
  );
};

/** Tables that look for players, tables to watch, and one's own. */
export const LobbyPage = ({ texts }: { readonly texts: HouseText }): JSX.Element => (
  <PageFrame title={text().pages.names.lobby} kind="house-lobby">
    <p class="lead">{texts.lobby.lead}</p>
    <Gate texts={texts}>
      {() => (
        <>
          <p class="button-row">
            <Link to={{ kind: 'open' }} class="plate">
              {texts.lobby.openOne}
            </Link>
            <Link to={{ kind: 'me' }} class="wood-button">
              {texts.lobby.me}
            </Link>
            <Link to={{ kind: 'dice' }} class="wood-button">
              {texts.lobby.dice}
            </Link>
          </p>
          <Polled texts={texts} ask={readLobby} everyMs={EVERY_MS}>
            {(lobby) => <Lists texts={texts} lobby={lobby} />}
          </Polled>
        </>
      )}
    </Gate>
  </PageFrame>
);
