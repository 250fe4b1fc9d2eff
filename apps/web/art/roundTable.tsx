import { ArtDefs, DieDrawing, DiscDrawing, markupOf } from '@claim-it/board/drawings';
import type { Drawing } from './browser.ts';
import { mapSheet } from './map.ts';
import { blurFilter } from './paper.ts';
import { boardFilter } from './wood.ts';

/** The table itself, and the room around it for its shadow; seatTable.css knows these numbers. */
const WIDTH = 560;
const HEIGHT = 300;
const OVER = { side: 40, top: 10, bottom: 50 } as const;

const oval = (width: number, height: number): string => {
  const round = height / 2;
  return `M${round} 0H${width - round}A${round} ${round} 0 0 1 ${width - round} ${height}H${round}A${round} ${round} 0 0 1 ${round} 0Z`;
};

/** A small claim map in the middle, a little askew. */
const smallMap = (isNight: boolean): string => {
  const { width, height, svg } = mapSheet('phone', isNight);
  const size = 232;
  const placed = svg.replace(
    /^<svg width="\d+" height="\d+"/,
    `<svg x="${(WIDTH - size) / 2}" y="${(HEIGHT - (size * height) / width) / 2}" width="${size}" height="${(size * height) / width}"`,
  );
  return `<g transform="rotate(-1.5 ${WIDTH / 2} ${HEIGHT / 2})">${placed}</g>`;
};

const DISCS = [
  [236, 98, 'green'],
  [268, 98, 'green'],
  [332, 130, 'orange'],
  [300, 162, 'blue'],
  [300, 194, 'blue'],
  [236, 194, 'violet'],
] as const;
const DICE = [
  [436, 176, 6, 0],
  [470, 160, 2, 1],
  [452, 202, 4, 2],
] as const;

const things = (): string =>
  markupOf(
    <>
      <ArtDefs />
      {DISCS.map(([x, y, kind]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.34)`}>
          <ellipse cx="5" cy="12" rx="46" ry="42" fill="url(#shadow)" />
          <DiscDrawing kind={kind} wall={9} isBare={false} grain={24} />
        </g>
      ))}
      {DICE.map(([x, y, pip, turn]) => (
        <g key={pip} transform={`translate(${x} ${y}) scale(.5)`}>
          <ellipse cx="8" cy="22" rx="46" ry="31" fill="url(#shadow)" />
          <DieDrawing pip={pip} turn={turn} />
        </g>
      ))}
    </>,
  );

/** A card table with rounded ends, seen from above: the map, a few markers and the dice lie on it. */
export const roundTable = (isNight: boolean): Drawing => {
  const edge = oval(WIDTH, HEIGHT);
  const inlay = `transform="translate(13 11) scale(${1 - 26 / WIDTH} ${1 - 22 / HEIGHT})"`;
  const light = isNight ? ['#ffb45c', 0.3] : ['#ffdfa6', 0.42];
  const [width, height] = [WIDTH + 2 * OVER.side, HEIGHT + OVER.top + OVER.bottom];
  const svg = `<svg width="${width}" height="${height}" viewBox="${-OVER.side} ${-OVER.top} ${width} ${height}">
    <defs>${boardFilter('oak', isNight ? [84, 50, 26] : [132, 82, 44], 0.36, 41)}${blurFilter('fall', 9)}<clipPath id="oval"><path d="${edge}"/></clipPath>
    <radialGradient id="lit" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="${light[0]}" stop-opacity="${light[1]}"/><stop offset=".6" stop-color="#ffb868" stop-opacity=".05"/><stop offset="1" stop-color="#140501" stop-opacity=".6"/></radialGradient></defs>
    <path d="${edge}" transform="translate(8 20)" fill="#030100" opacity=".75" filter="url(#fall)"/><path d="${edge}" transform="translate(0 9)" fill="#1c0d05"/>
    <g clip-path="url(#oval)"><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#oak)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lit)"/></g>
    <path d="${edge}" fill="none" stroke="#2a1407" stroke-width="2"/><path d="${edge}" ${inlay} fill="none" stroke="#2a1206" stroke-width="4" opacity=".75"/><path d="${edge}" ${inlay} fill="none" stroke="#d8ab52" stroke-width="1.8" opacity=".8"/>
    <path d="${edge}" fill="none" stroke="#ffe2ae" stroke-width="2.4" opacity=".35" transform="translate(0 1.5)"/>${smallMap(isNight)}${things()}</svg>`;
  return { width, height, svg };
};
