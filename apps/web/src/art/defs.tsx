import type { JSX } from 'preact';
import { DieDefs } from './dieDefs.tsx';
import { DiscDefs } from './discDefs.tsx';
import { MarkDefs } from './marks.tsx';
import { drawOnce } from './markup.ts';
import './art.css';

const SharedGradients = (): JSX.Element => (
  <>
    <radialGradient id="shadow">
      <stop offset="0" stop-color="#1a0d04" stop-opacity=".78" />
      <stop offset=".62" stop-color="#1a0d04" stop-opacity=".44" />
      <stop offset="1" stop-color="#1a0d04" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="brass" x2="1" y2="1">
      <stop offset="0" stop-color="#f6dd98" />
      <stop offset=".35" stop-color="#c9983f" />
      <stop offset=".6" stop-color="#8a5f1e" />
      <stop offset="1" stop-color="#e0b661" />
    </linearGradient>
    <radialGradient id="dial" cx=".4" cy=".3" r=".9">
      <stop offset="0" stop-color="#fffbef" />
      <stop offset="1" stop-color="#e3d2a6" />
    </radialGradient>
  </>
);

const fill = (svg: SVGSVGElement | null): void => {
  if (svg === null || svg.childElementCount > 0) return;
  drawOnce(
    svg,
    <defs>
      <SharedGradients />
      <MarkDefs />
      <DiscDefs />
      <DieDefs />
    </defs>,
  );
};

/** Everything the drawings of a page refer to, once per page and before them. */
export const ArtDefs = (): JSX.Element => (
  <svg class="art-defs" width="0" height="0" aria-hidden="true" focusable="false" ref={fill} />
);
