import type { MatchSetup } from '@claim-it/client/model';
import type { Game, Seat } from '@claim-it/rules';
import { turnsLeftIn } from '@claim-it/rules';
import type { Moment } from '../stage/moment.ts';
import { isPerson, isShared } from './seats.ts';

/** What the person on turn is told beside "Your turn". */
export type TurnHint =
  | 'passTo'
  | 'rollFirst'
  | 'pickSpace'
  | 'rollOrTake'
  | 'lastRoundHint'
  | 'lastTurnHint';

export type Banner =
  | { readonly kind: 'whoBegins' }
  | { readonly kind: 'yours'; readonly seat: Seat; readonly hint: TurnHint }
  | {
      readonly kind: 'watching';
      readonly seat: Seat;
      readonly doing: 'rolling' | 'taking';
      readonly rolls: number;
    }
  | { readonly kind: 'busted'; readonly seat: Seat; readonly lost: number }
  | { readonly kind: 'lastRound'; readonly seat: Seat; readonly claims: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** Whether nobody plays after this turn: turns of seats that have left are passed over. R8 */
const isLastTurn = ({ turn, departed, setup: { colors } }: Game, left: number): boolean =>
  Array.from({ length: left - 1 }, (_, at) => (turn.seat + 1 + at) % colors.length).every((seat) =>
    departed.some((gone) => gone === seat),
  );

const hintFor = (game: Game, setup: MatchSetup): TurnHint => {
  const { phase } = game.turn;
  if (phase.kind === 'toRoll' && isShared(setup)) return 'passTo';
  if (phase.kind === 'toPlace') return 'pickSpace';
  const left = turnsLeftIn(game);
  if (left !== null) return isLastTurn(game, left) ? 'lastTurnHint' : 'lastRoundHint';
  return phase.kind === 'toRoll' ? 'rollFirst' : 'rollOrTake';
};

export const bannerOf = (
  game: Game,
  setup: MatchSetup,
  moment: Moment | null,
  rolls: number,
): Banner => {
  const { seat, phase } = game.turn;
  if (moment?.kind === 'rollOff') return { kind: 'whoBegins' };
  if (moment?.kind === 'busting')
    return { kind: 'busted', seat: moment.seat, lost: moment.lost.length };
  if (moment?.kind === 'lastRound')
    return { kind: 'lastRound', seat: moment.seat, claims: moment.claims };
  if (phase.kind === 'over') return { kind: 'over', winners: phase.winners };
  const isRolling = moment?.kind === 'rolling' || phase.kind === 'rolling';
  if (isPerson(setup, seat) && !isRolling)
    return { kind: 'yours', seat, hint: hintFor(game, setup) };
  const doing = moment?.kind === 'taking' ? 'taking' : 'rolling';
  // A roll that is still on its way is not yet among those seen.
  return { kind: 'watching', seat, doing, rolls: isRolling ? rolls + 1 : rolls };
};
