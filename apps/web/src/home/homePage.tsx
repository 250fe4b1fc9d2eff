import './home.css';
import './planks.css';
import type { JSX } from 'preact';
import { LanguageSwitch } from '../app/languageSwitch.tsx';
import { Part, useLaying } from '../app/laying.tsx';
import { Link } from '../app/link.tsx';
import { text } from '../app/texts.ts';
import { HomeScene } from '../art/homeScene.tsx';
import { Icon } from '../art/icon.tsx';
import { Wordmark } from '../art/wordmark.tsx';
import { DailyNotice } from './dailyNotice.tsx';
import { useGamesHere } from './gamesHere.ts';
import { NameField } from './nameField.tsx';
import { Teaser, YourGames } from './notices.tsx';
import { Planks } from './planks.tsx';
import { newestOpen } from './summary.ts';

const TopBar = (): JSX.Element => {
  const { names } = text().pages;
  return (
    <header class="home-bar">
      <LanguageSwitch />
      <NameField />
      <Link to={{ kind: 'settings' }} class="round-button">
        <Icon name="settings" />
        <span class="spoken-only">{names.settings}</span>
      </Link>
    </header>
  );
};

/** The first page: one tap, and the dice are in hand. */
export const HomePage = (): JSX.Element => {
  const { home } = text().pages;
  const games = useGamesHere();
  const laid = useLaying(games === null ? 0 : 1);
  return (
    <div class="home">
      <HomeScene />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <div class="home-title">
          <h1>
            <Wordmark />
          </h1>
          <p class="tagline">
            <b>{home.tagline}</b> <span class="tagline-star" aria-hidden="true" />{' '}
            <span>{home.ages}</span>
          </p>
        </div>
        {games !== null && (
          <>
            <Planks running={newestOpen(games)} />
            <Part laid={laid} after={1}>
              <div class="notices">
                {games.length === 0 ? <Teaser /> : <DailyNotice />}
                <YourGames games={games} />
              </div>
            </Part>
          </>
        )}
      </main>
      {games !== null && (
        <Part laid={laid} after={1}>
          <footer class="credit">{home.credit}</footer>
        </Part>
      )}
    </div>
  );
};
