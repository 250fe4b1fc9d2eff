import { readOwnGames } from '@claim-it/client/online';
import { isGuestHere, runningTables } from '@claim-it/client/running';
import type { OwnGame } from '@claim-it/protocol';
import { parseRecord } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import { dated, listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';
import { RunningRow } from '../../parts/turns/runningRow.tsx';

const nameIn = ({ players }: OwnGame, seat: number): string => {
  const { bot, player } = text().turns;
  const { name = null, isBot = false } = players[seat] ?? {};
  return name ?? (isBot ? bot : player(seat + 1));
};

const sayResult = (game: OwnGame): string => {
  const replay = parseRecord(game.record);
  const winners = replay.ok ? (replay.value.record.winners ?? []) : [];
  return winners.length === 0
    ? device.text().saved.finished
    : text().pages.home.wonBy(listed(winners.map((seat) => nameIn(game, seat))));
};

const FinishedRow = ({ game }: { readonly game: OwnGame }): JSX.Element => {
  const names = listed(game.players.map((_, seat) => nameIn(game, seat)));
  return (
    <li class="running-row">
      <span class="running-words">
        <b>{names}</b>
        <small>
          {sayResult(game)} · {dated(game.playedAt)}
        </small>
      </span>
      <WoodLink to={{ kind: 'table', id: game.table }}>
        {device.text().saved.look}
        <span class="spoken-only">: {names}</span>
      </WoodLink>
    </li>
  );
};

type Finished = {
  readonly games: readonly OwnGame[];
  /** Where to read on; null at the end. */
  readonly next: string | null;
  readonly hasFailed: boolean;
};

const Earlier = (): JSX.Element | null => {
  const { turns } = text();
  const found = useSignal<Finished | null>(null);
  const look = async (before: string | null): Promise<void> => {
    const answer = await readOwnGames(before);
    const games = found.peek()?.games ?? [];
    found.value = answer.ok
      ? { games: [...games, ...answer.value.games], next: answer.value.next, hasFailed: false }
      : { games, next: before, hasFailed: true };
  };
  useEffect(() => void look(null), []);
  if (found.value === null) return null;
  const { games, next, hasFailed } = found.value;
  return (
    <>
      {games.length > 0 && (
        <>
          <h3>{turns.earlier}</h3>
          <ul>
            {games.map((game) => (
              <FinishedRow key={game.table} game={game} />
            ))}
          </ul>
        </>
      )}
      <p role="status">{hasFailed && turns.noAnswer}</p>
      {(next !== null || hasFailed) && (
        <WoodButton onPress={() => void look(next)}>
          {hasFailed ? text().pages.frame.again : turns.more}
        </WoodButton>
      )}
    </>
  );
};

/** Tables with other people, running and finished; nothing is asked where no server knows this device. */
export const OnlineGames = (): JSX.Element | null => {
  if (!isGuestHere.value) return null;
  return (
    <section class="sheet online-games">
      <h2>{text().turns.withOthers}</h2>
      <ul>
        {runningTables.value.map((card) => (
          <RunningRow key={card.table} card={card} />
        ))}
      </ul>
      <Earlier />
    </section>
  );
};
