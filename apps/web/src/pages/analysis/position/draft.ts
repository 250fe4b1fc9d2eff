import type {
  Board,
  Color,
  Game,
  Holding,
  NotationReason,
  Phase,
  Result,
  Roll,
  Seat,
  Space,
  Stakes,
  Variant,
} from '@claim-it/rules';
import {
  callerFor,
  colorOf,
  formatPosition,
  ok,
  parsePosition,
  refuse,
  SPACES,
  turnsLeftIn,
} from '@claim-it/rules';

/** A marker from an earlier turn. */
export type Held = { readonly color: Color; readonly isClaimed: boolean };

/** A position taken apart by colors, so that seats can come, go and change places. */
export type PositionDraft = {
  readonly colors: readonly Color[];
  readonly departed: readonly Color[];
  readonly variant: Variant;
  readonly held: Readonly<Partial<Record<Space, Held>>>;
  readonly stakes: Stakes;
  readonly mover: Color;
  /** The roll that waits for its placement. */
  readonly roll: Roll | null;
  /** Turns left in the last round; null before it, 0 when the game is over. */
  readonly left: number | null;
};

const heldIn = (game: Game): PositionDraft['held'] =>
  Object.fromEntries(
    SPACES.flatMap((space) => {
      const holding = game.board[space];
      if (holding.kind === 'empty') return [];
      const held: Held = {
        color: colorOf(game, holding.owner),
        isClaimed: holding.kind === 'claimed',
      };
      return [[space, held]];
    }),
  );

export const draftOf = (game: Game): PositionDraft => {
  const { setup, turn, departed } = game;
  return {
    colors: setup.colors,
    departed: departed.map((seat) => colorOf(game, seat)),
    variant: setup.variant,
    held: heldIn(game),
    stakes: turn.stakes,
    mover: colorOf(game, turn.seat),
    roll: turn.phase.kind === 'toPlace' ? turn.phase.roll : null,
    left: turnsLeftIn(game),
  };
};

const holdingOf = ({ colors }: PositionDraft, held: Held | undefined): Holding =>
  held === undefined
    ? { kind: 'empty' }
    : {
        kind: held.isClaimed ? 'claimed' : 'settled',
        owner: colors.indexOf(held.color) as Seat,
      };

const phaseOf = ({ left, roll }: PositionDraft): Phase => {
  if (left === 0) return { kind: 'over', winners: [] };
  return roll === null ? { kind: 'toRoll' } : { kind: 'toPlace', roll };
};

/** Assembles a draft; an impossible board is refused as by the parser. */
export const gameOf = (draft: PositionDraft): Result<Game, NotationReason> => {
  const { colors, departed, variant, stakes, mover, left } = draft;
  const seat = Math.max(0, colors.indexOf(mover)) as Seat;
  const game: Game = {
    setup: { colors, variant },
    board: Object.fromEntries(
      SPACES.map((space) => [space, holdingOf(draft, draft.held[space])]),
    ) as Board,
    turn: { seat, stakes, phase: phaseOf(draft) },
    lastRoundCalledBy: left === null || left === 0 ? null : callerFor(left, seat, colors.length),
    departed: departed.map((color) => colors.indexOf(color) as Seat),
  };
  const read = parsePosition(formatPosition(game));
  return read.ok ? ok(read.value) : refuse(read.reason.reason);
};

/** The same without this turn's markers that are no longer possible. */
export const fitted = (draft: PositionDraft): PositionDraft => {
  let fit: PositionDraft = { ...draft, stakes: {} };
  for (const space of SPACES) {
    const stake = draft.stakes[space];
    if (stake === undefined) continue;
    const isReturned = draft.variant === 'reuse' && stake.kind === 'claim';
    const laid = isReturned ? ({ kind: 'claim', covers: null } as const) : stake;
    const more: PositionDraft = { ...fit, stakes: { ...fit.stakes, [space]: laid } };
    if (gameOf(more).ok) fit = more;
  }
  return fit;
};
