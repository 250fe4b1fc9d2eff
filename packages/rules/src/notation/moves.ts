import type { Step } from '../decide.ts';
import { apply } from '../decide.ts';
import type { Game } from '../game.ts';
import { placementsOf } from '../game.ts';
import type { Result } from '../result.ts';
import { ok, refuse, unreachable } from '../result.ts';
import type { Placement } from '../stake.ts';
import type { Pip, Roll, Space } from '../vocabulary.ts';
import type { MoveRefusal } from './fault.ts';
import { formatRoll, formatSpace, pipFor, rollFor, spaceFor } from './letters.ts';

/** One word of a record or a command: `145`, `s4@15`, `c@14`, `roll`, `take`, `pass`. */
export type Move =
  | { readonly kind: 'dice'; readonly roll: Roll }
  /** `squatter` is null for a claim. */
  | { readonly kind: 'place'; readonly space: Space; readonly squatter: Pip | null }
  | { readonly kind: 'roll' }
  | { readonly kind: 'take' }
  /** The turn is skipped. R10 */
  | { readonly kind: 'pass' };

/** `s4@15` puts squatter 4 on 1,5; `c@14` puts a claim on 1,4. */
export const formatPlacement = ({ space, stake }: Placement): string =>
  `${stake.kind === 'squatter' ? `s${stake.number}` : 'c'}@${formatSpace(space)}`;

export const formatMove = (move: Move): string => {
  switch (move.kind) {
    case 'dice':
      return formatRoll(move.roll);
    case 'place':
      return `${move.squatter === null ? 'c' : `s${move.squatter}`}@${formatSpace(move.space)}`;
    case 'roll':
    case 'take':
    case 'pass':
      return move.kind;
    default:
      return unreachable(move);
  }
};

const parsePlace = (word: string): Move | null => {
  const [marker = '', digits = '', ...rest] = word.split('@');
  const space = spaceFor(digits);
  if (space === null || rest.length > 0) return null;
  if (marker === 'c') return { kind: 'place', space, squatter: null };
  const squatter = marker.length === 2 && marker[0] === 's' ? pipFor(marker[1]) : null;
  return squatter === null ? null : { kind: 'place', space, squatter };
};

/** Null if the word is not a move; `applyMove` checks whether it is lawful. */
export const parseMove = (word: string): Move | null => {
  if (word === 'roll' || word === 'take' || word === 'pass') return { kind: word };
  const roll = rollFor(word);
  return roll === null ? parsePlace(word) : { kind: 'dice', roll };
};

/** Dice written down imply the choice to roll them. */
const applyDice = (game: Game, roll: Roll): Result<Step, MoveRefusal> => {
  if (game.turn.phase.kind === 'rolling') return apply(game, { kind: 'dice', roll });
  const asked = apply(game, { kind: 'roll', seat: game.turn.seat });
  if (!asked.ok) return asked;
  const rolled = apply(asked.value.game, { kind: 'dice', roll });
  if (!rolled.ok) return rolled;
  return ok({ events: [...asked.value.events, ...rolled.value.events], game: rolled.value.game });
};

/** The written marker must match the rules; undone placements are not written, so a roll has one placement. */
const applyPlace = (game: Game, space: Space, squatter: Pip | null): Result<Step, MoveRefusal> => {
  if (game.turn.phase.kind === 'toDecide') return refuse({ kind: 'decisionIsDue' });
  const lawful = placementsOf(game).find((placement) => placement.space === space);
  if (lawful !== undefined) {
    const marker = lawful.stake.kind === 'squatter' ? lawful.stake.number : null;
    if (marker !== squatter) return refuse({ kind: 'otherMarker', space, stake: lawful.stake });
  }
  return apply(game, { kind: 'place', seat: game.turn.seat, space });
};

/** Plays one written move for the player on turn. A roll that busts passes the turn by itself. */
export const applyMove = (game: Game, move: Move): Result<Step, MoveRefusal> => {
  switch (move.kind) {
    case 'dice':
      return applyDice(game, move.roll);
    case 'place':
      return applyPlace(game, move.space, move.squatter);
    case 'roll':
    case 'take':
    case 'pass':
      return apply(game, { kind: move.kind, seat: game.turn.seat });
    default:
      return unreachable(move);
  }
};
