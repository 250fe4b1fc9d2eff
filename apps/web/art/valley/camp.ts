import { mix, TONES, tenth } from '@claim-it/board/drawings';
import type { Color } from '@claim-it/rules';
import type { ValleyInks } from './palette.ts';

/** The headframe of the mine with its wheel, and a hut with a lit door. */
export const headframe = (x: number, y: number, { timber, window }: ValleyInks): string => {
  const at = (dx: number, dy: number): string => `${tenth(x + dx)} ${tenth(y + dy)}`;
  const legs = `M${at(-30, 0)}L${at(-7, -108)}M${at(30, 0)}L${at(7, -108)}M${at(-7, -108)}h14M${at(8, -100)}L${at(72, 0)}`;
  const braces = `M${at(-24, -28)}h48M${at(-18, -60)}h36M${at(-24, -28)}L${at(18, -60)}M${at(24, -28)}L${at(-18, -60)}`;
  const spokes = `M${at(-15, -112)}h30M${at(0, -127)}v30M${at(-10.5, -122.5)}l21 21M${at(10.5, -122.5)}l-21 21`;
  return `<g fill="none" stroke="${timber}" stroke-linecap="round"><path d="${legs}" stroke-width="5"/><path d="${braces}" stroke-width="3"/><circle cx="${x}" cy="${tenth(y - 112)}" r="15" stroke-width="3.5"/><path d="${spokes}" stroke-width="2"/></g>
    <path d="M${at(40, 4)}v-38l30-20 30 20v38z" fill="${timber}"/><path d="M${at(62, 4)}v-22h16v22z" fill="${window}"/>`;
};

export const tent = (x: number, y: number, size: number, { canvas }: ValleyInks): string => {
  const [lit, shade, door] = canvas;
  const [wide, high] = [size * 0.55, size * 0.8];
  return `<path d="M${x} ${tenth(y)}l${wide} ${-high}l${wide} ${high}z" fill="${lit}"/><path d="M${x + wide} ${tenth(y - high)}l${wide} ${high}h${-size * 0.42}z" fill="${shade}"/><path d="M${x + size * 0.42} ${tenth(y)}l${size * 0.13} ${-size * 0.5}l${size * 0.13} ${size * 0.5}z" fill="${door}"/>`;
};

/** A stake with a flag in a player's color. */
export const flag = (
  x: number,
  y: number,
  scale: number,
  color: Color,
  isNight: boolean,
): string => {
  const cloth = isNight ? mix(TONES[color].base, '#0a0f20', 0.45) : TONES[color].base;
  const [lit, shade] = isNight ? ['#8a7a60', '#4a3a28'] : ['#e9cf96', '#9a6c3c'];
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="10" cy="1" rx="22" ry="4" fill="#1a0803" opacity=".45"/><path d="M-3-66h6V-3L0 4-3-3z" fill="${lit}"/><path d="M0-66h3V-3L0 4z" fill="${shade}"/><path d="M3-63q16-7 30 1t24 1l-8 12 8 11q-12 6-24-1t-30 0z" fill="${cloth}"/><path d="M3-51q16-7 30 1t20 2l4 10q-12 6-24-1t-30 0z" opacity=".2"/></g>`;
};

/** A pan with gold in it, and a pickaxe. */
export const gear = (): string =>
  `<g transform="translate(332 856)"><ellipse cx="14" cy="16" rx="92" ry="17" fill="#120502" opacity=".55"/><ellipse rx="80" ry="27" fill="#7d8388"/><ellipse cy="-1.5" rx="78" ry="25" fill="#b9bec0"/><ellipse cy="3" rx="66" ry="19" fill="#4d4f52"/><ellipse cy="8" rx="54" ry="13" fill="#2f2a26"/><path d="M-34 8c4-9 14-12 20-8 5-8 17-9 22-2 7-6 20-4 22 4 8 0 10 7 4 10-14 8-58 8-68-4z" fill="#d99a1f"/><path d="M-26 5c4-5 10-6 14-3 4-6 13-6 16-1 6-4 15-3 17 3-8-2-12 1-15 2-5-4-10-3-13 1-7-3-12-2-19-2z" fill="#ffdf7a"/><circle cx="-20" cy="4" r="1.8" fill="#fff8dc"/><circle cx="8" r="1.8" fill="#fff8dc"/></g>
  <g transform="translate(214 884) rotate(-62)"><path d="M0-7h196l4 7-4 7H0z" fill="#8a5a2e"/><path d="M0-7h196l2 4H0z" fill="#c48a4e"/><path d="M182-66c18 22 26 44 26 66s-8 44-26 66c6-26 8-44 8-66s-2-40-8-66z" fill="#55504b"/><path d="M182-66c18 22 26 44 26 66h-6c0-22-8-44-20-66z" fill="#a29b92"/><rect x="184" y="-12" width="26" height="24" rx="4" fill="#3d3833"/></g>`;
