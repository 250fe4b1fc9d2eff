import './littleBoard.css';
import type { Holds } from '@claim-it/board';
import { Pile, ROWS } from '@claim-it/board';
import type { Game, Placement, Space } from '@claim-it/rules';
import { PIPS } from '@claim-it/rules';
import type { JSX } from 'preact';
import { offersIn } from '../../table/model/offers.ts';
import { baseOf } from '../../table/stage/moment.ts';

/** The content of a space, or a preview of the placement there. */
export const holdsOn = (
  game: Game,
  placements: readonly Placement[],
  space: Space,
): Holds | null => {
  const base = baseOf(game, game.board, space);
  const offer = placements.find((placement) => placement.space === space);
  if (offer !== undefined) return { base, stake: offer.stake, isGhost: true };
  const stake = game.turn.stakes[space] ?? null;
  return base === null && stake === null ? null : { base, stake };
};

const LittleSpace = ({ holds }: { readonly holds: Holds | null }) => (
  <span class={holds?.isGhost ? 'lit' : ''}>{holds !== null && <Pile {...holds} />}</span>
);

/** A picture of a board beside words that say what matters on it; as wide as its parent. */
export const LittleBoard = ({ game }: { readonly game: Game }): JSX.Element => {
  const { placements } = offersIn(game);
  return (
    <div class="little-board" aria-hidden="true">
      <div class="little-rows">
        {PIPS.toReversed().map((row) => (
          <span key={row}>{row}</span>
        ))}
      </div>
      <div class="little-spaces">
        {ROWS.flat().map((space) => (
          <LittleSpace key={space} holds={holdsOn(game, placements, space)} />
        ))}
      </div>
      <div class="little-columns">
        {PIPS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </div>
  );
};
