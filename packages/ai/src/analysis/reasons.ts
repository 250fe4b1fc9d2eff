import type { Board, Game, Placement, Seat, Space } from '@claim-it/rules';
import {
  apply,
  claimsOf,
  groupsOf,
  invariant,
  isOver,
  leaders,
  NEIGHBOURS,
  ownerOf,
  presentSeats,
  stakedSpaces,
  standingOf,
} from '@claim-it/rules';

/** Why a choice is best, with the facts for a sentence about it. Busts are out of 216. */
export type Reason =
  /** Taking ends the game and wins it. */
  | { readonly kind: 'winsNow' }
  /** The last turn, and taking does not win: nothing to lose. `gap` is the difference of the largest groups. */
  | { readonly kind: 'mustCatchUp'; readonly leader: Seat; readonly gap: number }
  | { readonly kind: 'callsLastRound'; readonly claims: number }
  /** The placement joins several groups. */
  | { readonly kind: 'joinsGroups'; readonly groups: number; readonly to: number }
  /** An opponent's largest group gets smaller. */
  | {
      readonly kind: 'blocksRival';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    }
  /** The player's own largest group grows, when the stakes are taken. */
  | { readonly kind: 'mineGrows'; readonly from: number; readonly to: number }
  | { readonly kind: 'claimForGood'; readonly space: Space }
  /** No other placement leaves fewer busting rolls; `next` is the next safest. */
  | { readonly kind: 'safestPlacement'; readonly busts: number; readonly next: number }
  | { readonly kind: 'claimsAtStake'; readonly claims: number; readonly busts: number }
  /** Too many rolls bust for what is at stake. */
  | { readonly kind: 'riskOutweighs'; readonly busts: number; readonly spacesAtStake: number }
  | { readonly kind: 'littleRisk'; readonly busts: number; readonly spacesAtStake: number }
  | { readonly kind: 'littleAtStake'; readonly busts: number; readonly spacesAtStake: number }
  /** Rolling on gains this much more of the win than taking. */
  | { readonly kind: 'gainOutweighs'; readonly busts: number; readonly difference: number }
  /** Taking gains this much more of the win than rolling on, although nothing can bust. */
  | { readonly kind: 'takeOutweighs'; readonly difference: number }
  /** The second-best choice is worth almost the same. */
  | { readonly kind: 'closeCall'; readonly difference: number };

const LITTLE_RISK = 27;
const LITTLE_AT_STAKE = 2;

/** The game if the stakes were taken now, in any phase of the turn. */
export const ifTaken = (game: Game): Game => {
  const { seat, stakes } = game.turn;
  const decided: Game = {
    ...game,
    turn: { seat, stakes, phase: { kind: 'toDecide', undoable: null } },
  };
  const step = apply(decided, { kind: 'take', seat });
  invariant(step.ok, 'a turn can end');
  return step.value.game;
};

/** The game after a placement; null where the marker is already placed. */
export const afterPlacing = (game: Game, placement: Placement | null): Game => {
  if (placement === null) return game;
  const step = apply(game, { kind: 'place', seat: game.turn.seat, space: placement.space });
  invariant(step.ok, 'a listed placement is lawful');
  return step.value.game;
};

const groupOf = (board: Board, seat: Seat): number => standingOf(board, seat).group;

/** The opponent whose largest group shrinks most from one board to another, and less on all the `others`, if any does. */
const blockedRival = (
  game: Game,
  before: Board,
  after: Board,
  others: readonly Board[] = [],
): Reason | null => {
  const { seat: mover } = game.turn;
  const [most] = presentSeats(game)
    .filter((seat) => seat !== mover)
    .map((seat) => ({ seat, from: groupOf(before, seat), to: groupOf(after, seat) }))
    .filter(({ from, to }) => to < from)
    .filter(({ seat, to }) => others.every((other) => groupOf(other, seat) > to))
    .sort((left, right) => right.from - right.to - (left.from - left.to));
  return most === undefined ? null : { kind: 'blocksRival', ...most };
};

