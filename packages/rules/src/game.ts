import type { Board } from './board.ts';
import { EMPTY_BOARD } from './board.ts';
import { ROLLS, weightOf } from './dice.ts';
import { turnsLeft } from './lastRound.ts';
import type { Result } from './result.ts';
import { ok, refuse } from './result.ts';
import type { Placement, PlacementContext, Stake, Stakes } from './stake.ts';
import { countClaimsLeft, isBust, placementsFor } from './stake.ts';
import type { Standing } from './standing.ts';
import { leadersOf, standingOf } from './standing.ts';
import type { Color, Roll, Seat, Setup, Space } from './vocabulary.ts';
import { MAX_SEATS, MIN_SEATS } from './vocabulary.ts';

/** The placement that can still be undone: its roll, its space, and the stake that was there before. R9 */
export type Undoable = {
  readonly roll: Roll;
  readonly space: Space;
  readonly before: Stake | null;
};

export type Phase =
  /** The turn begins: the player must roll. */
  | { readonly kind: 'toRoll' }
  /** The chance node: only dice are lawful here. */
  | { readonly kind: 'rolling' }
  | { readonly kind: 'toPlace'; readonly roll: Roll }
  /** Roll again or take. `undoable` is null where the position was set up instead of played. */
  | { readonly kind: 'toDecide'; readonly undoable: Undoable | null }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

export type Turn = { readonly seat: Seat; readonly stakes: Stakes; readonly phase: Phase };

/** The whole game as plain JSON. Everything else (scores, free squatters, turns left) is derived. */
export type Game = {
  readonly setup: Setup;
  readonly board: Board;
  readonly turn: Turn;
  readonly lastRoundCalledBy: Seat | null;
  /** Seats whose players have left, in ascending order. R8 */
  readonly departed: readonly Seat[];
};

export type SetupRefusal =
  | { readonly kind: 'seatCount'; readonly seats: number }
  | { readonly kind: 'colorTwice'; readonly color: Color };

/** An empty board and the first player about to roll. S1–S3 */
export const newGame = ({ colors, variant }: Setup): Result<Game, SetupRefusal> => {
  if (colors.length < MIN_SEATS || colors.length > MAX_SEATS)
    return refuse({ kind: 'seatCount', seats: colors.length });
  const twice = colors.find((color, index) => colors.indexOf(color) !== index);
  if (twice !== undefined) return refuse({ kind: 'colorTwice', color: twice });
  return ok({
    setup: { colors: [...colors], variant },
    board: EMPTY_BOARD,
    turn: { seat: 0, stakes: {}, phase: { kind: 'toRoll' } },
    lastRoundCalledBy: null,
    departed: [],
  });
};

/** All seats of a game in turn order, those that have left included. */
export const seatsOf = (game: Game): readonly Seat[] =>
  game.setup.colors.map((_, index) => index as Seat);

/** The seats whose players have not left. R8 */
export const presentSeats = (game: Game): readonly Seat[] =>
  seatsOf(game).filter((seat) => !game.departed.includes(seat));

export const colorOf = (game: Game, seat: Seat): Color => {
  const color = game.setup.colors[seat];
  if (color === undefined) throw new Error(`no seat ${seat} in this game`);
  return color;
};

export const isOver = (game: Game): boolean => game.turn.phase.kind === 'over';

/** The part of a game that the stake rules need. */
export const placementContext = ({ board, turn, setup }: Game): PlacementContext => ({
  board,
  seat: turn.seat,
  stakes: turn.stakes,
  variant: setup.variant,
  claimsLeft: countClaimsLeft(board, turn.stakes),
});

/** The placements that the current roll allows; none in any other phase. */
export const placementsOf = (game: Game): readonly Placement[] =>
  game.turn.phase.kind === 'toPlace'
    ? placementsFor(placementContext(game), game.turn.phase.roll)
    : [];

/** The only placement the roll allows; null if there is none or a choice between several. */
export const lonePlacement = (game: Game): Placement | null => {
  const [only, ...others] = placementsOf(game);
  return only !== undefined && others.length === 0 ? only : null;
};

/** How many of the 216 dice results would bust the player on turn now. */
export const bustCount = (game: Game): number => {
  const table = placementContext(game);
  let busts = 0;
  for (const roll of ROLLS) if (isBust(table, roll)) busts += weightOf(roll);
  return busts;
};

/** The standing of every seat, in turn order; stakes do not count until they are taken. */
export const standings = (game: Game): readonly Standing[] =>
  seatsOf(game).map((seat) => standingOf(game.board, seat));

/** The winners if the game ended now; a seat whose player has left cannot win. R7, R8 */
export const leaders = (game: Game): readonly Seat[] =>
  leadersOf(presentSeats(game).map((seat) => standingOf(game.board, seat)));

/** Turns still to finish, the current one included; null before the last round, 0 after the end. L3 */
export const turnsLeftIn = (game: Game): number | null => {
  if (isOver(game)) return 0;
  if (game.lastRoundCalledBy === null) return null;
  return turnsLeft(game.lastRoundCalledBy, game.turn.seat, game.setup.colors.length);
};
