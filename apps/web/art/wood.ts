import type { Seeded } from '@claim-it/board/drawings';
import { seeded, tenth } from '@claim-it/board/drawings';
import type { Drawing } from './browser.ts';

/** Red, green and blue from 0 to 255. */
export type Tone = readonly [number, number, number];

/** Light and dark rings of a tree, sawn lengthwise. */
const RINGS =
  '0 .35 .1 .55 .2 .7 .3 .62 .15 .8 .35 .7 .2 .9 .4 .75 .25 .85 .35 .6 .1 .7 .3 .9 .5 1';

const row = (gain: number, offset: number): string =>
  `${gain.toFixed(3)} 0 0 0 ${offset.toFixed(3)}`;

/** Turns gray grain into a color around `tone`; `depth` is how much the grain stands out. */
const stain = (tone: Tone, depth: number, gains: Tone): string => {
  const rows = tone.map((channel, at) => {
    const gain = depth * (gains[at] ?? 1);
    return row(gain, channel / 255 - gain * 0.4);
  });
  return `${rows.join(' ')} 0 0 0 0 1`;
};

type Grain = {
  readonly id: string;
  readonly tone: Tone;
  readonly depth: number;
  readonly next: Seeded;
};

const seed = (next: Seeded): number => Math.floor(next() * 900);

/** A filter that fills its element with the grain of one plank; left and right ends meet. */
const plankFilter = ({ id, tone, depth, next }: Grain): string => {
  const along = (0.0014 + next() * 0.0008).toFixed(4);
  const across = (0.011 + next() * 0.006).toFixed(4);
  const noise = (frequency: string, octaves: number, result: string): string =>
    `<feTurbulence type="fractalNoise" stitchTiles="stitch" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed(next)}" result="${result}"/>`;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    ${noise(`${along} ${across}`, 2, 'waves')}
    <feComponentTransfer in="waves" result="rings"><feFuncR type="table" tableValues="${RINGS}"/></feComponentTransfer>
    ${noise('.004 .42', 3, 'fibres')}
    ${noise('.003 .006', 2, 'clouds')}
    <feComposite in="rings" in2="fibres" operator="arithmetic" k2=".55" k3=".55" k4="-.08" result="grain"/>
    <feComposite in="grain" in2="clouds" operator="arithmetic" k2=".85" k3=".5" k4="-.2" result="all"/>
    <feColorMatrix in="all" values="${stain(tone, depth, [1.15, 0.74, 0.48])}"/></filter>`;
};

/** Where two boards meet end to end: a gap and four nails. */
const joint = (x: number, y: number, plank: number): string => {
  const nails = [-14, 14].flatMap((dx) => [22, plank - 22].map((dy) => [x + dx, y + dy] as const));
  const heads = nails.map(
    ([cx, cy]) =>
      `<circle cx="${tenth(cx)}" cy="${cy}" r="3.6" fill="#0d0805"/><circle cx="${tenth(cx - 0.7)}" cy="${cy - 0.8}" r="1.9" fill="#5b4a38" opacity=".7"/>`,
  );
  return `<path d="M${tenth(x)} ${y}v${plank}" stroke="#080402" stroke-width="2" opacity=".8"/><path d="M${tenth(x + 1.6)} ${y}v${plank}" stroke="#ffca84" opacity=".09"/>${heads.join('')}`;
};

export type TableTop = {
  readonly width: number;
  readonly planks: number;
  readonly plank: number;
  readonly isNight: boolean;
  readonly seed: number;
};

/** A piece of the table that repeats in both directions; the light falls on it later. */
export const tableTop = ({ width, planks, plank, isNight, seed: from }: TableTop): Drawing => {
  const next = seeded(from * 97);
  const height = planks * plank;
  const base: Tone = isNight ? [24, 15, 10] : [58, 34, 20];
  const glint = isNight ? 0.05 : 0.13;
  let filters = '';
  let boards = '';
  for (let at = 0; at < planks; at += 1) {
    const y = at * plank;
    const shade = 0.86 + next() * 0.28;
    const tone = base.map((channel) => channel * shade) as unknown as Tone;
    filters += plankFilter({ id: `plank${at}`, tone, depth: isNight ? 0.24 : 0.34, next });
    boards += `<rect y="${y}" width="${width}" height="${plank}" filter="url(#plank${at})"/>
      <rect y="${y}" width="${width}" height="1.5" fill="#080402" opacity=".85"/><rect y="${y + 1.5}" width="${width}" height="1.5" fill="#ffca84" opacity="${glint}"/>
      <rect y="${y + plank - 9}" width="${width}" height="8" fill="url(#seam)"/><rect y="${y + plank - 1.5}" width="${width}" height="1.5" fill="#080402" opacity=".85"/>
      ${joint(60 + next() * (width - 120), y, plank)}`;
  }
  const seam =
    '<linearGradient id="seam" x2="0" y2="1"><stop offset="0" stop-color="#060201" stop-opacity="0"/><stop offset="1" stop-color="#060201" stop-opacity=".5"/></linearGradient>';
  const svg = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}${seam}</defs>${boards}</svg>`;
  return { width, height, svg };
};

/** The grain of a short board, for the signpost. */
export const boardFilter = (id: string, tone: Tone, depth: number, from: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".0035 .03" numOctaves="2" seed="${from}" result="waves"/>
    <feComponentTransfer in="waves" result="rings"><feFuncR type="table" tableValues="${RINGS}"/></feComponentTransfer>
    <feTurbulence type="fractalNoise" baseFrequency=".008 .5" numOctaves="3" seed="${from + 7}" result="fibres"/>
    <feComposite in="rings" in2="fibres" operator="arithmetic" k2=".55" k3=".6" k4="-.1" result="grain"/>
    <feColorMatrix in="grain" values="${stain(tone, depth, [1.1, 0.8, 0.5])}"/></filter>`;
