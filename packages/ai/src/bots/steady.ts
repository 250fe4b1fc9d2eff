import type { Choice, Game, Placement } from '@claim-it/rules';
import {
  claimsToCall,
  groupsOf,
  invariant,
  leaders,
  NEIGHBOURS,
  ownerOf,
  placementsOf,
  presentSeats,
  stakedSpaces,
  standingOf,
  turnsLeftIn,
} from '@claim-it/rules';
import { afterPlacing, ifTaken } from '../analysis/reasons.ts';
import { bustsNow } from '../odds.ts';
import type { Bot } from './bot.ts';

/** The value of one more step of each kind, in spaces. */
const CLAIM = 0.6;
const GROUP = 1;
const RIVAL_GROUP = 0.5;
const LOOSE_SPACE = 0.25;
/** The usual gain of the next roll, in spaces. */
const NEXT_SPACE = 1.1;

/** The score of a seat on the board, in spaces; opponents' largest group counts against it. */
const worth = (game: Game, seat: Game['turn']['seat']): number => {
  const own = standingOf(game.board, seat);
  const rivals = presentSeats(game)
    .filter((other) => other !== seat)
    .map((other) => standingOf(game.board, other).group);
  return (
    GROUP * own.group +
    CLAIM * Math.min(own.claims, claimsToCall(game.setup.colors.length)) +
    LOOSE_SPACE * own.spaces -
    RIVAL_GROUP * Math.max(0, ...rivals)
  );
};

/** Spaces beside the largest group are the ones that will join it later. */
const nearness = (game: Game, { space }: Placement): number => {
  const { seat, stakes } = game.turn;
  const [largest = []] = groupsOf(game.board, seat);
  const isNear = NEIGHBOURS[space].some(
    (neighbour) =>
      largest.includes(neighbour) ||
      stakes[neighbour] !== undefined ||
      ownerOf(game.board[neighbour]) === seat,
  );
  return isNear ? 0.3 : 0;
};

/** The prospect of a placement: the value of a take after it, less the cost of a bust. */
const promise = (game: Game, placement: Placement): number => {
  const { seat } = game.turn;
  const after = afterPlacing(game, placement);
  const gain = worth(ifTaken(after), seat) - worth(game, seat);
  const risk = bustsNow(after) / 216;
  return (
    gain * (1 - risk) +
    nearness(game, placement) -
    risk * stakedSpaces(after.turn.stakes).length * 0.3
  );
};

const place = (game: Game): Choice => {
  const ranked = placementsOf(game)
    .map((placement) => ({ placement, promise: promise(game, placement) }))
    .sort((left, right) => right.promise - left.promise);
  const best = ranked[0];
  invariant(best !== undefined, 'a waiting roll can be placed');
  return { kind: 'place', seat: game.turn.seat, space: best.placement.space };
};

/** In the very last turn only winning counts: behind, there is nothing to lose. */
const isLastTurn = (game: Game): boolean => turnsLeftIn(game) === 1;

const decideStop = (game: Game): Choice => {
  const { seat } = game.turn;
  const after = ifTaken(game);
  if (isLastTurn(game)) return { kind: leaders(after).includes(seat) ? 'take' : 'roll', seat };
  const busts = bustsNow(game);
  const atStake = worth(after, seat) - worth(game, seat);
  const stops = busts * atStake > (216 - busts) * NEXT_SPACE;
  return { kind: stops ? 'take' : 'roll', seat };
};

/** A heuristic: claims and the largest group first, then the bust count. */
export const steadyBot: Bot = (game) => {
  const { seat, phase } = game.turn;
  if (phase.kind === 'toPlace') return place(game);
  if (phase.kind === 'toDecide') return decideStop(game);
  return { kind: 'roll', seat };
};
