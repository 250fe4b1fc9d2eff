import type { Color } from '@claim-it/rules';
import type { JSX } from 'preact';

type Hat = { readonly brim: string; readonly light: string; readonly dark: string };

const PLAIN: Hat = { brim: '#6b4a2c', light: '#8c6640', dark: '#4a3019' };

/** One for each chair, so that two people never look alike. */
const HATS: readonly Hat[] = [
  PLAIN,
  { brim: '#c79f5c', light: '#e6c684', dark: '#94703a' },
  { brim: '#2f261f', light: '#4f4238', dark: '#191310' },
  { brim: '#8c6e52', light: '#ad8e70', dark: '#614a35' },
  { brim: '#b8b0a0', light: '#d8d1c2', dark: '#8a8273' },
];

const Back = (): JSX.Element => (
  <g fill="none" stroke-linecap="round">
    <path d="M-50-14Q-46-56 0-60T50-14" stroke="#1c0b04" stroke-width="17" />
    <path d="M-50-15Q-46-57 0-61T50-15" stroke="#7d4b28" stroke-width="13.500" />
    <path
      d="M-50-18Q-46-60 0-64T48-22"
      stroke="#c48a54"
      stroke-width="2.600"
      stroke-opacity=".75"
    />
  </g>
);

const Seat = (): JSX.Element => (
  <>
    <ellipse cx="8" cy="12" rx="82" ry="74" fill="url(#shadow)" />
    <rect x="-42" y="-32" width="84" height="74" rx="18" fill="#8a5a30" />
    <rect
      x="-36"
      y="-26"
      width="72"
      height="63"
      rx="14"
      fill="#622f1b"
      stroke="#1c0b04"
      stroke-width="1.500"
    />
    <path
      d="M-30 31h60M-31-16v40M31-16v40"
      stroke="#d8ab52"
      stroke-width="3.600"
      stroke-linecap="round"
      stroke-dasharray="0 10"
    />
  </>
);

const Person = ({ hat }: { readonly hat: Hat }): JSX.Element => (
  <>
    <path
      d="M-42 4C-48 22-40 44-26 54l12-6C-24 38-26 22-22 10zM42 4c6 18-2 40-16 50l-12-6C24 38 26 22 22 10z"
      class="coat"
    />
    <circle cx="-20" cy="53" r="7.500" fill="#d9a27a" />
    <circle cx="20" cy="53" r="7.500" fill="#c48a62" />
    <ellipse cy="2" rx="47" ry="24" class="coat" />
    <path d="M0-22a47 24 0 0 1 0 48q16-24 0-48z" fill="#000" fill-opacity=".2" />
    <ellipse cx="5" cy="9" rx="37" ry="35" fill="#000" fill-opacity=".42" />
    <ellipse rx="37" ry="35" fill={hat.brim} stroke={hat.dark} stroke-width="1.200" />
    <path d="M-35 0A35 33 0 0 1 0-33" fill="none" stroke={hat.light} stroke-width="3.500" />
    <ellipse rx="20.500" ry="19.500" class="hat-band" stroke="#1c0b04" stroke-width="1.200" />
    <ellipse rx="17.500" ry="16.500" fill={hat.light} />
    <path
      d="M-3-11Q-9 0-3 11M4-11q6 11 0 22"
      fill="none"
      stroke={hat.dark}
      stroke-width="2.600"
      stroke-linecap="round"
    />
  </>
);

type Props = { readonly color: Color | null; readonly chair: number };

/** A chair seen from above that faces down the page, taken or empty. */
export const Figure = ({ color, chair }: Props): JSX.Element => (
  <>
    <Seat />
    <Back />
    {color !== null && (
      <g class="sitter" data-color={color}>
        <Person hat={HATS[chair % HATS.length] ?? PLAIN} />
      </g>
    )}
  </>
);
