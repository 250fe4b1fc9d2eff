import './home.css';
import './papers.css';
import './planks.css';
import { Marker } from '@claim-it/board';
import { runningTables, turnsElsewhere } from '@claim-it/client/running';
import type { MatchSummary } from '@claim-it/client/storage';
import { listMatches } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { RoundLink } from '../../kit/controls/buttons.tsx';
import { into } from '../../kit/controls/handlers.ts';
import { OwnName } from '../../kit/controls/nameInput.tsx';
import { lazyPart } from '../../kit/frame/lazyPart.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { Wordmark } from '../../kit/scenery/wordmark.tsx';
import { text } from '../../kit/text/texts.ts';
import { TurnsLink } from '../../kit/turns/turnsLink.tsx';
import { newestOpen } from '../../parts/games/summary.ts';
import type { LoadNotice } from './notices.tsx';
import { DailyNotice, Teaser, YourGames } from './notices.tsx';
import { OpenTables } from './openTables.tsx';
import { Planks } from './planks.tsx';

const YourTurns = lazyPart(() => import('./yourTurns.tsx'), 'YourTurns');

/** If the storage is slow, the page is shown without its games. */
const PATIENCE_MS = 500;

/** The games on this device, the newest first; null while they are looked for. */
const useGamesHere = (): readonly MatchSummary[] | null => {
  const games = useSignal<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      games.value ??= [];
    }, PATIENCE_MS);
    void listMatches().then(into(games));
    return () => clearTimeout(timer);
  }, [games]);
  return games.value;
};

const TopBar = (): JSX.Element => {
  const id = useId();
  const { names, home } = text().pages;
  return (
    <header class="home-bar one-row">
      <TurnsLink isShort={true} />
      {/* The player's name on a small plate, editable. */}
      <label class="capsule own-name" for={id}>
        <Marker color="green" size={36} />
        <span class="spoken-only">{home.name}</span>
        <OwnName id={id} />
      </label>
      <RoundLink to={{ kind: 'settings' }} icon="settings" label={names.settings} />
    </header>
  );
};

/** The bar at the foot: everything else, and whose game it is. */
const Foot = (): JSX.Element => {
  const { names, home } = text().pages;
  return (
    <footer class="home-foot">
      <nav aria-label={text().home.more}>
        <Link to={{ kind: 'puzzles', id: null }}>{names.puzzles}</Link>
        <Link to={{ kind: 'ledger' }}>{names.ledger}</Link>
        <Link to={{ kind: 'saved' }}>{home.allGames}</Link>
        <Link to={{ kind: 'analysis' }}>{names.analysis}</Link>
        <Link to={{ kind: 'rules' }}>{names.rules}</Link>
      </nav>
      <p class="credit">{home.credit}</p>
    </footer>
  );
};

type PapersProps = Props & { readonly games: readonly MatchSummary[] };

/** The papers in the order of what waits: games first, then the day, then other people. */
const Papers = ({ games, loadNotice }: PapersProps): JSX.Element => {
  const isNew = games.length === 0 && runningTables.value.length === 0;
  return (
    <div class="notices">
      {isNew && <Teaser />}
      {!isNew && turnsElsewhere.value.length === 0 && <YourGames games={games} />}
      {!isNew && <DailyNotice load={loadNotice} />}
      <OpenTables />
    </div>
  );
};

type Props = {
  /** Fetches the notice about the daily game. */
  readonly loadNotice: LoadNotice;
};

/** The first page: one tap, and the dice are in hand. */
export const HomePage = ({ loadNotice }: Props): JSX.Element => {
  const { home, names } = text().pages;
  const games = useGamesHere();
  const shownParts = useStagedRender(games === null ? 0 : 1);
  return (
    <div class="home">
      <div class="home-scene" aria-hidden="true" />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <div class="home-title">
          <h1>
            <Wordmark />
          </h1>
          <p class="tagline in-row">
            <b>{names.home}</b> <span class="tagline-star" aria-hidden="true" />{' '}
            <span>{home.ages}</span>
          </p>
        </div>
        {games !== null && (
          <>
            {turnsElsewhere.value.length > 0 && <YourTurns />}
            <Planks running={newestOpen(games)} />
            <Part shown={shownParts} after={1}>
              <Papers games={games} loadNotice={loadNotice} />
            </Part>
          </>
        )}
      </main>
      {games !== null && (
        <Part shown={shownParts} after={1}>
          <Foot />
        </Part>
      )}
    </div>
  );
};
