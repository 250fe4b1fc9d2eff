import { seeded, tenth } from '@claim-it/board/drawings';
import type { Drawing } from './browser.ts';
import { blurFilter } from './paper.ts';
import type { Tone } from './wood.ts';
import { boardFilter } from './wood.ts';

/** How far the shadow falls below the board; scenery.css knows it too. */
const BELOW = 12;

export type Plank = {
  readonly width: number;
  readonly height: number;
  readonly tone: Tone;
  readonly seed: number;
};

/** An arrow board: a broken left end, a point at the right. */
const outline = ({ width, height, seed }: Plank): string => {
  const next = seeded(seed);
  const rough = (): number => tenth((next() - 0.5) * 5);
  const tip = width - height * 0.5;
  return `M${6 + rough()} 3L${width / 2} 1.5L${tip} 3L${width - 3} ${height / 2}L${tip} ${height - 3}L${tenth(width * 0.45)} ${height - 1.5}L${4 + rough()} ${height - 3}L${10 + rough()} ${tenth(height * 0.72)}L${3 + rough()} ${height / 2}L${11 + rough()} ${tenth(height * 0.24)}Z`;
};

/** One board of the signpost; scenery.css stretches it and drives in the nails, which keep their shape. */
export const plank = (board: Plank): Drawing => {
  const { width, height, tone, seed } = board;
  const edge = outline(board);
  const svg = `<svg width="${width}" height="${height + BELOW}" viewBox="0 0 ${width} ${height + BELOW}">
    <defs>${boardFilter('grain', tone, 0.3, seed)}${blurFilter('soft', 3)}<clipPath id="edge"><path d="${edge}"/></clipPath></defs>
    <path d="${edge}" transform="translate(3 8)" fill="#1a0803" opacity=".5" filter="url(#soft)"/><path d="${edge}" transform="translate(0 5)" fill="#1f0e06"/>
    <g clip-path="url(#edge)"><rect width="${width}" height="${height}" filter="url(#grain)"/>
    <path d="${edge}" fill="none" stroke="#fff0c8" stroke-width="3" opacity=".4" transform="translate(0 1.5)"/><path d="${edge}" fill="none" stroke="#1d0c04" stroke-width="4" opacity=".55" transform="translate(0 -1.5)"/></g>
    <path d="${edge}" fill="none" stroke="#1d0c04" stroke-width="1.4"/></svg>`;
  return { width, height: height + BELOW, svg };
};

/** A piece of the post the boards are nailed to; repeats downwards. */
export const post = (): Drawing => ({
  width: 44,
  height: 320,
  svg: `<svg width="44" height="320" viewBox="0 0 44 320"><defs><filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency=".12 .004" numOctaves="3" seed="4"/><feColorMatrix values=".5 0 0 0 .1 .34 0 0 0 .05 .2 0 0 0 .03 0 0 0 0 1"/></filter></defs><rect width="44" height="320" filter="url(#grain)"/></svg>`,
});
