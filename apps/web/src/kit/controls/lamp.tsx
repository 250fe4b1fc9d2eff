import type { JSX } from 'preact';
import './lamp.css';

/** A flame for a person who is present, an ember for one who is away, a dark lamp for one who has left. */
export type LampState = 'here' | 'away' | 'gone';

const GLASS: Readonly<Record<LampState, string>> = {
  here: '#fff0bd',
  away: '#4a2c12',
  gone: '#21150b',
};

const LIGHTS: Readonly<Record<LampState, JSX.Element>> = {
  here: (
    <>
      <path
        d="M0-5.500c3.600 4 4.600 6 4.600 8A4.600 4.600 0 0 1 0 7a4.600 4.600 0 0 1-4.600-4.500c0-2.500 2.600-4 4.600-8z"
        fill="#f09a1f"
      />
      <path
        d="M0 0c1.800 2 2.200 2.800 2.200 4A2.200 2.200 0 0 1 0 6.300 2.200 2.200 0 0 1-2.200 4C-2.200 2.800-1.200 2 0 0z"
        fill="#fff6cf"
      />
    </>
  ),
  away: (
    <>
      <circle cy="4.600" r="2.400" fill="#d98b3a" />
      <path d="M-1 1c-2-3 2-3 0-6" fill="none" stroke="#a58a64" stroke-width="1.200" />
    </>
  ),
  gone: <path d="M-4-3 4 5M4-3-4 5" fill="none" stroke="#b39a70" stroke-width="1.600" />,
};

/** The lamp of a person at a table; a word is beside it or is read out. */
export const Lamp = ({ state }: { readonly state: LampState }): JSX.Element => (
  <svg class={`lamp is-${state}`} viewBox="-14 -18 28 34" aria-hidden="true">
    <path d="M-5-11a5 5 0 0 1 10 0" fill="none" stroke="#e3bb66" stroke-width="1.800" />
    <path d="M-7-11h14l1.500 3.500h-17z" fill="#b98a36" stroke="#3f2908" stroke-width=".8" />
    <path
      d="M-7-7.500h14l2 15.500h-18z"
      fill={GLASS[state]}
      stroke="#b98a36"
      stroke-width="1.400"
    />
    <path d="M-10 8h20v4.500h-20z" fill="#b98a36" stroke="#3f2908" stroke-width=".8" />
    {LIGHTS[state]}
  </svg>
);
