import './home.css';
import './planks.css';
import { Marker } from '@claim-it/board';
import { runningTables } from '@claim-it/client/running';
import type { MatchSummary } from '@claim-it/client/storage';
import { listMatches } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { RoundLink } from '../../kit/controls/buttons.tsx';
import { into } from '../../kit/controls/handlers.ts';
import { OwnName } from '../../kit/controls/nameInput.tsx';
import { LanguageSwitch } from '../../kit/frame/languageSwitch.tsx';
import { Part, useStagedRender } from '../../kit/render/stagedRender.tsx';
import { Wordmark } from '../../kit/scenery/wordmark.tsx';
import { text } from '../../kit/text/texts.ts';
import { TurnsLink } from '../../kit/turns/turnsLink.tsx';
import { newestOpen } from '../../parts/games/summary.ts';
import type { LoadNotice } from './notices.tsx';
import { DailyNotice, Teaser, YourGames } from './notices.tsx';
import { Planks } from './planks.tsx';
import { YourTurns } from './yourTurns.tsx';

/** A device that does not answer in time shows the page without its games. */
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
    <header class="home-bar in-row">
      <LanguageSwitch />
      {/* Who plays here: a name on a small plate, to be written over. */}
      <label class="capsule own-name" for={id}>
        <Marker color="green" size={36} />
        <span class="spoken-only">{home.name}</span>
        <OwnName id={id} />
      </label>
      <TurnsLink isShort={true} />
      <RoundLink to={{ kind: 'settings' }} icon="settings" label={names.settings} />
    </header>
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
  const isNew = games?.length === 0 && runningTables.value.length === 0;
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
            <YourTurns />
            <Planks running={newestOpen(games)} />
            <Part shown={shownParts} after={1}>
              <div class="notices">
                {isNew ? <Teaser /> : <DailyNotice load={loadNotice} />}
                <YourGames games={games} />
              </div>
            </Part>
          </>
        )}
      </main>
      {games !== null && (
        <Part shown={shownParts} after={1}>
          <footer class="credit">{home.credit}</footer>
        </Part>
      )}
    </div>
  );
};
