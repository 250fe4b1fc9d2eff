import type { Drawing } from './browser.ts';
import { mapSheet } from './map.ts';
import type { Plank } from './plank.ts';
import { plank, post } from './plank.ts';
import { roundTable } from './roundTable.tsx';
import type { Sheet } from './sheet.ts';
import { paperEdge, paperTile } from './sheet.ts';
import { valley } from './valley/valley.ts';
import { tableTop } from './wood.ts';

export type Picture = {
  readonly name: string;
  readonly drawing: () => Drawing;
  /** Of the encoder, from 0 to 1, for one and for two device pixels per pixel. */
  readonly quality: readonly [number, number];
  /** Baked once, with so many device pixels per pixel. */
  readonly scale?: number;
};

const wideTable = (isNight: boolean): Drawing =>
  tableTop({ width: 1200, planks: 6, plank: 150, isNight, seed: 3 });
const phoneTable = (isNight: boolean): Drawing =>
  tableTop({ width: 390, planks: 4, plank: 120, isNight, seed: 6 });

const PLAIN: Sheet = {
  seed: 14,
  tones: ['#eddcb4', '#bd9964'],
  stained: 0.34,
  crumpled: 2,
  light: 1.14,
};
const CRUMPLED: Sheet = {
  seed: 12,
  tones: ['#f3e4bf', '#c6a26c'],
  stained: 0.5,
  crumpled: 5,
  light: 1.16,
};

const GOLD: Plank = { width: 560, height: 104, tone: [222, 168, 70], seed: 20 };
const WALNUT: Plank = { width: 510, height: 84, tone: [104, 62, 34], seed: 33 };

const inThemes = (
  name: string,
  drawing: (isNight: boolean) => Drawing,
  quality: Picture['quality'],
  suffix = '',
): readonly Picture[] => [
  { name: `${name}-day${suffix}`, drawing: () => drawing(false), quality },
  { name: `${name}-night${suffix}`, drawing: () => drawing(true), quality },
];

/** Everything with a filter in it, rendered once. */
export const pictures: readonly Picture[] = [
  ...inThemes('table', wideTable, [0.7, 0.5]),
  ...inThemes('table', phoneTable, [0.7, 0.6], '-phone'),
  ...inThemes('map', (isNight) => mapSheet('wide', isNight), [0.5, 0.5]),
  ...inThemes('map', (isNight) => mapSheet('phone', isNight), [0.7, 0.5], '-phone'),
  // A sharp tablet shows the wide map small: fewer pixels do, and it loads in half the time.
  ...inThemes('map', (isNight) => mapSheet('wide', isNight), [0.42, 0.42], '-tablet').map(
    (picture) => ({ ...picture, scale: 1.5 }),
  ),
  ...inThemes('paper', (isNight) => paperTile(PLAIN, isNight), [0.75, 0.6]),
  ...inThemes('crumpled', (isNight) => paperTile(CRUMPLED, isNight), [0.75, 0.65]),
  ...inThemes('edge', (isNight) => paperEdge(PLAIN, isNight), [0.6, 0.5]),
  ...inThemes('home', (isNight) => valley(isNight, 'wide'), [0.5, 0.45]),
  ...inThemes('home', (isNight) => valley(isNight, 'phone'), [0.6, 0.4], '-phone'),
  ...inThemes('round-table', roundTable, [0.66, 0.5]),
  { name: 'plank-gold', drawing: () => plank(GOLD), quality: [0.8, 0.7] },
  { name: 'plank-walnut', drawing: () => plank(WALNUT), quality: [0.8, 0.7] },
  { name: 'post', drawing: post, quality: [0.7, 0.6] },
];
