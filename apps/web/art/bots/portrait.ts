import type { Level } from '@claim-it/ai';
import { tenth } from '@claim-it/board/drawings';
import { FACES } from './faces.ts';
import { GLOW } from './features.ts';

/** What is behind a head: light in the middle, dark at the rim. */
const GROUNDS: Readonly<Record<Level, readonly [string, string]>> = {
  greenhorn: ['#f7d79a', '#e2a75f'],
  prospector: ['#e9cf96', '#b98a55'],
  miner: ['#b9c4b0', '#6d7f74'],
  foreman: ['#e8b98a', '#b06a41'],
  sheriff: ['#f0c877', '#c9803a'],
  tycoon: ['#cbb4cf', '#7d5c86'],
  legend: ['#ffdf8e', '#a8452a'],
};

const RAYS = 18;

const rays = (): string => {
  const at = (angle: number): string =>
    `${tenth(60 + 90 * Math.cos(angle))} ${tenth(58 + 90 * Math.sin(angle))}`;
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * Math.PI * 2;
    return `M60 58L${at(angle)}L${at(angle + Math.PI / RAYS)}Z`;
  }).join('');
};

const defs = ([middle, rim]: readonly [string, string]): string =>
  `<clipPath id="round"><circle cx="60" cy="60" r="56"/></clipPath>
  <radialGradient id="ground" cx=".45" cy=".4" r=".7"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${rim}"/></radialGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bf"/><stop offset=".3" stop-color="#cf9d45"/><stop offset=".55" stop-color="#7d5318"/><stop offset=".8" stop-color="#d9ab57"/><stop offset="1" stop-color="#5d3b0f"/></linearGradient>`;

/** The portrait of a bot: a round medallion in a brass ring, as a file of its own. */
export const portrait = (level: Level): string => {
  const halo =
    level === 'legend' ? '<circle cx="60" cy="52" r="44" fill="#fff3c8" opacity=".85"/>' : '';
  const face = FACES[level]().join('');
  const glow = face.includes('#glow') ? GLOW : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 126 126"><defs>${defs(GROUNDS[level])}${glow}</defs>
  <circle cx="60" cy="60" r="62" fill="url(#brass)"/><circle cx="60" cy="60" r="57.5" fill="#3a2206"/>
  <g clip-path="url(#round)"><rect width="120" height="126" fill="url(#ground)"/><path d="${rays()}" fill="#fff3d0" opacity=".22"/>${halo}<g transform="translate(0 4)">${face}</g><circle cx="60" cy="60" r="54.5" fill="none" stroke="#2a0f05" stroke-width="6" opacity=".22"/></g>
  <circle cx="60" cy="60" r="56.5" fill="none" stroke="#3a2206" stroke-width="1.4"/><path d="M16 34A52 52 0 0 1 50 6" fill="none" stroke="#fffbe6" stroke-width="2.4" stroke-linecap="round" opacity=".8"/></svg>\n`;
  return svg.replace(/>\s+</g, '><');
};
