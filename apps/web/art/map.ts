import type { Drawing } from './browser.ts';
import type { Grid } from './mapSigns.ts';
import { cartouche, compassRose, creek, hillsAndPines } from './mapSigns.ts';
import { blurFilter, paperFilter, tornEdge } from './paper.ts';
import { contours } from './terrain.ts';

/** The sheet of a wide screen has a title, the one of a phone narrow margins; paper.css knows the same numbers. */
const SHEETS = {
  wide: { space: 106, left: 84, top: 104, right: 62, bottom: 78, over: 30 },
  phone: { space: 58, left: 32, top: 11, right: 9, bottom: 35, over: 12 },
} as const;

type Inks = { readonly ink: string; readonly contour: string; readonly paper: string };
const DAY: Inks = { ink: '#33200f', contour: '#6b4a26', paper: '#f2e3bd' };
const NIGHT: Inks = { ink: '#1c1006', contour: '#3a2410', paper: '#b58f58' };

const filters = (isNight: boolean, isSmall: boolean): string =>
  paperFilter({
    id: 'paper',
    seed: 8,
    stain: isNight ? [0.2, 0.1, 0.02] : [0.56, 0.36, 0.13],
    stained: isNight ? 0.9 : 0.62,
    rough: 0.62,
    crumpled: 5,
  }) +
  blurFilter('edge-blur', isSmall ? 6 : 13) +
  blurFilter('drop', isSmall ? 5 : 12) +
  blurFilter('soft', 2.2) +
  `<filter id="ink" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="8" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="1.7"/></filter>
   <filter id="press" x="-2%" y="-5%" width="104%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.4 3.2" result="worn"/><feComposite in="SourceGraphic" in2="worn" operator="in"/></filter>`;

const FOLDS = `<linearGradient id="fold-down"><stop offset="0" stop-color="#4a2b0e" stop-opacity="0"/><stop offset=".48" stop-color="#4a2b0e" stop-opacity=".22"/><stop offset=".52" stop-color="#fff6da" stop-opacity=".34"/><stop offset="1" stop-color="#fff6da" stop-opacity="0"/></linearGradient>
  <linearGradient id="fold-across" x2="0" y2="1"><stop offset="0" stop-color="#4a2b0e" stop-opacity="0"/><stop offset=".48" stop-color="#4a2b0e" stop-opacity=".2"/><stop offset=".52" stop-color="#fff6da" stop-opacity=".3"/><stop offset="1" stop-color="#fff6da" stop-opacity="0"/></linearGradient>`;

const lampLight = (width: number, height: number): string =>
  `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${width * 0.22}" cy="${height * 0.52}" r="${width * 1.02}"><stop offset="0" stop-color="#ffd48c" stop-opacity=".7"/><stop offset=".4" stop-color="#f0b565" stop-opacity=".34"/><stop offset=".72" stop-color="#a8682a" stop-opacity=".1"/><stop offset="1" stop-color="#1a0b03" stop-opacity=".5"/></radialGradient>`;

const folds = (width: number, height: number): string =>
  [width / 3, (width * 2) / 3]
    .map(
      (x) =>
        `<rect x="${x - 9}" width="18" height="${height}" fill="url(#fold-down)" opacity=".8"/>`,
    )
    .join('') +
  `<rect y="${height / 2 - 8}" width="${width}" height="16" fill="url(#fold-across)" opacity=".8"/>`;

const gridLines = ({ left, top, space }: Grid, ink: string): string => {
  const size = 6 * space;
  let lines = '';
  for (let line = 1; line < 6; line += 1)
    lines += `M${left + line * space} ${top}v${size}M${left} ${top + line * space}h${size}`;
  return `<g filter="url(#ink)" fill="none" stroke="${ink}"><path d="${lines}" stroke-width="1.5" opacity=".75"/><rect x="${left}" y="${top}" width="${size}" height="${size}" stroke-width="2.4"/></g>`;
};

