import type { JSX } from 'preact';

/** Who is connected, who was until a while ago, and who has gone for good. */
export type LampState = 'here' | 'away' | 'gone';

const GLASS: Readonly<Record<LampState, string>> = {
  here: '#fff0bd',
  away: '#4a2c12',
  gone: '#21150b',
};

const Flame = (): JSX.Element => (
  <>
    <circle class="lamp-glow" r="17" cy="1" fill="#ffc95a" fill-opacity=".35" />
    <path d="M-7-7.500h14l2 15.500h-18z" fill={GLASS.here} stroke="#b98a36" stroke-width="1.400" />
    <path
      d="M0-5.500c3.600 4 4.600 6 4.600 8A4.600 4.600 0 0 1 0 7a4.600 4.600 0 0 1-4.600-4.500c0-2.500 2.600-4 4.600-8z"
      fill="#f09a1f"
    />
  </>
);

const Ember = (): JSX.Element => (
  <>
    <path d="M-7-7.500h14l2 15.500h-18z" fill={GLASS.away} stroke="#b98a36" stroke-width="1.400" />
    <circle cy="4.600" r="2.400" fill="#d98b3a" />
    <path d="M-1 1c-2-3 2-3 0-6" fill="none" stroke="#a58a64" stroke-width="1.200" />
  </>
);

const Cross = (): JSX.Element => (
  <>
    <path d="M-7-7.500h14l2 15.500h-18z" fill={GLASS.gone} stroke="#b98a36" stroke-width="1.400" />
    <path d="M-4-3 4 5M4-3-4 5" stroke="#b39a70" stroke-width="1.600" />
  </>
);

const INSIDE = { here: Flame, away: Ember, gone: Cross };

/** A lantern that burns, glows or is dark; the word beside it says the same. */
export const Lamp = ({ state }: { readonly state: LampState }): JSX.Element => {
  const Inside = INSIDE[state];
  return (
    <svg class="art lamp" viewBox="-14 -18 28 34" aria-hidden="true" focusable="false">
      <Inside />
      <path d="M-5-11a5 5 0 0 1 10 0" fill="none" stroke="#e3bb66" stroke-width="1.800" />
      <path d="M-7-11h14l1.500 3.500h-17zM-10 8h20v4.500h-20z" fill="#b98a36" stroke="#3f2908" />
    </svg>
  );
};
