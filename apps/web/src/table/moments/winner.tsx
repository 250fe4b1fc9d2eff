import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../stage/moment.ts';

type Props = {
  readonly moment: Extract<Moment, { kind: 'ended' }>;
  readonly players: readonly string[];
};

/** Big letters, once the winning mine is lit. */
export const Winner = ({ moment: { ms }, players }: Props): JSX.Element => {
  const { winner, winners } = text().spaces.moments;
  return (
    <div class="winner" style={{ '--delay': `${ms * 0.6}ms`, '--ms': `${ms * 0.25}ms` }}>
      <p class="winner-word">{players.length === 1 ? winner : winners}</p>
      {players.map((player) => (
        <p key={player} class="winner-name">
          {player}
        </p>
      ))}
    </div>
  );
};
