import { Marker } from '@claim-it/board';
import type { SinceTurn } from '@claim-it/client/model';
import { lossesIn } from '@claim-it/client/model';
import type { HappenedText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { sitterAt } from '../model/seats.ts';
import { isTheirTurn } from '../state/changes.ts';
import type { TableModel } from '../state/tableModel.ts';

type Notice = { readonly head: string; readonly detail: string };

type Losses = readonly {
  readonly name: string;
  readonly spaces: SinceTurn['changes'][number]['space'][];
}[];

/** The player who took spaces, which ones, and the effect on the reader's mine. */
const sayLosses = (say: HappenedText, losses: Losses, { mine }: SinceTurn): Notice | null => {
  const [first, ...others] = losses;
  if (first === undefined) return null;
  const fell = mine.to < mine.from ? ` ${say.mineFell(mine)}` : '';
  if (others.length === 0)
    return { head: say.lostTo(first), detail: `${say.lostAt(first.spaces)}${fell}` };
  const all = losses.reduce((sum, { spaces }) => sum + spaces.length, 0);
  return {
    head: say.lostToSeveral(all),
    detail: `${losses.map(say.lostEach).join(' ')}${fell}`,
  };
};

/** What the person who is about to roll has lost since their last turn; stays until the roll. The live regions say the same. */
export const JumpNotice = ({ table }: { readonly table: TableModel }): JSX.Element | null => {
  const { match, game, changes, canAct } = table;
  const since = changes.news.value;
  if (since === null || !canAct.value || !isTheirTurn(since, game.value, match)) return null;
  const { setup } = match;
  const lost = lossesIn(since);
  const losses = lost.map(({ seat, spaces }) => ({
    name: sitterAt(setup, seat).name,
    spaces: [...spaces],
  }));
  const said = sayLosses(text().happened, losses, since);
  const [first] = lost;
  if (said === null || first === undefined) return null;
  return (
    <div class="jump-notice one-row comes-in" aria-hidden="true">
      <span class="jump-discs">
        <Marker color={sitterAt(setup, since.seat).color} size={40} />
        <Marker color={sitterAt(setup, first.seat).color} size={40} />
      </span>
      <p>
        <b>{said.head}</b>
        <span>{said.detail}</span>
      </p>
    </div>
  );
};
