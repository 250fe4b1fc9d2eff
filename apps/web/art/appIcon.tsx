import { ArtDefs, DieDrawing, DiscDrawing, markupOf } from '@claim-it/board/drawings';
import type { JSX } from 'preact';
import type { Drawing } from './browser.ts';

const Paper = ({ isMaskable }: { readonly isMaskable: boolean }): JSX.Element => (
  <>
    <defs>
      <radialGradient id="icon-paper" cx=".36" cy=".28" r=".95">
        <stop offset="0" stop-color="#fdf1d0" />
        <stop offset=".55" stop-color="#ecd6a2" />
        <stop offset="1" stop-color="#c79a58" />
      </radialGradient>
    </defs>
    <rect width="128" height="128" rx={isMaskable ? 0 : 28} fill="url(#icon-paper)" />
    {!isMaskable && (
      <g fill="none" stroke="#33200f" stroke-width="2" opacity=".55">
        <rect x="4" y="4" width="120" height="120" rx="24" />
      </g>
    )}
  </>
);

/** A claim marker and a die on parchment; a maskable icon keeps them inside the circle that is never cut. */
export const appIcon = (size: number, isMaskable: boolean): Drawing => {
  const inside = isMaskable ? 'translate(64 64) scale(.78) translate(-64 -64)' : undefined;
  const drawn = markupOf(
    <>
      <ArtDefs />
      <Paper isMaskable={isMaskable} />
      <g transform={inside}>
        <ellipse cx="64" cy="68" rx="58" ry="54" fill="url(#shadow)" />
        <g transform="translate(56 54) scale(1.12)">
          <DiscDrawing kind="claim" wall={11} isBare={false} grain={null} />
        </g>
        <g transform="translate(95 95) scale(.58)">
          <ellipse cx="15" cy="29" rx="50" ry="33" fill="url(#shadow)" fill-opacity=".7" />
          <ellipse cx="5" cy="24" rx="46" ry="31" fill="url(#shadow)" />
          <DieDrawing pip={5} turn={0} />
        </g>
      </g>
    </>,
  );
  const svg = `<svg width="${size}" height="${size}" viewBox="0 0 128 128">${drawn}</svg>`;
  return { width: size, height: size, svg };
};
