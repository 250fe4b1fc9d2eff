import type { Board, Game, Holding, Seat, Space } from '@claim-it/rules';
import { SPACES, seatsOf, standingOf } from '@claim-it/rules';
import type { MatchStep } from './types.ts';

/** A changed space; `lost` if it was the player's own and has another owner now. */
export type SpaceChange = {
  readonly space: Space;
  readonly kind: 'lost' | 'changed';
  readonly now: Holding;
};

/** The changes since a player's own turn. */
export type SinceTurn = {
  readonly seat: Seat;
  /** The first step since then. */
  readonly from: number;
  /** The differences of two boards: after the player's own turn, and now. */
  readonly changes: readonly SpaceChange[];
  /** By seat: the gain or loss of spaces. */
  readonly gains: readonly number[];
  /** The player's own largest mine, then and now. */
  readonly mine: { readonly from: number; readonly to: number };
};

const isSame = (one: Holding, other: Holding): boolean =>
  one.kind === other.kind &&
  (one.kind === 'empty' || (other.kind !== 'empty' && one.owner === other.owner));

/** The differences of two boards from the view of one seat. */
export const changesBetween = (was: Board, now: Board, seat: Seat): readonly SpaceChange[] =>
  SPACES.filter((space) => !isSame(was[space], now[space])).map((space) => {
    const [before, after] = [was[space], now[space]];
    const wasOwn = before.kind !== 'empty' && before.owner === seat;
    const isOwn = after.kind !== 'empty' && after.owner === seat;
    return { space, kind: wasOwn && !isOwn ? 'lost' : 'changed', now: after };
  });

const hasEnded = ({ events }: MatchStep): boolean =>
  events.some(({ kind }) => kind === 'turnStarted' || kind === 'gameEnded');

/** The end of the last turn in which a seat has rolled; a turn skipped before its first roll does not count. */
const endOfTurn = (steps: readonly MatchStep[], seat: Seat): number => {
  let end = 0;
  let hasRolled = false;
  for (const [index, step] of steps.entries()) {
    if (step.before.turn.seat !== seat) continue;
    if (step.input.kind === 'dice') hasRolled = true;
    if (!hasEnded(step)) continue;
    if (hasRolled) end = index + 1;
    hasRolled = false;
  }
  return end;
};

/** The changes since a seat ended its last turn; before its first turn, since the match began. */
export const sinceTurnOf = (steps: readonly MatchStep[], game: Game, seat: Seat): SinceTurn => {
  const from = endOfTurn(steps, seat);
  const was = steps[from]?.before.board ?? game.board;
  const size = (board: Board, of: Seat): number => standingOf(board, of).spaces;
  return {
    seat,
    from,
    changes: changesBetween(was, game.board, seat),
    gains: seatsOf(game).map((one) => size(game.board, one) - size(was, one)),
    mine: { from: standingOf(was, seat).group, to: standingOf(game.board, seat).group },
  };
};

/** Whether a seat has rolled in its current turn. */
export const hasRolledNow = (steps: readonly MatchStep[], seat: Seat): boolean =>
  steps
    .slice(endOfTurn(steps, seat))
    .some(({ input, before }) => input.kind === 'roll' && before.turn.seat === seat);

/** The spaces lost to each of the others, in the order of their seats. */
export const lossesIn = ({
  changes,
}: SinceTurn): readonly { readonly seat: Seat; readonly spaces: readonly Space[] }[] => {
  const bySeat = new Map<Seat, Space[]>();
  for (const { kind, space, now } of changes) {
    if (kind !== 'lost' || now.kind === 'empty') continue;
    bySeat.set(now.owner, [...(bySeat.get(now.owner) ?? []), space]);
  }
  return [...bySeat]
    .map(([seat, spaces]) => ({ seat, spaces: spaces.toSorted() }))
    .toSorted((one, other) => one.seat - other.seat);
};
