import { ClaimedMarker, Die } from '@claim-it/board';
import type { Settings } from '@claim-it/client/storage';
import { settings } from '@claim-it/client/storage';
import type { Color, Game } from '@claim-it/rules';
import { colorOf } from '@claim-it/rules';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { bandOf } from '../model/gaugeScale.ts';
import type { Outlook } from '../model/outlook.ts';
import { outlookOf } from '../model/outlook.ts';
import { percentOf, riskAfter } from '../model/risk.ts';
import { namesAt } from '../model/seats.ts';
import type { Actions } from '../state/actions.ts';
import type { TableModel } from '../state/tableModel.ts';
import { Gauge } from './gauge.tsx';
import './plates.css';

type Props = { readonly table: TableModel; readonly actions: Actions };

const Screws = (): JSX.Element => (
  <>
    <i class="screw" />
    <i class="screw" />
    <i class="screw" />
    <i class="screw" />
  </>
);

/** What the roll plate says of the risk: for wide plates and for narrow ones. */
const sayRisk = (
  { plates: say }: Pick<TableText, 'plates'>,
  busts: number,
  risk: Settings['risk'],
): { readonly long: string; readonly short: string } | null => {
  if (risk === 'off') return null;
  if (risk === 'band') return { long: say.bands[bandOf(busts)], short: say.bands[bandOf(busts)] };
  const percent = percentOf(busts);
  return { long: say.risk({ percent, busts }), short: say.riskShort(percent) };
};

const Lines = ({ long, short }: { readonly long: string; readonly short: string }): JSX.Element => (
  <>
    <span class="plate-line is-long">{long}</span>
    <span class="plate-line is-short">{short}</span>
  </>
);

/** Roll, or roll again with the risk of doing so. */
export const RollPlate = ({ table, actions }: Props): JSX.Element => {
  const say = text().table;
  const game = table.game.value;
  const { risk } = settings.value;
  const busts = riskAfter(game);
  const isReady = table.canAct.value && game.turn.phase.kind !== 'toPlace';
  const isFirst = game.turn.phase.kind === 'toRoll';
  const told = busts === null || !table.canAct.value ? null : sayRisk(say, busts, risk);
  const shown = table.canAct.value ? busts : null;
  return (
    <button
      type="button"
      class="roll-plate plate"
      aria-disabled={!isReady}
      aria-keyshortcuts={settings.value.keys.roll}
      onClick={actions.roll}
    >
      <Screws />
      <span class="plate-art centered">
        {isFirst || risk === 'off' ? (
          <Die pip={5} size={58} turn={1} />
        ) : (
          <Gauge busts={shown} size={106} precision={risk} />
        )}
      </span>
      <span class="plate-words">
        <b>{isFirst ? say.plates.roll : say.plates.rollAgain}</b>
        {told !== null && <Lines {...told} />}
        {isFirst && table.canAct.value && <span class="plate-line">{say.plates.firstRoll}</span>}
      </span>
    </button>
  );
};

/** What taking would do, in one line; the end of the game is worth more words than the mine. */
const sayOutlook = (
  { plates: say }: Pick<TableText, 'plates'>,
  { winners, callsLastRound, mine }: Outlook,
  game: Game,
  nameOf: (seat: Game['turn']['seat']) => string,
): { readonly long: string; readonly short: string } => {
  const both = (words: string): { long: string; short: string } => ({ long: words, short: words });
  if (winners !== null) {
    if (!winners.includes(game.turn.seat)) return both(say.takeLoses(winners.map(nameOf)));
    return both(winners.length === 1 ? say.takeWins : say.takeShares);
  }
  if (callsLastRound)
    return { long: `${say.mine(mine)}\n${say.callsLastRound}`, short: say.callsLastRound };
  return { long: say.mine(mine), short: say.mineShort(mine) };
};

const takeHead = (say: TableText['plates'], outlook: Outlook | null, isAsked: boolean): string => {
  if (outlook === null) return say.takeNothing;
  return isAsked ? say.takeSure(outlook.spaces) : say.take(outlook.spaces);
};

/** Take the spaces of this turn, with what that does; asks again first if the player wants it so. */
export const TakePlate = ({ table, actions }: Props): JSX.Element => {
  const say = text().table;
  const game = table.game.value;
  const outlook = table.canAct.value ? outlookOf(game) : null;
  const isAsked = outlook !== null && table.isTakeAsked.value;
  const names = namesAt(text(), table.match.setup);
  const told = outlook && sayOutlook(say, outlook, game, names.player);
  const isLoss = outlook?.winners?.includes(game.turn.seat) === false;
  const color: Color = colorOf(game, game.turn.seat);
  return (
    <button
      type="button"
      class={`take-plate ${isAsked ? 'is-asked' : ''} ${isLoss ? 'is-loss' : ''}`}
      data-color={color}
      aria-disabled={outlook === null}
      aria-keyshortcuts={settings.value.keys.take}
      onClick={actions.take}
    >
      <span class="plate-art centered">
        <ClaimedMarker color={color} size={90} />
      </span>
      <span class="plate-words">
        <b>{takeHead(say.plates, outlook, isAsked)}</b>
        {isAsked && <span class="plate-line">{say.plates.pressAgain}</span>}
        {!isAsked && told !== null && <Lines {...told} />}
      </span>
    </button>
  );
};
