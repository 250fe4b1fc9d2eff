import { Marker, ThreeDice } from '@claim-it/board';
import { isMyTurn, runningTables } from '@claim-it/client/running';
import type { MatchSummary } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../../kit/navigation/link.tsx';
import { whenIdle } from '../../kit/render/idle.ts';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';
import { gameAt } from '../../parts/games/position.ts';
import { sayState } from '../../parts/games/summary.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';
import { RunningRow } from '../../parts/turns/runningRow.tsx';

const EMPTY = gameAt('....../....../....../....../....../...... go g - - std');

type Notice = FunctionComponent<{ readonly blank: ComponentChildren }>;

/** Fetches what the notice says about today. */
export type LoadNotice = () => Promise<Notice>;

/** The notice before anything is known about the day. */
const Blank = (): JSX.Element => (
  <>
    <LittleBoard game={EMPTY} />
    <div class="teaser-words">
      <h2>{text().pages.names.daily}</h2>
      <p>
        <Link to={{ kind: 'daily' }} class="plate">
          {text().pages.home.open}
        </Link>
      </p>
    </div>
  </>
);

/** The puzzle of the day as a notice; its content is loaded when the page is idle. */
export const DailyNotice = ({ load }: { readonly load: LoadNotice }): JSX.Element => {
  const fetched = useSignal<{ readonly Notice: Notice } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void load().then(
          (Notice) => {
            fetched.value = { Notice };
          },
          () => undefined, // the blank notice leads there as well
        );
      }),
    [fetched, load],
  );
  const Today = fetched.value?.Notice;
  return (
    <section class="sheet notice teaser daily-notice">
      {Today === undefined ? <Blank /> : <Today blank={<Blank />} />}
    </section>
  );
};

/** Green has rolled 3, 4 and 5, squatter 3 is out: a turn with a choice in it. */
const SAMPLE = '..Gg.o/Gg...O/.Gobo./...B../B.3..bO/..g... gbo g 345 - std';

/** What the game is about, on a board one can look at. */
export const Teaser = (): JSX.Element => {
  const { title, line, button } = text().pages.home.teaser;
  return (
    <section class="sheet notice teaser">
      <LittleBoard game={gameAt(SAMPLE)} />
      <div class="teaser-words">
        <h2>{title}</h2>
        <div class="teaser-dice" aria-hidden="true">
          <ThreeDice roll={[3, 4, 5]} size={34} />
        </div>
        <p>{line}</p>
        <Link to={{ kind: 'learn', lesson: 1 }} class="plate">
          {button}
        </Link>
      </div>
    </section>
  );
};

const GameLine = ({ summary }: { readonly summary: MatchSummary }): JSX.Element => {
  const { home } = text().pages;
  if (summary.kind === 'damaged')
    return (
      <li>
        <span class="game-names">{home.damaged}</span>
      </li>
    );
  const { id, setup, game } = summary;
  const names = listed(setup.sitters.map(({ name }) => name));
  return (
    <li>
      <span class="game-names">
        <b>{names}</b>
        <small>{sayState(summary)}</small>
      </span>
      <span class="game-colors" aria-hidden="true">
        {game.setup.colors.map((color) => (
          <Marker key={color} color={color} size={21} bare={true} />
        ))}
      </span>
      <Link to={{ kind: 'play', id }} class="wood-button">
        {home.open}
        <span class="spoken-only">: {names}</span>
      </Link>
    </li>
  );
};

const SHOWN = 3;

/** The newest games, pinned up: first tables at which others are on turn, then games of this device. */
export const YourGames = ({ games }: { readonly games: readonly MatchSummary[] }): JSX.Element => {
  const { home, names } = text().pages;
  const running = runningTables.value.filter((card) => !isMyTurn(card));
  return (
    <section class="sheet notice your-games">
      <h2>{names.saved}</h2>
      {games.length + running.length > 0 && (
        <ul>
          {running.slice(0, SHOWN).map((card) => (
            <RunningRow key={card.table} card={card} />
          ))}
          {games.slice(0, Math.max(1, SHOWN - running.length)).map((summary) => (
            <GameLine key={summary.id} summary={summary} />
          ))}
        </ul>
      )}
      <p class="notice-links">
        <span />
        <Link to={{ kind: 'saved' }}>{home.allGames}</Link>
      </p>
    </section>
  );
};
