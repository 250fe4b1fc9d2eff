import './lobby.css';
import { readLobby } from '@claim-it/client/online';
import { tellRunning } from '@claim-it/client/running';
import type { Lobby, TableCard } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { WoodLink } from '../../../kit/controls/buttons.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { Gate } from '../../../parts/online/gate.tsx';
import { Polled } from '../shared/polled.tsx';
import { PlayNow } from './playNow.tsx';
import { CardLine, Slip } from './tableCard.tsx';

const EVERY_MS = 4000;

/** Slips stay where they are while somebody reaches for one: new ones are added at the end. */
const useSteady = (cards: readonly TableCard[]): readonly TableCard[] => {
  const order = useRef<readonly string[]>([]);
  const known = order.current.filter((id) => cards.some(({ table }) => table === id));
  const fresh = cards.flatMap(({ table }) => (known.includes(table) ? [] : [table]));
  order.current = [...known, ...fresh];
  return order.current.flatMap((id) => cards.find(({ table }) => table === id) ?? []);
};

const EmptyBoard = (): JSX.Element => {
  const { lobby: say } = online.text();
  return (
    <div class="sheet empty-board">
      <h3>{say.empty}</h3>
      <p>{say.emptyLine}</p>
      <p class="button-row">
        <WoodLink to={{ kind: 'open' }}>{say.openOne}</WoodLink>
        <WoodLink to={{ kind: 'setup' }}>{say.meanwhile}</WoodLink>
      </p>
    </div>
  );
};

/** The notice board: tables whose opener is here. */
const NoticeBoard = ({ cards }: { readonly cards: readonly TableCard[] }): JSX.Element => {
  const slips = useSteady(cards);
  return (
    <section class="notice-board">
      <h2>{online.text().lobby.board}</h2>
      {slips.length === 0 ? (
        <EmptyBoard />
      ) : (
        <ul class="slips">
          {slips.map((card) => (
            <Slip key={card.table} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
};

const OwnTables = ({ mine, now }: Pick<Lobby, 'mine' | 'now'>): JSX.Element => {
  const { lobby: say } = online.text();
  const gone = useSignal<ReadonlySet<string>>(new Set());
  const shown = mine.filter(({ table }) => !gone.value.has(table));
  const ownButton = ({ status }: TableCard): string =>
    status === 'finished' ? say.review : say.goOn;
  return (
    <section class="sheet lobby-sheet">
      <h2>{say.yours}</h2>
      {shown.length === 0 && <p>{say.noYours}</p>}
      <ul class="card-lines">
        {shown.map((card) => (
          <CardLine
            key={card.table}
            card={card}
            now={now}
            button={ownButton(card)}
            onPutAway={() => {
              gone.value = new Set([...gone.peek(), card.table]);
            }}
          />
        ))}
      </ul>
    </section>
  );
};

const Lists = ({ mine, open, playing, people, now }: Lobby): JSX.Element => {
  const { lobby: say } = online.text();
  useEffect(() => tellRunning(mine), [mine]);
  return (
    <>
      <p class="lobby-people">{say.people(people)}</p>
      <div class="lobby-lists">
        <div class="lobby-own">
          <PlayNow />
          <OwnTables mine={mine} now={now} />
          <p class="button-row">
            <WoodLink to={{ kind: 'open' }}>{say.openOne}</WoodLink>
            <WoodLink to={{ kind: 'me' }}>{text().pages.names.me}</WoodLink>
            <WoodLink to={{ kind: 'dice' }}>{text().pages.names.dice}</WoodLink>
            <WoodLink to={{ kind: 'privacy' }}>{text().pages.names.privacy}</WoodLink>
          </p>
        </div>
        <div class="lobby-public">
          <NoticeBoard cards={open} />
          <section class="sheet lobby-sheet">
            <h2>{say.playing}</h2>
            {playing.length === 0 && <p>{say.noPlaying}</p>}
            <ul class="card-lines">
              {playing.map((card) => (
                <CardLine key={card.table} card={card} now={now} button={say.watch} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
};

const Tables = (): JSX.Element => (
  <Polled ask={readLobby} everyMs={EVERY_MS}>
    {(lobby) => <Lists {...lobby} />}
  </Polled>
);

/** Tables that look for players, tables to watch, and one's own. */
export const LobbyPage = (): JSX.Element => (
  <PageFrame title={text().pages.names.lobby} kind="house-lobby">
    <Gate>{() => <Tables />}</Gate>
  </PageFrame>
);
