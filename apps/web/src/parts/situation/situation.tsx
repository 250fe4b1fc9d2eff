import './situation.css';
import { Marker } from '@claim-it/board';
import type { Game } from '@claim-it/rules';
import { claimsToCall, colorOf, seatsOf, standingOf, turnsLeftIn } from '@claim-it/rules';
import type { JSX } from 'preact';
import { DataTable } from '../../kit/controls/dataTable.tsx';
import { puzzles } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

/** What decides a position besides the board: the last round, the rules, and how all players stand. */
export const Situation = ({ game }: { readonly game: Game }): JSX.Element => {
  const texts = puzzles.text();
  const left = turnsLeftIn(game);
  const { cards: say } = text().table;
  const needed = claimsToCall(game.setup.colors.length);
  const rows = seatsOf(game).map((seat) => {
    const color = colorOf(game, seat);
    const { group, claims } = standingOf(game.board, seat);
    const isYou = seat === game.turn.seat;
    const player = (
      <span class="marked-name one-row">
        <Marker color={color} size={26} />
        {text().words.colors[color]}
        {isYou && ` (${say.you})`}
      </span>
    );
    const look = isYou ? 'is-you' : '';
    return { key: seat, look, cells: [player, group, texts.claimsOf(claims, needed)] as const };
  });
  return (
    <>
      {left !== null && <p class="problem-line">{texts.lastRound(left)}</p>}
      {game.setup.variant === 'reuse' && <p>{texts.reuse}</p>}
      <DataTable
        look="situation"
        caption={texts.standings}
        hasHiddenCaption={true}
        columns={[text().table.end.player, say.mine, say.claims]}
        rows={rows}
      />
    </>
  );
};
