import type { JSX } from 'preact';
import { Brass } from './brass.tsx';

/** The gradients that several drawings of a page refer to; rendered once per page, before them. */
export const ArtDefs = (): JSX.Element => (
  <svg class="art-defs" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="shadow">
        <stop offset="0" stop-color="#1a0d04" stop-opacity=".78" />
        <stop offset=".62" stop-color="#1a0d04" stop-opacity=".44" />
        <stop offset="1" stop-color="#1a0d04" stop-opacity="0" />
      </radialGradient>
      <Brass />
      <radialGradient id="dial" cx=".4" cy=".3" r=".9">
        <stop offset="0" stop-color="#fffbef" />
        <stop offset="1" stop-color="#e3d2a6" />
      </radialGradient>
    </defs>
  </svg>
);
