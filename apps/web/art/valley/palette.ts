/** The inks of the poster, each by day and by night. */
const INKS = {
  sky: [
    ['#e8b470', '#f3cf8c', '#fbe7b4'],
    ['#0a1024', '#16203f', '#3b4468'],
  ],
  disc: ['#fff3c8', '#eef1f8'],
  halo: [
    ['#fff6d2', '#ffe59a', '#ffd269'],
    ['#cfdaf2', '#a9bce6', '#7f95c8'],
  ],
  rays: ['#e9a552', '#6f86bd'],
  rayOpacity: [0.22, 0.1],
  cloud: ['#fff4d2', '#8a97bd'],
  far: [
    ['#e0a877', '#c4825c', '#fdf0cf'],
    ['#46547c', '#333f63', '#b9c4df'],
  ],
  near: [
    ['#c47e52', '#a05c3e'],
    ['#333c5c', '#262d49'],
  ],
  woods: [
    ['#8a4a30', '#7a3f2b'],
    ['#1d2237', '#171b2d'],
  ],
  middle: [
    ['#a5623c', '#6a3623'],
    ['#2c2636', '#17131f'],
  ],
  front: [
    ['#5b2f1f', '#2a140d'],
    ['#17111a', '#070508'],
  ],
  pines: ['#47241a', '#0f0d17'],
  timber: ['#3b1d16', '#0b0910'],
  window: ['#f4b24a', '#ffc15a'],
  canvas: [
    ['#e9cf96', '#b98a55', '#5a2c1c'],
    ['#e0a14e', '#8a5a2c', '#3a1d10'],
  ],
  river: [
    ['#fff0bd', '#f3bf5a', '#a8632a'],
    ['#dfe7f8', '#7f93c0', '#232a45'],
  ],
  ripple: ['#fff7da', '#eef3ff'],
  hatch: [
    ['#3a170c', '#c07a48'],
    ['#060509', '#5c6384'],
  ],
  tufts: ['#1d0b06', '#050306'],
  vignette: ['#2a0f05', '#04060e'],
} as const;

export type ValleyInks = { readonly isNight: boolean } & {
  readonly [Name in keyof typeof INKS]: (typeof INKS)[Name][number];
};

export const inksOf = (isNight: boolean): ValleyInks => {
  const inks = Object.entries(INKS).map(([name, both]) => [name, both[isNight ? 1 : 0]]);
  return { isNight, ...Object.fromEntries(inks) };
};
