import './situation.css';
import { Marker } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { claimsToCall, colorOf, seatsOf, standingOf, turnsLeftIn } from '@claim-it/rules';
import type { PuzzleText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';

type Props = { readonly texts: PuzzleText; readonly game: Game };

/** Who stands where, because the board alone does not count. */
const Standings = ({ texts, game }: Props): JSX.Element => {
  const { cards: say } = text().table;
  const needed = claimsToCall(game.setup.colors.length);
  return (
    <table class="puzzle-standings">
      <caption class="spoken-only">{texts.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.player}</th>
          <th scope="col">{say.mine}</th>
          <th scope="col">{say.claims}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(game).map((seat) => {
          const color = colorOf(game, seat);
          const { group, claims } = standingOf(game.board, seat);
          const isYou = seat === game.turn.seat;
          return (
            <tr key={seat} class={isYou ? 'is-you' : ''}>
              <th scope="row">
                <Marker color={color} size={26} />
                {text().words.colors[color]}
                {isYou && ` (${say.you})`}
              </th>
              <td>{group}</td>
              <td>{texts.claimsOf(claims, needed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** What decides a position besides the board: the last round, the rules, and how everybody stands. */
export const Situation = ({ texts, game }: Props): JSX.Element => {
  const left = turnsLeftIn(game);
  return (
    <>
      {left !== null && <p class="puzzle-last">{texts.lastRound(left)}</p>}
      {game.setup.variant === 'reuse' && <p>{texts.reuse}</p>}
      <Standings texts={texts} game={game} />
    </>
  );
};
