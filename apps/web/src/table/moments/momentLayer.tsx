import './moments.css';
import './rollOff.css';
import type { MatchSetup } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import { isOver } from '@claim-it/rules';
import type { CSSProperties, JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../model/seats.ts';
import type { Moment } from '../stage/moment.ts';
import { LOSS } from '../stage/moment.ts';
import { MineLight } from './mineLight.tsx';
import { RollOff } from './rollOff.tsx';
import { Win } from './win.tsx';

type Kind<Name extends Moment['kind']> = Extract<Moment, { kind: Name }>;

const times = (delay: number, ms: number): CSSProperties => ({
  animationDelay: `${delay}ms`,
  animationDuration: `${ms}ms`,
});

/** A red flag unfurls over the map, and goes. */
const Flag = ({ ms, player }: Kind<'lastRound'> & { readonly player: string }): JSX.Element => (
  <div class="flag" style={{ animationDuration: `${ms}ms` }}>
    <p class="flag-cloth" style={{ animationDuration: `${ms * 0.27}ms` }}>
      <b>{text().table.cards.lastRound}</b>
      <span>{player}</span>
    </p>
  </div>
);

const stampOf = ({ kind, lost }: Kind<'busting' | 'passing'>): string => {
  const { spaces, table } = text();
  if (kind === 'passing') return spaces.moments.skipped;
  return lost.length === 0 ? spaces.moments.nothingLost : table.banner.busted;
};

/** The red stamp; it falls when the markers have been swept away. */
const Stamp = (moment: Kind<'busting' | 'passing'>): JSX.Element => {
  const { shake, sweep, stamp } = LOSS[moment.kind];
  return (
    <p class="stamp" style={times(moment.ms * (shake + sweep), moment.ms * stamp)}>
      <span>{stampOf(moment)}</span>
    </p>
  );
};

type Props = {
  readonly moment: Moment | null;
  readonly setup: MatchSetup;
  /** As the moment shows it. */
  readonly game: Game;
};

const Shown = ({ moment, setup, game }: Props): JSX.Element | null => {
  const { player } = namesAt(text(), setup);
  switch (moment?.kind) {
    case 'rollOff':
      return <RollOff moment={moment} sitters={setup.sitters} />;
    case 'busting':
    case 'passing':
      return <Stamp {...moment} />;
    case 'lastRound':
      return <Flag {...moment} player={player(moment.seat)} />;
    case 'ended':
      return <Win moment={moment} game={game} setup={setup} />;
    default:
      return isOver(game) ? <MineLight game={game} ms={null} /> : null;
  }
};

/** The big moments, over the board. The live regions say them, so this is only for the eye. */
export const MomentLayer = (props: Props): JSX.Element => (
  <div class="moment-layer centered" aria-hidden="true">
    <Shown {...props} />
  </div>
);
