import { ClaimPiles, memoDeep, Squatter } from '@claim-it/board';
import type { Pip, Space } from '@claim-it/rules';
import { countClaimsLeft, freeSquatters, PIPS, squatterAt } from '@claim-it/rules';
import type { JSX } from 'preact';
import { isRoomy } from '../../kit/style/isWide.ts';
import { text } from '../../kit/text/texts.ts';
import type { TableModel } from '../state/tableModel.ts';
import './rack.css';

/** `space` is the squatter's space; null while it is free. */
type SocketProps = { readonly number: Pip; readonly space: Space | null };

const Socket = memoDeep(({ number, space }: SocketProps): JSX.Element => {
  const { tray: say } = text().table;
  const told = space === null ? say.squatterFree(number) : say.squatterOut({ number, space });
  return (
    <li title={told} data-out={space !== null}>
      <span class="spoken-only">{told}</span>
      <Squatter number={number} isOut={space !== null} size={42} />
    </li>
  );
});

/** The six squatters: free ones are in the rack, an empty socket shows the squatter's space. */
export const Rack = ({ table }: { readonly table: TableModel }): JSX.Element => {
  const { tray: say } = text().table;
  const { stakes } = table.game.value.turn;
  return (
    <section aria-label={say.squatters}>
      <p class={isRoomy.value ? 'rack-label' : 'spoken-only'}>
        <b>{say.squatters}</b>
        <span>{say.squattersLeft(freeSquatters(stakes).length)}</span>
      </p>
      <ul class="rack-sockets well">
        {PIPS.map((number) => (
          <Socket key={number} number={number} space={squatterAt(stakes, number)} />
        ))}
      </ul>
    </section>
  );
};

/** Fewer than this many are worth a warning. */
const FEW = 3;

/** The claim markers left in the box. */
export const Supply = ({ table }: { readonly table: TableModel }): JSX.Element => {
  const { tray: say } = text().table;
  const { board, turn } = table.game.value;
  const left = countClaimsLeft(board, turn.stakes);
  return (
    <p class={`supply one-row ${left < FEW ? 'is-low' : ''}`}>
      <span class="spoken-only">{say.claimsLeft(left)}</span>
      <span class="supply-art" aria-hidden="true">
        {isRoomy.value ? (
          <ClaimPiles count={left} size={62} />
        ) : (
          <ClaimPiles count={left} size={50} piles={1} />
        )}
      </span>
      <span class="supply-count" aria-hidden="true">
        <b>{left}</b>
        <span>{say.claimsLeftLabel(left)}</span>
      </span>
    </p>
  );
};

/** The available markers: the squatters and the claims. */
export const Stores = ({ table }: { readonly table: TableModel }): JSX.Element => (
  <div class="stores">
    <Rack table={table} />
    <Supply table={table} />
  </div>
);
