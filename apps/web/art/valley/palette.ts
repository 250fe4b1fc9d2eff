/** The inks of the poster, by day and by night. */
export type ValleyInks = {
  readonly sky: readonly [string, string, string];
  readonly disc: string;
  readonly halo: readonly [string, string, string];
  readonly rays: string;
  readonly rayOpacity: number;
  readonly cloud: string;
  readonly far: readonly [string, string, string];
  readonly near: readonly [string, string];
  readonly woods: readonly [string, string];
  readonly middle: readonly [string, string];
  readonly front: readonly [string, string];
  readonly pines: string;
  readonly timber: string;
  readonly window: string;
  readonly canvas: readonly [string, string, string];
  readonly river: readonly [string, string, string];
  readonly ripple: string;
  readonly hatch: readonly [string, string];
  readonly tufts: string;
  readonly vignette: string;
  readonly isNight: boolean;
};

export const DAY: ValleyInks = {
  sky: ['#e8b470', '#f3cf8c', '#fbe7b4'],
  disc: '#fff3c8',
  halo: ['#fff6d2', '#ffe59a', '#ffd269'],
  rays: '#e9a552',
  rayOpacity: 0.22,
  cloud: '#fff4d2',
  far: ['#e0a877', '#c4825c', '#fdf0cf'],
  near: ['#c47e52', '#a05c3e'],
  woods: ['#8a4a30', '#7a3f2b'],
  middle: ['#a5623c', '#6a3623'],
  front: ['#5b2f1f', '#2a140d'],
  pines: '#47241a',
  timber: '#3b1d16',
  window: '#f4b24a',
  canvas: ['#e9cf96', '#b98a55', '#5a2c1c'],
  river: ['#fff0bd', '#f3bf5a', '#a8632a'],
  ripple: '#fff7da',
  hatch: ['#3a170c', '#c07a48'],
  tufts: '#1d0b06',
  vignette: '#2a0f05',
  isNight: false,
};

export const NIGHT: ValleyInks = {
  sky: ['#0a1024', '#16203f', '#3b4468'],
  disc: '#eef1f8',
  halo: ['#cfdaf2', '#a9bce6', '#7f95c8'],
  rays: '#6f86bd',
  rayOpacity: 0.1,
  cloud: '#8a97bd',
  far: ['#46547c', '#333f63', '#b9c4df'],
  near: ['#333c5c', '#262d49'],
  woods: ['#1d2237', '#171b2d'],
  middle: ['#2c2636', '#17131f'],
  front: ['#17111a', '#070508'],
  pines: '#0f0d17',
  timber: '#0b0910',
  window: '#ffc15a',
  canvas: ['#e0a14e', '#8a5a2c', '#3a1d10'],
  river: ['#dfe7f8', '#7f93c0', '#232a45'],
  ripple: '#eef3ff',
  hatch: ['#060509', '#5c6384'],
  tufts: '#050306',
  vignette: '#04060e',
  isNight: true,
};
