import './lobby.css';
import { readLobby } from '@claim-it/client/online';
import { isMyTurn, tellRunning } from '@claim-it/client/running';
import type { Lobby, TableCard } from '@claim-it/protocol';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { TellSwitch } from '../../../parts/notices/tellSwitch.tsx';
import { Gate } from '../../../parts/online/gate.tsx';
import { Polled } from '../shared/polled.tsx';
import { NoticeBoard } from './noticeBoard.tsx';
import { PlayNow } from './playNow.tsx';
import { CardLine } from './tableCard.tsx';

const EVERY_MS = 4000;
/** The number of own tables shown at first; those that wait come first. */
const MOST_AT_ONCE = 3;

const OwnTables = ({ mine, now }: Pick<Lobby, 'mine' | 'now'>): JSX.Element => {
  const { lobby: say, places } = online.text();
  const gone = useSignal<ReadonlySet<string>>(new Set());
  const shown = mine.filter(({ table }) => !gone.value.has(table));
  const waiting = shown.filter(isMyTurn).length;
  const isWhole = useSignal(false);
  const listed = isWhole.value ? shown : shown.slice(0, MOST_AT_ONCE);
  const ownButton = ({ status }: TableCard): string =>
    status === 'finished' ? say.review : say.goOn;
  return (
    <section class="sheet pinned lobby-sheet">
      <div class="lobby-sheet-head in-row">
        <h2>{say.yours}</h2>
        {waiting > 0 && <small>{places.lobby.waiting(waiting)}</small>}
      </div>
      {shown.length === 0 && (
        <p>
          {say.noYours} {places.lobby.stays}
        </p>
      )}
      <ul class="card-lines">
        {listed.map((card) => (
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
      {listed.length < shown.length && (
        <Button class="text-button" label={text().turns.more} onClick={sets(isWhole, true)} />
      )}
    </section>
  );
};

type WaysProps = { readonly games: number; readonly onWatch: () => void };

/** Two big buttons; on a phone they stay in reach. */
const Ways = ({ games, onWatch }: WaysProps): JSX.Element => {
  const { lobby: say, places } = online.text();
  return (
    <div class="lobby-ways">
      <Link class="wood-button" to={{ kind: 'open' }}>
        <Icon name="plus" />
        <span>
          <b>{say.openOne}</b> <small>{places.lobby.openLine}</small>
        </span>
      </Link>
      <button
        type="button"
        class="wood-button"
        aria-disabled={games === 0}
        onClick={() => {
          if (games > 0) onWatch();
        }}
      >
        <Icon name="eye" />
        <span>
          <b>{places.lobby.watch}</b> <small>{places.lobby.watchLine(games)}</small>
        </span>
      </button>
    </div>
  );
};

const Links = (): JSX.Element => {
  const { me, dice, privacy } = text().pages.names;
  return (
    <p class="lobby-links in-row">
      <Link to={{ kind: 'me' }}>{me}</Link>
      <Link to={{ kind: 'dice' }}>{dice}</Link>
      <Link to={{ kind: 'privacy' }}>{privacy}</Link>
    </p>
  );
};

type ListsProps = { readonly lobby: Lobby; readonly people: Signal<number | null> };

const Lists = ({ lobby, people }: ListsProps): JSX.Element => {
  const { lobby: say } = online.text();
  const { mine, open, playing, now } = lobby;
  const watched = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    tellRunning(mine, now);
    people.value = lobby.people;
  }, [lobby]);
  return (
    <div class="lobby-lists">
      <div class="lobby-own">
        <PlayNow />
        <OwnTables mine={mine} now={now} />
        <Ways games={playing.length} onWatch={() => watched.current?.focus()} />
        <TellSwitch />
        <Links />
      </div>
      <div class="lobby-public">
        <NoticeBoard open={open} />
        {playing.length > 0 && (
          <section class="sheet pinned lobby-sheet">
            <h2 ref={watched} tabIndex={-1}>
              {say.playing}
            </h2>
            <ul class="card-lines">
              {playing.map((card) => (
                <CardLine key={card.table} card={card} now={now} button={say.watch} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
};

/** Tables to join, tables to watch, and the player's own tables. */
export const LobbyPage = (): JSX.Element => {
  const people = useSignal<number | null>(null);
  const line = people.value === null ? undefined : online.text().lobby.people(people.value);
  return (
    <PageFrame title={text().pages.names.lobby} line={line ?? ' '} kind="house-lobby">
      <Gate>
        {() => (
          <Polled ask={readLobby} everyMs={EVERY_MS}>
            {(lobby) => <Lists lobby={lobby} people={people} />}
          </Polled>
        )}
      </Gate>
    </PageFrame>
  );
};
