import type { Game } from '@claim-it/rules';
import { applyMove, formatPosition, parseMove } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { badInput } from '../failure.ts';
import { printLine } from '../io.ts';
import { readPosition } from './position.ts';

const applyToken = (game: Game, token: string, index: number, text: Catalog): Game => {
  const { error } = text.cli;
  const names = namesOf(text, game.setup.colors);
  const move = parseMove(token);
  if (move === null) {
    const why = /^\d+$/.test(token)
      ? say(text.faults, { kind: 'notARoll', found: token }, names)
      : error.notAMove(token);
    throw badInput(error.token(index + 1, token, why));
  }
  const step = applyMove(game, move);
  if (!step.ok) throw badInput(error.token(index + 1, token, say(text.faults, step.reason, names)));
  return step.value.game;
};

/** Prints a position, which is already machine-readable: `--json` changes nothing. */
export const applyCommand: Command = defineCommand({
  name: 'apply',
  arguments: [{ name: 'position' }, { name: 'tokens', many: true, optional: true }],
  options: { json: JSON_FLAG },
  run: async (_options, { text, positionals: [argument = '', ...tokens] }) => {
    const start = await readPosition(argument, text);
    const end = tokens.reduce((game, token, index) => applyToken(game, token, index, text), start);
    return printLine(formatPosition(end));
  },
});
