import { ClaimedMarker, Die } from '@claim-it/board';
import type { Settings } from '@claim-it/client/storage';
import { settings } from '@claim-it/client/storage';
import type { Color, Game } from '@claim-it/rules';
import { colorOf } from '@claim-it/rules';
import type { TableText } from '@claim-it/text';
import type { ButtonHTMLAttributes, ComponentChildren, JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import { useSettled, whenSettled } from '../../kit/controls/settled.ts';
import { text } from '../../kit/text/texts.ts';
import { sayAgain } from '../model/again.ts';
import { bandOf, riskAfter } from '../model/gaugeScale.ts';
import type { Outlook } from '../model/outlook.ts';
import { outlookOf } from '../model/outlook.ts';
import { resultOf } from '../model/result.ts';
import { isPerson, namesAt } from '../model/seats.ts';
import type { Actions } from '../state/actions.ts';
import type { Errands } from '../state/errands.ts';
import type { PlayedTable, TableModel } from '../state/tableModel.ts';
import { Gauge } from './gauge.tsx';
import './plates.css';

type PlateProps = Omit<ButtonHTMLAttributes, 'children'> & {
  readonly art: JSX.Element;
  readonly head: string;
  /** Words that are too long for the largest font size. */
  readonly isSentence?: boolean;
  readonly hasScrews?: boolean;
  readonly children?: ComponentChildren;
};

/** One of the two big buttons of a table: a picture, and words beside it. */
const Plate = (props: PlateProps): JSX.Element => {
  const { art, head, isSentence, hasScrews, children, ...rest } = props;
  return (
    <button type="button" {...rest}>
      {hasScrews && [0, 1, 2, 3].map((at) => <i key={at} class="screw" />)}
      <span class="plate-art centered">{art}</span>
      <span class="plate-words">
        <b class={isSentence ? 'is-sentence' : ''}>{head}</b>
        {children}
      </span>
    </button>
  );
};

type Props = { readonly table: TableModel; readonly actions: Actions };

/** While others play there is nothing to press. */
const restingLook = ({ match, game }: TableModel): string =>
  isPerson(match.setup, game.value.turn.seat) ? '' : 'is-resting';

/** What the roll plate says of the risk: for wide plates and for narrow ones. */
const sayRisk = (
  { plates: say }: Pick<TableText, 'plates'>,
  busts: number,
  risk: Settings['risk'],
): { readonly long: string; readonly short: string } | null => {
  if (risk === 'off') return null;
  if (risk === 'band') return { long: say.bands[bandOf(busts)], short: say.bands[bandOf(busts)] };
  return { long: say.risk(busts), short: say.riskShort(busts) };
};

const Lines = ({ long, short }: { readonly long: string; readonly short: string }): JSX.Element => (
  <>
    <span class="plate-line is-long">{long}</span>
    <span class="plate-line is-short">{short}</span>
  </>
);

const rollHead = (isHeld: boolean, isFirst: boolean): string => {
  const { happened, table } = text();
  if (isHeld) return happened.nextRoll;
  return isFirst ? table.plates.roll : table.plates.rollAgain;
};

/** Roll, or roll again with the risk of doing so. */
export const RollPlate = ({ table, actions }: Props): JSX.Element => {
  const say = text().table;
  const game = table.game.value;
  const { risk } = settings.value;
  const busts = riskAfter(game);
  const isHeld = table.stage.held.value !== null;
  const isReady = isHeld || (table.canAct.value && game.turn.phase.kind !== 'toPlace');
  const isFirst = game.turn.phase.kind === 'toRoll';
  const told = busts === null || !table.canAct.value ? null : sayRisk(say, busts, risk);
  const shown = table.canAct.value ? busts : null;
  return (
    <Plate
      class={`roll-plate plate ${restingLook(table)}`}
      hasScrews={true}
      aria-disabled={!isReady}
      aria-keyshortcuts={settings.value.keys.roll}
      onClick={actions.roll}
      art={
        isFirst || risk === 'off' ? (
          <Die pip={5} size={58} turn={1} />
        ) : (
          <Gauge busts={shown} size={106} precision={risk} />
        )
      }
      head={rollHead(isHeld, isFirst)}
    >
      {told !== null && <Lines {...told} />}
      {isFirst && table.canAct.value && <span class="plate-line">{say.plates.firstRoll}</span>}
    </Plate>
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

/** Take the spaces of this turn, with the effect; asks for confirmation if the player enabled it. */
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
    <Plate
      class={`take-plate ${restingLook(table)} ${isAsked ? 'is-asked' : ''} ${isLoss ? 'is-loss' : ''}`}
      data-color={color}
      aria-disabled={outlook === null}
      aria-keyshortcuts={settings.value.keys.take}
      onClick={actions.take}
      art={<ClaimedMarker color={color} size={90} />}
      head={takeHead(say.plates, outlook, isAsked)}
    >
      {isAsked && <span class="plate-line">{say.plates.pressAgain}</span>}
      {!isAsked && told !== null && <Lines {...told} />}
    </Plate>
  );
};

type EndProps = { readonly table: PlayedTable; readonly errands: Errands };

/** Where Roll and Take were, once the game is over: in the place of Roll what does no harm. */
export const EndPlates = ({ table, errands }: EndProps): JSX.Element => {
  const { end: say } = text().table;
  const game = table.game.value;
  const color = colorOf(game, resultOf(game)?.winners[0] ?? 0);
  const again = sayAgain(table.match);
  const isSettled = useSettled();
  return (
    <>
      <Plate
        class="roll-plate plate"
        onClick={sets(table.sheet, 'result')}
        art={<ClaimedMarker color={color} size={90} />}
        head={say.open}
      />
      {again !== null && (
        <Plate
          class="take-plate"
          data-color={color}
          isSentence={true}
          {...whenSettled(isSettled, errands.rematch)}
          art={<Die pip={6} size={58} turn={0} />}
          head={again}
        />
      )}
    </>
  );
};
