import './moments.css';
import './rollOff.css';
import type { MatchSetup } from '@claim-it/client/model';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../model/seats.ts';
import type { Moment } from '../stage/moment.ts';
import { Flag } from './flag.tsx';
import { RollOff } from './rollOff.tsx';
import { Stamp } from './stamp.tsx';
import { Winner } from './winner.tsx';

type Props = { readonly moment: Moment | null; readonly setup: MatchSetup };

const Shown = ({ moment, setup }: Props): JSX.Element | null => {
  const { player } = namesAt(text(), setup);
  switch (moment?.kind) {
    case 'rollOff':
      return <RollOff moment={moment} sitters={setup.sitters} />;
    case 'busting':
      return <Stamp moment={moment} />;
    case 'lastRound':
      return <Flag moment={moment} player={player(moment.seat)} />;
    case 'ended':
      return <Winner moment={moment} players={moment.winners.map(player)} />;
    default:
      return null;
  }
};

/** The big moments, over the board. The live regions say them, so this is only for the eye. */
export const MomentLayer = (props: Props): JSX.Element => (
  <div class="moment-layer" aria-hidden="true">
    <Shown {...props} />
  </div>
);
