import './bots.css';
import type { Level } from '@claim-it/ai';
import type { JSX } from 'preact';

/** The file of a bot's portrait; `npm run bake -w @claim-it/web -- bot-` makes it. */
export const portraitOf = (level: Level): string => `/art/bot-${level}.svg`;

type Props = {
  readonly level: Level;
  /** In pixels; a style may set another one. */
  readonly size: number;
};

/** The face of a bot in a brass ring, decorative: its name is beside it. */
export const Portrait = ({ level, size }: Props): JSX.Element => (
  <img
    class="portrait"
    src={portraitOf(level)}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    draggable={false}
  />
);
