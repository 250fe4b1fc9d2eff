import type { JSX } from 'preact';

/** The valley behind the home page, by day or by night; everything else lies over it. */
export const HomeScene = (): JSX.Element => <div class="home-scene" aria-hidden="true" />;
