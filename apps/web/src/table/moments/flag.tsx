import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../stage/moment.ts';

type Props = {
  readonly moment: Extract<Moment, { kind: 'lastRound' }>;
  readonly player: string;
};

/** A red flag unfurls over the map, and goes. */
export const Flag = ({ moment: { ms }, player }: Props): JSX.Element => (
  <div class="flag" style={{ '--ms': `${ms}ms` }}>
    <p class="flag-cloth">
      <b>{text().spaces.moments.lastRound}</b>
      <span>{player}</span>
    </p>
  </div>
);
