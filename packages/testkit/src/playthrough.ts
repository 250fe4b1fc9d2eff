import type { Game, Input, Seat, Setup, Step } from '@claim-it/rules';
import { apply, choicesOf, isOver, newGame, presentSeats } from '@claim-it/rules';
import type { RandomNumbers } from './random.ts';
import { pick, randomRoll } from './random.ts';

/** The behavior of random players: probabilities from 0 to 1 for each decision. */
export type Temper = {
  readonly take: number;
  readonly undo: number;
  /** That the table skips the turn. */
  readonly pass: number;
  readonly leave: number;
};

export type PlayedStep = Step & { readonly input: Input };

/** A game played at random: its start and every step. */
export type Playthrough = {
  readonly start: Game;
  readonly steps: readonly PlayedStep[];
  /** The start and the game after each step. */
  readonly games: readonly Game[];
};

/** Any input that is lawful now; the game must not be over. */
export const lawfulInput = (game: Game, random: RandomNumbers, temper: Temper): Input => {
  const { seat, phase } = game.turn;
  const accident = random();
  if (accident < temper.leave)
    return { kind: 'leave', seat: pick<Seat>(random, presentSeats(game)) };
  if (accident < temper.leave + temper.pass) return { kind: 'pass', seat };
  if (phase.kind === 'rolling') return { kind: 'dice', roll: randomRoll(random) };
  if (phase.kind !== 'toDecide') return pick(random, choicesOf(game));
  if (phase.undoable !== null && random() < temper.undo) return { kind: 'undo', seat };
  return { kind: random() < temper.take ? 'take' : 'roll', seat };
};

/** Plays at most `inputs` inputs from an empty board, or to the end of the game. */
export const playRandomly = (
  setup: Setup,
  random: RandomNumbers,
  temper: Temper,
  inputs: number = Number.POSITIVE_INFINITY,
): Playthrough => {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(`no game: ${JSON.stringify(begun.reason)}`);
  const steps: PlayedStep[] = [];
  let game = begun.value;
  while (!isOver(game) && steps.length < inputs) {
    const input = lawfulInput(game, random, temper);
    const step = apply(game, input);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify([input, step.reason])}`);
    steps.push({ ...step.value, input });
    game = step.value.game;
  }
  return { start: begun.value, steps, games: [begun.value, ...steps.map((step) => step.game)] };
};
