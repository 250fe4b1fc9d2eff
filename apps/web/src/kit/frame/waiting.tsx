import type { JSX } from 'preact';
import { text } from '../text/texts.ts';
import { Trouble } from './trouble.tsx';

/** A part of a page that is on its way. */
export const Loading = (): JSX.Element => (
  <p class="waiting" role="status">
    {text().pages.frame.loading}
  </p>
);

/** A page that is on its way. */
export const Waiting = (): JSX.Element => (
  <div class="page">
    <div class="table-top" aria-hidden="true" />
    <main id="main" tabIndex={-1}>
      <Loading />
    </main>
  </div>
);

/** A page that failed to load. Reloading also helps if a newer version has replaced it. */
export const NotLoaded = (): JSX.Element => (
  <Trouble {...text().pages.frame.notLoaded} again={() => location.reload()} />
);
