import { seeded, tenth } from '@claim-it/board/drawings';
import type { Drawing } from '../browser.ts';
import { flag, gear, headframe, tent } from './camp.ts';
import type { Ridge } from './land.ts';
import { hatching, heightAt, landBelow, ridge, sierra, tuft, woods } from './land.ts';
import type { ValleyInks } from './palette.ts';
import { inksOf } from './palette.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const SUN = { x: 800, y: 452 } as const;

const FAR = [
  [90, 150, 190],
  [300, 212, 200],
  [520, 168, 190],
  [1010, 176, 200],
  [1215, 238, 220],
  [1420, 190, 190],
] as const;
const NEAR = [
  [-10, 120, 170],
  [190, 104, 150],
  [410, 92, 140],
  [655, 84, 150],
  [925, 88, 140],
  [1110, 118, 170],
  [1330, 130, 190],
] as const;

const gradient = (id: string, colors: readonly string[], offsets: readonly number[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colors.map((color, at) => `<stop offset="${offsets[at]}" stop-color="${color}"/>`).join('')}</linearGradient>`;

const definitions = ({ sky, halo, middle, front, river, vignette }: ValleyInks): string =>
  gradient('sky', sky, [0, 0.3, 0.62]) +
  gradient('middle', middle, [0, 1]) +
  gradient('front', front, [0, 1]) +
  gradient('river', river, [0, 0.5, 1]) +
  `<radialGradient id="halo"><stop offset="0" stop-color="${halo[0]}"/><stop offset=".3" stop-color="${halo[1]}" stop-opacity=".9"/><stop offset="1" stop-color="${halo[2]}" stop-opacity="0"/></radialGradient>
   <radialGradient id="vignette" cx=".52" cy=".48" r=".78"><stop offset=".45" stop-color="${vignette}" stop-opacity="0"/><stop offset="1" stop-color="${vignette}" stop-opacity=".62"/></radialGradient>
   <filter id="print" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .08 0 0 0 0 .02 .9 0 0 0 -.4"/></filter>`;

const rays = (): string => {
  const end = (angle: number): string =>
    `${tenth(SUN.x + 1400 * Math.cos(angle))} ${tenth(SUN.y + 1400 * Math.sin(angle))}`;
  let path = '';
  for (let ray = 0; ray < 44; ray += 1) {
    const angle = (ray / 44) * Math.PI * 2;
    path += `M${SUN.x} ${SUN.y}L${end(angle)}L${end(angle + Math.PI / 44)}Z`;
  }
  return path;
};

const cloud = (x: number, y: number, width: number, color: string): string =>
  `<path d="M${x} ${y}h${width}q-10-13-34-12q-10-17-40-13q-22-15-50 0q-28-6-38 10q-26-2-38 15z" fill="${color}" opacity=".8"/><path d="M${x + width * 0.1} ${y + 7}h${width * 0.7}" stroke="${color}" stroke-width="3" opacity=".6"/>`;

const stars = (): string => {
  const next = seeded(61);
  let path = '';
  for (let star = 0; star < 150; star += 1)
    path += `M${tenth(next() * WIDTH)} ${tenth(next() ** 1.4 * 430)}h0`;
  return `<path d="${path}" stroke="#eef3ff" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
};

const heaven = (inks: ValleyInks): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${inks.isNight ? stars() : ''}<path d="${rays()}" fill="${inks.rays}" opacity="${inks.rayOpacity}"/><circle cx="${SUN.x}" cy="${SUN.y}" r="330" fill="url(#halo)" opacity="${inks.isNight ? 0.55 : 1}"/><circle cx="${SUN.x}" cy="${SUN.y}" r="${inks.isNight ? 56 : 78}" fill="${inks.disc}"/>${cloud(640, 330, 190, inks.cloud)}${cloud(842, 396, 170, inks.cloud)}`;

const mountains = ({ far, near }: ValleyInks): string => {
  const behind = sierra(560, FAR, 4);
  const before = sierra(590, NEAR, 9);
  return `<path d="${behind.lit}" fill="${far[0]}"/><path d="${behind.shade}" fill="${far[1]}"/><path d="${behind.snow}" fill="${far[2]}"/><path d="${before.lit}" fill="${near[0]}"/><path d="${before.shade}" fill="${near[1]}"/>`;
};

const RIVER =
  'M806 634C770 652 850 672 812 700C760 736 930 752 880 800C850 832 980 860 1010 900H640C650 862 770 836 756 806C740 772 700 742 752 706C790 676 752 652 806 628Z';
const RIPPLES =
  'M784 662h26M770 690h22M776 716h46M796 748h52M812 776h38M790 812h62M820 846h54M760 870h44';

const middleGround = (inks: ValleyInks): string => {
  const behind = ridge(WIDTH, 566, 22, 0.5, 12);
  const before: Ridge = ridge(WIDTH, 640, 26, 0.3, 18);
  const [small, tall] = woods(WIDTH, behind, before);
  const hatch = hatching(210, 51, (along, down) => {
    const x = along * WIDTH;
    return [x, heightAt(before, Math.max(1, x)) + 14 + down * down * 210];
  });
  const on = (x: number): number => heightAt(before, x);
  return `<path d="${landBelow(behind, WIDTH, HEIGHT)}" fill="${inks.woods[0]}"/><path d="${small}" fill="${inks.woods[1]}"/>
    <path d="${landBelow(before, WIDTH, HEIGHT)}" fill="url(#middle)"/>${headframe(672, on(672) + 8, inks)}<path d="${RIVER}" fill="url(#river)"/><path d="${RIPPLES}" stroke="${inks.ripple}" stroke-width="2" opacity=".75"/>
    ${tent(600, on(620) + 34, 52, inks)}${tent(566, on(580) + 50, 40, inks)}<path d="${hatch}" fill="none" stroke="${inks.hatch[0]}" stroke-width="1.4" opacity=".32"/><path d="${tall}" fill="${inks.pines}"/>
    ${flag(700, 724, 0.62, 'blue', inks.isNight)}${flag(848, 714, 0.66, 'violet', inks.isNight)}${flag(668, 790, 0.86, 'orange', inks.isNight)}`;
};

const leftBank = (x: number): number => 772 + Math.max(0, x - 160) * 0.17;
const rightBank = (x: number): number => 900 - (x - 1000) * 0.42;

const grass = (): string => {
  const next = seeded(32);
  let path = '';
  for (let at = 0; at < 30; at += 1) {
    const x = next() * 640;
    path += tuft(x, leftBank(x) + 6 + next() * 90, 0.7 + next() * 0.9);
  }
  for (let at = 0; at < 12; at += 1) {
    const x = 1060 + next() * 380;
    path += tuft(x, Math.max(850, rightBank(x)) + next() * 40, 0.8 + next() * 0.8);
  }
  return path;
};

const foreground = (inks: ValleyInks): string => {
  const left = hatching(120, 52, (along, down) => {
    const x = along * 620 - 20;
    return [x, leftBank(x) + 16 + down * 120];
  });
  const right = hatching(60, 53, (along, down) => {
    const x = 1060 + along * 380;
    return [x, Math.max(rightBank(x), 760) + 18 + down * 110];
  });
  return `<path d="M-20 770C180 742 420 790 640 860L700 900H-20Z" fill="url(#front)"/><path d="M1460 742C1290 730 1120 800 1000 900H1460Z" fill="url(#front)"/><path d="${left}${right}" fill="none" stroke="${inks.hatch[1]}" stroke-width="1.3" opacity=".26"/><path d="${grass()}" fill="${inks.tufts}"/>${flag(516, 856, 1.15, 'green', inks.isNight)}${flag(596, 888, 1.25, 'red', inks.isNight)}<g opacity="${inks.isNight ? 0.55 : 1}">${gear()}</g>`;
};

/** The valley as a letterpress poster: all of it, or the strip around the river for a phone. */
export const valley = (isNight: boolean, view: 'wide' | 'phone'): Drawing => {
  const inks = inksOf(isNight);
  const [left, width] = view === 'wide' ? [0, WIDTH] : [540, 480];
  const svg = `<svg width="${width}" height="${HEIGHT}" viewBox="${left} 0 ${width} ${HEIGHT}"><defs>${definitions(inks)}</defs>
    ${heaven(inks)}${mountains(inks)}${middleGround(inks)}${foreground(inks)}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#print)" opacity=".55"/></svg>`;
  return { width, height: HEIGHT, svg };
};
