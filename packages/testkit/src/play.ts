import type { Game, GameEvent, Input, Roll, Step, Variant } from '@claim-it/rules';
import {
  apply,
  applyMove,
  colorFor,
  newGame,
  parseMove,
  parsePosition,
  rollFor,
} from '@claim-it/rules';

/** Scripted dice, one roll per call; they throw at the end of the script. */
export const scriptedDice = (script: string): (() => Roll) => {
  const rolls = script.split(' ').map((digits) => {
    const roll = rollFor(digits);
    if (roll === null) throw new Error(`not a roll: ${digits}`);
    return roll;
  });
  let next = 0;
  return () => {
    const roll = rolls[next];
    if (roll === undefined) throw new Error(`the dice were scripted for ${rolls.length} rolls`);
    next += 1;
    return roll;
  };
};

/** A new game with seats written as letters in turn order. */
export const start = (seats: string, variant: Variant = 'standard'): Game => {
  const colors = [...seats].map((letter) => {
    const color = colorFor(letter);
    if (color === null) throw new Error(`no color ${letter}`);
    return color;
  });
  const game = newGame({ colors, variant });
  if (!game.ok) throw new Error(`no game: ${JSON.stringify(game.reason)}`);
  return game.value;
};

/** Parses a valid position; throws otherwise. */
export const position = (line: string): Game => {
  const game = parsePosition(line);
  if (!game.ok) throw new Error(`bad position: ${JSON.stringify(game.reason)}`);
  return game.value;
};

/** Applies a lawful input; throws otherwise. */
export const cause = (game: Game, input: Input): Step => {
  const step = apply(game, input);
  if (!step.ok) throw new Error(`${input.kind}: ${JSON.stringify(step.reason)}`);
  return step.value;
};

const follow = (game: Game, word: string): Step => {
  if (word === 'undo') return cause(game, { kind: 'undo', seat: game.turn.seat });
  if (word === 'gone') return cause(game, { kind: 'leave', seat: game.turn.seat });
  const move = parseMove(word);
  if (move === null) throw new Error(`not a move: ${word}`);
  const step = applyMove(game, move);
  if (!step.ok) throw new Error(`${word}: ${JSON.stringify(step.reason)}`);
  return step.value;
};

const walk = (game: Game, script: string): Step =>
  script.split(' ').reduce<Step>(
    (before, word) => {
      const step = follow(before.game, word);
      return { events: [...before.events, ...step.events], game: step.game };
    },
    { events: [], game },
  );

/** The game after lawful words: those of a record, and `undo` and `gone` for the player on turn. */
export const play = (game: Game, script: string): Game => walk(game, script).game;

/** The events during `play`. */
export const eventsOf = (game: Game, script: string): readonly GameEvent[] =>
  walk(game, script).events;
