import { ClaimedMarker } from '@claim-it/board';
import type { MatchSetup } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import { groupsOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { sitterAt } from '../model/seats.ts';
import type { Moment } from '../stage/moment.ts';
import { MineLight } from './mineLight.tsx';
import './win.css';

type Ended = Extract<Moment, { kind: 'ended' }>;

type Props = { readonly moment: Ended; readonly game: Game; readonly setup: MatchSetup };

/** From so many of its parts on the word lands, and then the plate. */
const WORD = 1000 / 2600;
const PLATE = 1300 / 2600;

/** The end of a game, worth a moment: the mine lights up, then who won and with what. */
export const Win = ({ moment: { ms, winners }, game, setup }: Props): JSX.Element => {
  const { spaces, happened } = text();
  const { winner, winners: several, goOn } = spaces.moments;
  const after = (share: number): { animationDelay: string } => ({
    animationDelay: `${ms * share}ms`,
  });
  return (
    <>
      <MineLight game={game} ms={ms} />
      <p class="win-word" style={after(WORD)}>
        {`${winners.length === 1 ? winner : several}!`}
      </p>
      <div class="win-plates" style={after(PLATE)}>
        {winners.map((seat) => {
          const { name, color } = sitterAt(setup, seat);
          return (
            <div key={seat} class="win-plate plate one-row">
              <ClaimedMarker color={color} size={64} />
              <p>
                <b>{name}</b>
                <span>{happened.end.mineOf(groupsOf(game.board, seat)[0]?.length ?? 0)}</span>
              </p>
            </div>
          );
        })}
        <p class="win-on">{goOn}</p>
      </div>
    </>
  );
};