/** Reasons with priority: the game is won, must be turned, or enters its last round. */
export const decisiveReason = (placed: Game, then: 'roll' | 'take'): Reason | null => {
  const { seat } = placed.turn;
  const taken = ifTaken(placed);
  const [leader] = leaders(taken);
  if (then === 'roll') {
    // Not by the turns left: those of seats that have left are skipped. R8
    if (!isOver(taken) || leader === undefined || leaders(taken).includes(seat)) return null;
    const gap = groupOf(taken.board, leader) - groupOf(taken.board, seat);
    return { kind: 'mustCatchUp', leader, gap };
  }
  if (isOver(taken) && leader === seat && leaders(taken).length === 1) return { kind: 'winsNow' };
  if (placed.lastRoundCalledBy === null && taken.lastRoundCalledBy === seat)
    return { kind: 'callsLastRound', claims: claimsOf(taken.board, seat) };
  return null;
};

const stakedClaims = ({ turn: { stakes } }: Game): number =>
  Object.values(stakes).filter(({ kind }) => kind === 'claim').length;

/** Why to take the stakes, which is worth `difference` more than rolling on. */
export const reasonToTake = (placed: Game, busts: number, difference: number): Reason => {
  const { seat, stakes } = placed.turn;
  const claims = stakedClaims(placed);
  if (claims > 1 && busts > 0) return { kind: 'claimsAtStake', claims, busts };
  const { board } = ifTaken(placed);
  const blocked = blockedRival(placed, placed.board, board);
  const [from, to] = [groupOf(placed.board, seat), groupOf(board, seat)];
  if (blocked?.kind === 'blocksRival' && blocked.from - blocked.to > to - from) return blocked;
  if (to > from + 1) return { kind: 'mineGrows', from, to };
  if (busts === 0) return { kind: 'takeOutweighs', difference };
  return { kind: 'riskOutweighs', busts, spacesAtStake: stakedSpaces(stakes).length };
};

/** Why to roll on, which is worth `difference` more than taking. */
export const reasonToRoll = (placed: Game, busts: number, difference: number): Reason => {
  const spacesAtStake = stakedSpaces(placed.turn.stakes).length;
  if (busts <= LITTLE_RISK) return { kind: 'littleRisk', busts, spacesAtStake };
  if (spacesAtStake <= LITTLE_AT_STAKE && stakedClaims(placed) === 0)
    return { kind: 'littleAtStake', busts, spacesAtStake };
  return { kind: 'gainOutweighs', busts, difference };
};

/** One placement and its result. */
type Placed = { readonly placement: Placement; readonly busts: number };

/** How many of the mover's groups a new space touches. */
const groupsTouched = (board: Board, seat: Seat, space: Space): number =>
  ownerOf(board[space]) === seat
    ? 0
    : groupsOf(board, seat).filter((group) =>
        NEIGHBOURS[space].some((neighbour) => group.includes(neighbour)),
      ).length;

/** Why this placement and none of the others; null when no simple reason sets it apart. */
export const reasonToPlace = (
  game: Game,
  best: Placed,
  others: readonly Placed[],
  then: 'roll' | 'take',
): Reason | null => {
  const { seat } = game.turn;
  const { placement, busts } = best;
  const boardWith = (one: Placement): Board => ifTaken(afterPlacing(game, one)).board;
  const [before, after] = [ifTaken(game).board, boardWith(placement)];
  const elsewhere = others.map((other) => boardWith(other.placement));
  const [from, to] = [groupOf(before, seat), groupOf(after, seat)];
  const isLargest = elsewhere.every((board) => groupOf(board, seat) < to);
  const groups = groupsTouched(before, seat, placement.space);
  if (isLargest && groups > 1) return { kind: 'joinsGroups', groups, to };
  const blocked = blockedRival(game, before, after, elsewhere);
  if (blocked !== null) return blocked;
  if (isLargest && to > from) return { kind: 'mineGrows', from, to };
  const isOnlyClaim = others.every((other) => other.placement.stake.kind !== 'claim');
  if (placement.stake.kind === 'claim' && isOnlyClaim)
    return { kind: 'claimForGood', space: placement.space };
  const next = Math.min(...others.map((other) => other.busts));
  return then === 'roll' && busts < next ? { kind: 'safestPlacement', busts, next } : null;
};
