import { Die, Disc } from '@claim-it/board';
import type { JSX } from 'preact';

/** A claim marker and a die on parchment; a maskable icon keeps them inside the circle that is never cut. */
export const AppIcon = ({ isMaskable }: { readonly isMaskable: boolean }): JSX.Element => (
  <svg class="app-icon" viewBox="0 0 128 128" aria-hidden="true">
    <defs>
      <radialGradient id="icon-paper" cx=".36" cy=".28" r=".95">
        <stop offset="0" stop-color="#fdf1d0" />
        <stop offset=".55" stop-color="#ecd6a2" />
        <stop offset="1" stop-color="#c79a58" />
      </radialGradient>
    </defs>
    <rect width="128" height="128" rx={isMaskable ? 0 : 28} fill="url(#icon-paper)" />
    {!isMaskable && (
      <rect
        x="4"
        y="4"
        width="120"
        height="120"
        rx="24"
        fill="none"
        stroke="#33200f"
        stroke-width="2"
        opacity=".55"
      />
    )}
    <g transform={isMaskable ? 'translate(64 64) scale(.78) translate(-64 -64)' : undefined}>
      <ellipse cx="64" cy="68" rx="58" ry="54" fill="url(#shadow)" />
      <g transform="translate(56 54) scale(1.12)">
        <Disc kind="claim" wall={11} />
      </g>
      <svg x="68" y="68" width="54" height="54" overflow="visible" aria-hidden="true">
        <Die pip={5} size={36} turn={0} />
      </svg>
    </g>
  </svg>
);