/** The frame of a survey: bars of half a space, dark and light in turn. */
const neatline = ({ left, top, space }: Grid, ink: string, isSmall: boolean): string => {
  const [bar, gap] = isSmall ? [5, 3] : [9, 5];
  const [size, half] = [6 * space, space / 2];
  let bars = '';
  for (let at = 0; at < 12; at += 2) {
    const [x, y] = [left + at * half, top + at * half];
    for (const edge of [top - gap - bar, top + size + gap])
      bars += `<rect x="${x}" y="${edge}" width="${half}" height="${bar}"/>`;
    for (const edge of [left - gap - bar, left + size + gap])
      bars += `<rect x="${edge}" y="${y}" width="${bar}" height="${half}"/>`;
  }
  const frame = (out: number): string =>
    `<rect x="${left - out}" y="${top - out}" width="${size + 2 * out}" height="${size + 2 * out}"/>`;
  return `<g filter="url(#press)" fill="${ink}" opacity=".88">${bars}</g><g fill="none" stroke="${ink}" stroke-width="1.2">${frame(gap)}${frame(gap + bar)}</g>`;
};

const cornerPosts = ({ left, top, space }: Grid, { ink, paper }: Inks): string => {
  const [near, far] = [-9.5, 6 * space + 9.5];
  return [near, far]
    .flatMap((dx) => [near, far].map((dy) => [left + dx, top + dy] as const))
    .map(
      ([x, y]) =>
        `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="${paper}" stroke="${ink}" stroke-width="1.4"/><path d="M${x} ${y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5Z" fill="${ink}"/>`,
    )
    .join('');
};

const contourLines = (width: number, height: number, space: number, ink: string): string => {
  const paths = contours(width, height, Math.max(5, (7 * space) / 106));
  const lines = paths.map(
    (path, at) => `<path d="${path}"${at % 3 === 0 ? ' stroke-width="1.5"' : ''}/>`,
  );
  return `<g fill="none" stroke="${ink}" stroke-width=".9" opacity=".4">${lines.join('')}</g>`;
};

/** The claim map without numerals, coordinates and words of a language: those are the page's. */
export const mapSheet = (kind: keyof typeof SHEETS, isNight: boolean): Drawing => {
  const { over, ...sheet } = SHEETS[kind];
  const isSmall = kind === 'phone';
  const inks = isNight ? NIGHT : DAY;
  const width = sheet.left + 6 * sheet.space + sheet.right;
  const height = sheet.top + 6 * sheet.space + sheet.bottom;
  const edge = tornEdge({
    width,
    height,
    seed: 5,
    wander: isSmall ? 1.5 : 2.6,
    margin: isSmall ? 3 : 8,
    tears: isSmall ? 3 : 8,
  });
  const wide = isSmall
    ? ''
    : hillsAndPines(sheet, inks.ink) +
      compassRose(
        sheet.left + 6 * sheet.space + 24,
        sheet.top + 6 * sheet.space + 51,
        inks.ink,
        inks.paper,
      ) +
      cornerPosts(sheet, inks) +
      cartouche(sheet, inks.ink, isNight ? '#c9a468' : '#ecdcb5');
  const svg = `<svg width="${width + 2 * over}" height="${height + 2 * over}" viewBox="${-over} ${-over} ${width + 2 * over} ${height + 2 * over}">
    <defs>${filters(isNight, isSmall)}${FOLDS}${lampLight(width, height)}<clipPath id="edge"><path d="${edge}"/></clipPath></defs>
    <path d="${edge}" transform="translate(${isSmall ? '3 5' : '8 14'})" fill="#080301" opacity=".72" filter="url(#drop)"/><path d="${edge}" transform="translate(2 3)" fill="#150902" opacity=".75"/>
    <g clip-path="url(#edge)"><rect width="${width}" height="${height}" fill="${inks.paper}" filter="url(#paper)"/>
    <path d="${edge}" fill="none" stroke="#6b3d12" stroke-width="${isSmall ? 14 : 34}" opacity=".55" filter="url(#edge-blur)"/><path d="${edge}" fill="none" stroke="#3d1e07" stroke-width="${isSmall ? 3 : 5}" opacity=".5" filter="url(#soft)"/>
    ${isSmall ? '' : folds(width, height)}${isNight ? `<rect width="${width}" height="${height}" fill="url(#lamp)"/>` : ''}
    ${contourLines(width, height, sheet.space, inks.contour)}${creek(sheet)}${gridLines(sheet, inks.ink)}${neatline(sheet, inks.ink, isSmall)}${wide}</g></svg>`;
  return { width: width + 2 * over, height: height + 2 * over, svg };
};
