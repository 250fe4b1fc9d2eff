import { Marker } from '@claim-it/board';
import type { MatchSetup } from '@claim-it/client/model';
import type { Game, Seat } from '@claim-it/rules';
import { colorOf, turnsLeftIn } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { isPerson, isShared, sitterAt } from '../model/seats.ts';
import { rollsThisTurn } from '../model/turns.ts';
import type { Moment } from '../stage/moment.ts';
import type { TableModel } from '../state/tableModel.ts';
import './banner.css';

/** What the banner says, and whose marker is on it. */
export type Banner = {
  readonly kind: keyof typeof LOOKS;
  readonly seat: Seat | null;
  readonly head: string;
  readonly detail: string | null;
};

/** Brass for you, dark for others, red for loss and the end. */
const LOOKS = {
  whoBegins: 'plate',
  yours: 'plate',
  over: 'plate',
  watching: 'plate dark',
  skipped: 'plate dark',
  busted: 'plate red',
  lastRound: 'plate red',
} as const;

/** Whether nobody plays after this turn: turns of seats that have left are passed over. R8 */
const isLastTurn = ({ turn, departed, setup: { colors } }: Game, left: number): boolean =>
  Array.from({ length: left - 1 }, (_, at) => (turn.seat + 1 + at) % colors.length).every((seat) =>
    departed.some((gone) => gone === seat),
  );

/** What the person on turn is told beside "Your turn". */
const sayHint = (game: Game, setup: MatchSetup): string => {
  const { banner: say } = text().table;
  const { phase, seat } = game.turn;
  if (phase.kind === 'toRoll' && isShared(setup)) return say.passTo(sitterAt(setup, seat).name);
  if (phase.kind === 'toPlace') return say.pickSpace;
  const left = turnsLeftIn(game);
  if (left !== null) return isLastTurn(game, left) ? say.lastTurnHint : say.lastRoundHint;
  return phase.kind === 'toRoll' ? say.rollFirst : say.rollOrTake;
};

export const bannerOf = (
  game: Game,
  setup: MatchSetup,
  moment: Moment | null,
  rolls: number,
): Banner => {
  const { banner: say } = text().table;
  const { seat, phase } = game.turn;
  const nameOf = (one: Seat): string => sitterAt(setup, one).name;
  const banner = (kind: Banner['kind'], of: Seat | null, head: string, detail: string | null) =>
    ({ kind, seat: of, head, detail }) as const;
  if (moment?.kind === 'rollOff') return banner('whoBegins', null, say.whoBegins, null);
  if (moment?.kind === 'busting')
    return banner('busted', moment.seat, say.busted, say.bustedLost(moment.lost.length));
  if (moment?.kind === 'passing') {
    const lost = moment.lost.length;
    const detail = lost === 0 ? null : say.bustedLost(lost);
    return banner('skipped', moment.seat, say.skipped(nameOf(moment.seat)), detail);
  }
  if (moment?.kind === 'lastRound') {
    const why = say.lastRoundWhy({ name: nameOf(moment.seat), claims: moment.claims });
    return banner('lastRound', moment.seat, say.lastRound, why);
  }
  if (phase.kind === 'over')
    return banner('over', phase.winners[0] ?? null, say.wins(phase.winners.map(nameOf)), say.over);
  const isRolling = moment?.kind === 'rolling' || phase.kind === 'rolling';
  if (isPerson(setup, seat) && !isRolling)
    return banner('yours', seat, say.yourTurn(nameOf(seat)), sayHint(game, setup));
  const doing = moment?.kind === 'taking' ? say.taking : say.rolling;
  // A roll that is still on its way is not yet among those seen.
  const seen = isRolling ? rolls + 1 : rolls;
  return banner('watching', seat, doing(nameOf(seat)), seen === 0 ? null : say.rollNumber(seen));
};

type Props = { readonly table: TableModel };

/** Whose turn it is and what is asked; the live regions say the same to those who listen. */
export const TurnBanner = ({ table: { match, game, moment, steps } }: Props): JSX.Element => {
  const rolls = rollsThisTurn(steps.value);
  const { kind, seat, head, detail } = bannerOf(game.value, match.setup, moment.value, rolls);
  return (
    <div class={`banner one-row ${LOOKS[kind]}`} data-kind={kind}>
      {LOOKS[kind] === 'plate' && <i class="screw" />}
      {seat !== null && <Marker color={colorOf(game.value, seat)} size={40} />}
      <p class="banner-words">
        <b>{head}</b>
        {detail !== null && <span>{detail}</span>}
      </p>
      {LOOKS[kind] === 'plate' && <i class="screw" />}
    </div>
  );
};
