import { adviceFor } from '@claim-it/ai';
import type { Choice } from '@claim-it/rules';
import { colorOf, freeSquatters, turnsLeftIn } from '@claim-it/rules';
import type { Catalog, Names } from '@claim-it/text';
import { namesOf, sayAdvice } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import { drawBoard } from '../draw/board.ts';
import type { TerminalPaint } from '../draw/paint.ts';
import { drawScores } from '../draw/scores.ts';
import type { GameChances } from './dice.ts';
import type { TerminalMatch } from './match.ts';
import type { Item } from './menu.ts';
import { menuOf, numbersOn, pick } from './menu.ts';
import type { Terminal } from './terminal.ts';

/** The fixed context of a game: players, texts, terminal. */
export type Room = {
  readonly terminal: Terminal;
  readonly text: Catalog;
  readonly paint: TerminalPaint;
  readonly chances: GameChances;
  readonly file: string;
  readonly delay: number;
};

const plainNames = ({ game, players }: TerminalMatch, { text }: Room): Names =>
  namesOf(
    text,
    game.setup.colors,
    players.map(({ name }) => name),
  );

/** Names in their players' colors, for sentences. */
export const namesIn = (match: TerminalMatch, room: Room): Names => {
  const plain = plainNames(match, room);
  const paintName = room.paint.player;
  return { ...plain, player: (seat) => paintName(colorOf(match.game, seat), plain.player(seat)) };
};

/** The board with the numbers of the menu on it, the scores, the rack, and the variation if it is played. */
export const showTable = (match: TerminalMatch, menu: readonly Item[], room: Room): void => {
  const { text, terminal, paint } = room;
  const { position } = text.cli;
  const free = freeSquatters(match.game.turn.stakes).join(' ');
  const left = turnsLeftIn(match.game);
  terminal.say('');
  terminal.say(drawBoard(match.game, numbersOn(menu), paint));
  terminal.say(drawScores(match.game, plainNames(match, room), text));
  if (left !== null && left > 0) terminal.say(paint.strong(position.lastRound(left)));
  terminal.say(position.free(free === '' ? position.none : free));
  if (match.game.setup.variant === 'reuse') terminal.say(paint.faint(position.reuse));
};

const headline = (match: TerminalMatch, room: Room): string => {
  const { play, position } = room.text.cli;
  const { phase, seat } = match.game.turn;
  const name = namesIn(match, room).player(seat);
  if (phase.kind === 'toPlace') return play.rolled(name, room.text.words.roll(phase.roll));
  return phase.kind === 'toDecide' ? position.toDecide(name) : play.turn(name);
};

const promptLines = (match: TerminalMatch, menu: readonly Item[], room: Room): string => {
  const { play, keys } = room.text.cli;
  const items = menu.map(
    ({ label, key }, index) => `  ${index + 1}  ${label}${key === null ? '' : `  (${key})`}`,
  );
  return [
    '',
    room.paint.strong(headline(match, room)),
    ...items,
    room.paint.faint(
      `  ${keys.help}  ${play.help} · ${keys.advice}  ${play.advice} · ${keys.quit}  ${play.quit}`,
    ),
    `${play.prompt}: `,
  ].join('\n');
};

/** The strongest bot's advice with its reason. */
const adviceText = async (match: TerminalMatch, room: Room): Promise<string> => {
  const { game } = match;
  const advice = adviceFor(game, await loadBrain(game.setup, room.text));
  return advice === null
    ? room.text.cli.play.rollFirst
    : sayAdvice(room.text, advice, namesIn(match, room));
};

/** Asks until the answer is a choice; null when the player leaves the terminal. */
export const askChoice = async (match: TerminalMatch, room: Room): Promise<Choice | null> => {
  const { terminal, text } = room;
  const { keys, play, position } = text.cli;
  const menu = menuOf(match.game, namesIn(match, room), text);
  showTable(match, menu, room);
  while (true) {
    const answer = await terminal.ask(promptLines(match, menu, room));
    const typed = answer?.trim().toLowerCase();
    if (typed === undefined || typed === keys.quit) return null;
    if (typed === '' && menu.length === 1) return menu[0]?.choice ?? null;
    if (typed === keys.help || typed === '?') {
      terminal.tell(`\n${play.helpText}\n${position.legend}`);
      continue;
    }
    if (typed === keys.advice) {
      terminal.tell(`\n${await adviceText(match, room)}`);
      continue;
    }
    const choice = pick(menu, typed);
    if (choice !== null) return choice;
    if (typed !== '') terminal.say(play.notAChoice(typed));
  }
};
