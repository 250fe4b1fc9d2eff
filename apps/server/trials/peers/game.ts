import type { Choice, Game, Input, Roll, Space } from '@claim-it/rules';
import { apply, choicesOf, isOver, newGame, rollOf } from '@claim-it/rules';

/** What a player asks for at a table of the bench: the seat follows from the connection. */
export type Wish =
  | { readonly kind: 'roll' }
  | { readonly kind: 'place'; readonly space: Space }
  | { readonly kind: 'take' };

/** What is told of a move: the wish, and the dice that fell for it. */
export type PlayedWish = { readonly wish: Wish; readonly roll: Roll | null };

export type Die = () => 1 | 2 | 3 | 4 | 5 | 6;

/** A game of two under the usual rules, the same at every server of the bench. */
export const newBenchGame = (): Game => {
  const game = newGame({ colors: ['orange', 'green'], variant: 'standard' });
  if (!game.ok) throw new Error(game.reason.kind);
  return game.value;
};

const applied = (game: Game, input: Input): Game | null => {
  const step = apply(game, input);
  return step.ok ? step.value.game : null;
};

/** The game after a move that was told. */
export const follow = (game: Game, { wish, roll }: PlayedWish): Game | null => {
  const next = applied(game, { ...wish, seat: game.turn.seat });
  return next === null || roll === null ? next : applied(next, { kind: 'dice', roll });
};

/** Plays a wish of a seat, and rolls the dice if they are due. Null where it is not lawful, or not this seat's turn. */
export const playWish = (
  game: Game,
  seat: number,
  wish: Wish,
  die: Die,
): { readonly game: Game; readonly told: PlayedWish } | null => {
  if (isOver(game) || seat !== game.turn.seat) return null;
  const next = applied(game, { ...wish, seat: game.turn.seat });
  const isDue = next?.turn.phase.kind === 'rolling';
  const told = { wish, roll: isDue ? rollOf(die(), die(), die()) : null };
  const after = follow(game, told);
  return after === null ? null : { game: after, told };
};

const wishOf = (choice: Choice | undefined): Wish | null => {
  if (choice?.kind === 'roll' || choice?.kind === 'take') return { kind: choice.kind };
  return choice?.kind === 'place' ? { kind: 'place', space: choice.space } : null;
};

/** A lawful move by chance, as the load on our own server chooses it; null when the game is over. */
export const randomWish = (game: Game): Wish | null => {
  const choices = choicesOf(game).filter(({ kind }) => kind !== 'undo' && kind !== 'leave');
  return wishOf(choices[Math.floor(Math.random() * choices.length)]);
};
