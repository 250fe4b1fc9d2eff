import type { Game } from '@claim-it/rules';
import {
  bustCount,
  colorOf,
  formatPlacement,
  freeSquatters,
  letterOf,
  parsePosition,
  placementsOf,
  standings,
  turnsLeftIn,
} from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG } from '../command.ts';
import { drawBoard } from '../draw/board.ts';
import { bustPercent } from '../draw/format.ts';
import { paintFor, wantsColor } from '../draw/paint.ts';
import { phaseWord } from '../draw/phase.ts';
import { drawScores } from '../draw/scores.ts';
import { badInput } from '../failure.ts';
import { print, printJson, readArgument } from '../io.ts';

export const readPosition = async (argument: string, text: Catalog): Promise<Game> => {
  const game = parsePosition(await readArgument(argument));
  if (game.ok) return game.value;
  const { line, column, reason } = game.reason;
  const why = say(text.faults, reason, namesOf(text, []));
  throw badInput(text.cli.error.at('position', line, column, why));
};

const letterAt = (game: Game, seat: Game['turn']['seat']): string => letterOf(colorOf(game, seat));

/** The facts of a position in the public JSON format; fields without a meaning in a phase are omitted. */
const factsOf = (game: Game): unknown => {
  const { phase, seat } = game.turn;
  const mayBust = phase.kind === 'toRoll' || phase.kind === 'toDecide';
  return {
    phase: phaseWord(game),
    mover: letterAt(game, seat),
    ...(phase.kind === 'toPlace'
      ? { placements: placementsOf(game).map(formatPlacement).sort() }
      : {}),
    ...(mayBust ? { bust: bustCount(game) } : {}),
    scores: standings(game).map((score) => ({ ...score, seat: letterAt(game, score.seat) })),
    ...(phase.kind === 'over'
      ? { winners: phase.winners.map((winner) => letterAt(game, winner)) }
      : {}),
  };
};

const phaseText = (game: Game, text: Catalog): string => {
  const { position } = text.cli;
  const names = namesOf(text, game.setup.colors);
  const { phase, seat } = game.turn;
  const name = names.player(seat);
  const risk = (): string => position.bust(bustCount(game), bustPercent(bustCount(game), text));
  switch (phase.kind) {
    case 'toPlace': {
      const placements = placementsOf(game).map(formatPlacement).sort();
      const list = placements.length > 0 ? placements.join('  ') : position.noPlacement;
      return `${position.toPlace(name, text.words.roll(phase.roll))}\n  ${list}`;
    }
    case 'toDecide':
      return `${position.toDecide(name)} ${risk()}`;
    case 'over':
      return `${position.over} ${say(text.events, { kind: 'gameEnded', winners: phase.winners }, names)}`;
    default:
      return `${position.toRoll(name)} ${risk()}`;
  }
};

/** A position as readable text: the board, the next step, the scores. */
export const positionText = (game: Game, text: Catalog): string => {
  const { position } = text.cli;
  const free = freeSquatters(game.turn.stakes).join(' ');
  const left = turnsLeftIn(game);
  return [
    drawBoard(game, new Map(), paintFor(wantsColor(false))),
    phaseText(game, text),
    ...(game.setup.variant === 'reuse' ? [position.reuse] : []),
    ...(left === null || left === 0 ? [] : [position.lastRound(left)]),
    position.free(free === '' ? position.none : free),
    '',
    drawScores(game, namesOf(text, game.setup.colors), text),
  ].join('\n');
};

export const positionCommand: Command = defineCommand({
  name: 'position',
  arguments: [{ name: 'position' }],
  options: { json: JSON_FLAG },
  run: async ({ json }, { text, positionals: [argument = ''] }) => {
    const game = await readPosition(argument, text);
    return json ? printJson(factsOf(game)) : print(positionText(game, text));
  },
});
