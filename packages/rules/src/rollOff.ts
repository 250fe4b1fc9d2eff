import type { Result } from './result.ts';
import { ok, refuse } from './result.ts';
import type { Roll } from './vocabulary.ts';
import { MAX_SEATS, MIN_SEATS } from './vocabulary.ts';

/** Players are numbered clockwise around the table; seats are assigned when the first player is known. */
export type RollOff = {
  readonly players: number;
  /** The players still rolling for the first turn, clockwise. */
  readonly contenders: readonly number[];
  /** The rolls of the contenders in this round, in their order. */
  readonly rolls: readonly Roll[];
};

export type RollOffRefusal =
  | { readonly kind: 'seatCount'; readonly seats: number }
  | { readonly kind: 'rollOffIsOver'; readonly first: number };

export const sumOf = ([a, b, c]: Roll): number => a + b + c;

export const newRollOff = (players: number): Result<RollOff, RollOffRefusal> => {
  if (!Number.isInteger(players) || players < MIN_SEATS || players > MAX_SEATS)
    return refuse({ kind: 'seatCount', seats: players });
  return ok({
    players,
    contenders: Array.from({ length: players }, (_, index) => index),
    rolls: [],
  });
};

/** The player who begins, once only one contender is left. S2 */
export const firstPlayer = ({ contenders }: RollOff): number | null =>
  contenders.length === 1 ? (contenders[0] ?? null) : null;

/** The player whose dice come next. */
export const nextToRoll = ({ contenders, rolls }: RollOff): number | null =>
  contenders.length === 1 ? null : (contenders[rolls.length] ?? null);

/** Adds the next contender's dice; after a round only the players tied for the highest sum continue. S2 */
export const rollForFirst = (rollOff: RollOff, roll: Roll): Result<RollOff, RollOffRefusal> => {
  const first = firstPlayer(rollOff);
  if (first !== null) return refuse({ kind: 'rollOffIsOver', first });
  const rolls = [...rollOff.rolls, roll];
  if (rolls.length < rollOff.contenders.length) return ok({ ...rollOff, rolls });
  const highest = Math.max(...rolls.map(sumOf));
  const contenders = rollOff.contenders.filter((_, index) => {
    const rolled = rolls[index];
    return rolled !== undefined && sumOf(rolled) === highest;
  });
  return ok({ ...rollOff, contenders, rolls: [] });
};

/** The players in turn order: the first player, then clockwise. S3 */
export const turnOrder = (players: number, first: number): readonly number[] =>
  Array.from({ length: players }, (_, index) => (first + index) % players);
