import { Marker } from '@claim-it/board';
import { isGuestHere } from '@claim-it/client/running';
import type { Lobby, TableCard } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { Lamp } from '../../kit/controls/lamp.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { whenIdle } from '../../kit/render/idle.ts';
import { text } from '../../kit/text/texts.ts';
import { arrival } from '../../parts/online/arrival.ts';

/** The tables of the server; null where it does not know this guest, or does not respond. Requested once, when the page is idle. */
const useLobby = (): Lobby | null => {
  const lobby = useSignal<Lobby | null>(null);
  const isKnown = isGuestHere.value;
  useEffect(() => {
    if (!isKnown) return;
    return whenIdle(() => {
      void import('@claim-it/client/online').then(async ({ readLobby }) => {
        const answer = await readLobby();
        if (answer.ok) lobby.value = answer.value;
      });
    });
  }, [isKnown]);
  return lobby.value;
};

const hostOf = ({ chairs, host }: TableCard): string =>
  chairs[host ?? 0]?.name ?? text().turns.player((host ?? 0) + 1);

const isFree = ({ isTaken, isInvited, isKept }: TableCard['chairs'][number]): boolean =>
  !isTaken && !isInvited && !isKept;

/** A table that waits for players: one press, and one sits there. */
const OpenRow = ({ card }: { readonly card: TableCard }): JSX.Element => {
  const { open: say } = text().home;
  const { table, chairs } = card;
  const host = hostOf(card);
  return (
    <p class="open-row">
      <span class="open-words">
        <Lamp state="here" /> <b>{host}</b>
        <span class="open-chairs one-row" aria-hidden="true">
          {chairs.map(
            ({ color }) => color !== null && <Marker key={color} color={color} size={20} bare />,
          )}
        </span>
        <small>{say.free(chairs.filter(isFree).length)}</small>
      </span>
      <Link
        class="wood-button"
        to={{ kind: 'table', id: table }}
        before={() => {
          arrival.value = { table, search: null };
        }}
      >
        {say.sit}
        <span class="spoken-only">: {host}</span>
      </Link>
    </p>
  );
};

/** Looks for people at once; where that fails, the page of all tables says why. */
const meetSomebody = async (): Promise<void> => {
  const { lastMeeting, meet } = await import('../../parts/online/meeting.ts');
  if ((await meet(lastMeeting())) !== null) goTo({ kind: 'lobby' });
};

/** Online play: a waiting table, all tables, and the quickest way to other players. */
export const OpenTables = (): JSX.Element => {
  const { open: say } = text().home;
  const isBusy = useSignal(false);
  const lobby = useLobby();
  const [first] = lobby?.open ?? [];
  const press = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    await meetSomebody();
    isBusy.value = false;
  };
  return (
    <section class="sheet notice open-tables">
      <div class="open-head in-row">
        <h2>{say.title}</h2>
        {lobby !== null && <small>{say.people(lobby.people)}</small>}
      </div>
      {first === undefined ? (
        <p>{lobby === null ? say.unasked : say.none}</p>
      ) : (
        <OpenRow card={first} />
      )}
      <p class="notice-links">
        <Button
          class={first === undefined ? 'wood-button' : 'text-button'}
          label={say.now}
          aria-busy={isBusy.value}
          onClick={() => void press()}
        />
        <Link to={{ kind: 'lobby' }}>
          {lobby === null || lobby.open.length === 0 ? say.lobby : say.all(lobby.open.length)}
        </Link>
      </p>
    </section>
  );
};
