import type { BotName } from '@claim-it/ai';
import { isBotName, LEVELS } from '@claim-it/ai';
import type { Roll, Setup, Variant } from '@claim-it/rules';
import {
  firstPlayer,
  invariant,
  MAX_SEATS,
  MIN_SEATS,
  newGame,
  newRecord,
  newRollOff,
  nextToRoll,
  rollForFirst,
  sumOf,
  turnOrder,
} from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { unknownBot } from '../bots.ts';
import { badUsage } from '../failure.ts';
import { setupFor } from '../lineup.ts';
import { namesTag } from '../names.ts';
import type { GameChances } from './dice.ts';
import type { PlayerPlan, TerminalMatch } from './match.ts';
import { saveTags } from './save.ts';
import type { Terminal } from './terminal.ts';

const LONGEST_NAME = 20;
const BOT = 'bot:';

/** A player's name without characters that could disturb a terminal or a record. */
const tidyName = (raw: string): string =>
  [...raw.replace(/[\p{C}|]/gu, '').trim()].slice(0, LONGEST_NAME).join('');

const botPlan = (bot: BotName, others: readonly PlayerPlan[]): PlayerPlan => {
  const same = others.filter((other) => other.bot === bot).length;
  const name = bot.charAt(0).toUpperCase() + bot.slice(1);
  return { name: same === 0 ? name : `${name} ${same + 1}`, bot };
};

const personPlan = (raw: string, { cli }: Catalog): PlayerPlan => ({
  name: tidyName(raw) || cli.play.defaultName,
  bot: null,
});

/** Reads `--seats me,bot:steady,Ada`. */
export const parseSeats = (seats: string, text: Catalog): readonly PlayerPlan[] => {
  const plans: PlayerPlan[] = [];
  for (const raw of seats.split(',').map((part) => part.trim())) {
    const bot = raw.startsWith(BOT) ? raw.slice(BOT.length) : null;
    if (bot !== null && isBotName(bot)) plans.push(botPlan(bot, plans));
    else if (bot !== null) throw unknownBot(bot, text);
    else if (raw === '') throw badUsage(text.cli.error.oddSeat(raw));
    else plans.push(personPlan(raw === 'me' ? '' : raw, text));
  }
  if (plans.length < MIN_SEATS || plans.length > MAX_SEATS)
    throw badUsage(text.cli.error.seatCount(plans.length));
  return plans;
};

/** You against so many steady bots. */
export const youAgainstBots = (players: number, text: Catalog): readonly PlayerPlan[] => {
  const plans: PlayerPlan[] = [personPlan('', text)];
  while (plans.length < players) plans.push(botPlan('steady', plans));
  return plans;
};

/** Asks for the players; null when the player has left. Enter accepts the default in brackets. */
export const askSeats = async (
  terminal: Terminal,
  text: Catalog,
): Promise<readonly PlayerPlan[] | null> => {
  const { play } = text.cli;
  let players = 0;
  while (players < MIN_SEATS || players > MAX_SEATS) {
    const answer = await terminal.ask(`${play.howMany} [${MIN_SEATS}] `);
    if (answer === null) return null;
    players = answer.trim() === '' ? MIN_SEATS : Number(answer);
    if (!Number.isInteger(players)) players = 0;
  }
  const plans: PlayerPlan[] = [];
  while (plans.length < players) {
    const usual = plans.length === 0 ? play.defaultName : 'steady';
    const question = `${play.seat(plans.length + 1)} ${play.seatChoices(LEVELS.join(', '))} [${usual}] `;
    const answer = await terminal.ask(question);
    if (answer === null) return null;
    const named = answer.trim() || usual;
    plans.push(isBotName(named) ? botPlan(named, plans) : personPlan(named, text));
  }
  return plans;
};

/** Asks a yes-or-no question; null when the player has left. */
export const askYes = async (
  terminal: Terminal,
  question: string,
  usual: boolean,
  { cli }: Catalog,
): Promise<boolean | null> => {
  const { yes, no } = cli.keys;
  const shown = usual ? [yes.toUpperCase(), no] : [yes, no.toUpperCase()];
  const answer = await terminal.ask(`${question} [${shown.join('/')}] `);
  if (answer === null) return null;
  const letter = answer.trim().toLowerCase().charAt(0);
  return letter === '' ? usual : letter === yes;
};

const rollText = (roll: Roll): string => roll.join(' ');

/** All players roll for the first turn; the highest sum begins, ties roll again. S2 */
const findFirst = (
  players: readonly PlayerPlan[],
  chances: GameChances,
  terminal: Terminal,
  { cli, words: _ }: Catalog,
): number => {
  const { play } = cli;
  const started = newRollOff(players.length);
  invariant(started.ok, 'a table has two to five players');
  let rollOff = started.value;
  terminal.say(play.rollOff);
  const nameOf = (index: number): string => players[index]?.name ?? '';
  for (let rolls = 0; firstPlayer(rollOff) === null; rolls += 1) {
    // Draws before the first turn have negative indexes, so that they never collide with those of the game.
    const roll = chances.rollAt(-1 - rolls);
    const who = nextToRoll(rollOff);
    const before = rollOff.contenders.length;
    const next = rollForFirst(rollOff, roll);
    invariant(next.ok && who !== null, 'nobody has won the first turn yet');
    rollOff = next.value;
    terminal.say(`  ${play.rollOffRoll(nameOf(who), rollText(roll), sumOf(roll))}`);
    const isTie = rollOff.rolls.length === 0 && rollOff.contenders.length > 1 && before > 1;
    if (isTie) terminal.say(`  ${play.rollOffTie(rollOff.contenders.map(nameOf).join(', '))}`);
  }
  const first = firstPlayer(rollOff) ?? 0;
  terminal.say(play.rollOffFirst(nameOf(first)));
  return first;
};

/** A new game: roll for the first turn, seat everybody clockwise from there. */
export const newMatch = (
  plans: readonly PlayerPlan[],
  variant: Variant,
  chances: GameChances,
  terminal: Terminal,
  text: Catalog,
): TerminalMatch => {
  const first = findFirst(plans, chances, terminal, text);
  const order = turnOrder(plans.length, first);
  const colors = setupFor(plans.length, undefined).colors;
  const setup: Setup = { colors: order.map((index) => colors[index] ?? 'green'), variant };
  const players = order.map((index) => plans[index] ?? personPlan('', text));
  const started = newGame(setup);
  invariant(started.ok, 'a table has two to five players');
  const tags = [
    { name: 'Game', value: 'Claim It!' },
    { name: 'Date', value: new Date().toISOString().slice(0, 10) },
    namesTag(players.map(({ name }) => name)),
    ...saveTags(players, chances.seed),
  ];
  return { players, game: started.value, record: newRecord(setup, tags) };
};
