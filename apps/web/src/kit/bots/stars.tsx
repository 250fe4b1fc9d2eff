import './bots.css';
import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import type { JSX } from 'preact';

/** How strong a bot is, from 1 to 7. */
export const starsOf = (level: Level): number => LEVELS.indexOf(level) + 1;

const STAR =
  'M0-10.500 3.100-3.600 10.600-2.900 4.900 2 6.600 9.300 0 5.400-6.600 9.300-4.900 2-10.600-2.900-3.100-3.600Z';

/** A drawn star; it says nothing by itself. */
export const Star = ({ isOn = true }: { readonly isOn?: boolean }): JSX.Element => (
  <svg class={`star ${isOn ? 'is-on' : ''}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={STAR} />
  </svg>
);

type Props = {
  readonly level: Level;
  /** What is read out. */
  readonly label: string;
};

/** Seven stars, as many of them golden as the bot has. */
export const Stars = ({ level, label }: Props): JSX.Element => (
  <span class="stars" role="img" aria-label={label}>
    {LEVELS.map((one) => (
      <Star key={one} isOn={starsOf(one) <= starsOf(level)} />
    ))}
  </span>
);

/** One star and the number, where there is little room. */
export const StarCount = ({ level, label }: Props): JSX.Element => (
  <span class="stars" role="img" aria-label={label}>
    <Star /> {starsOf(level)}
  </span>
);
