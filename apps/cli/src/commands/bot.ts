import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Bot, BotName, Random } from '@claim-it/ai';
import { createBot, isBotName, seededRandom } from '@claim-it/ai';
import type { Game, Setup } from '@claim-it/rules';
import { formatPlacement, parsePosition, placementsOf } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import { unknownBot } from '../bots.ts';
import { loadBrain } from '../brain.ts';
import type { Command } from '../command.ts';
import { defineCommand, SEED } from '../command.ts';
import { badInput } from '../failure.ts';
import { printLine } from '../io.ts';
import { BOTS_MS } from './series.ts';

/** One line's answer: a placement for an unplaced roll, `roll` or `take` for a decision. */
const answer = (bot: Bot, game: Game, random: Random): string => {
  const choice = bot(game, random);
  if (choice.kind !== 'place') return choice.kind;
  const placement = placementsOf(game).find(({ space }) => space === choice.space);
  return placement === undefined ? choice.kind : formatPlacement(placement);
};

/** The game of a query. */
const readQuestion = (line: string, text: Catalog): Game => {
  const game = parsePosition(line);
  if (!game.ok) {
    const { line: row, column, reason } = game.reason;
    const why = say(text.faults, reason, namesOf(text, []));
    throw badInput(text.cli.error.at('go', row, column, why));
  }
  const { phase } = game.value.turn;
  const isStuck = phase.kind === 'toPlace' && placementsOf(game.value).length === 0;
  if (phase.kind === 'over' || isStuck) throw badInput(text.cli.error.botAsked());
  return game.value;
};

const isSameTable = (left: Setup, right: Setup): boolean =>
  left.colors.length === right.colors.length && left.variant === right.variant;

type BotFor = (game: Game) => Promise<Bot>;

/** The bot for the table of the query; another number of players needs another network. */
const seatedBot = (name: BotName, ms: number | undefined, text: Catalog): BotFor => {
  const load = (table: Setup) => loadBrain(table, text);
  let seated: { readonly setup: Setup; readonly bot: Bot } | null = null;
  return async ({ setup }) => {
    if (seated === null || !isSameTable(seated.setup, setup))
      seated = { setup, bot: await createBot(name, setup, load, ms) };
    return seated.bot;
  };
};

const serve = async (botFor: BotFor, seed: number, text: Catalog): Promise<void> => {
  let games = 0;
  let random = seededRandom(seed, games);
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: 1000 })) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line === 'quit') return;
    if (line.startsWith('go ')) {
      const game = readQuestion(line.slice(3), text);
      await printLine(answer(await botFor(game), game, random));
    } else if (line.startsWith('new ')) {
      games += 1;
      random = seededRandom(seed, games);
    } else {
      throw badInput(text.cli.error.botLine(line.slice(0, 80)));
    }
  }
};

/** Our bots as programs for tournaments. */
export const botCommand: Command = defineCommand({
  name: 'bot',
  arguments: [{ name: 'bot' }],
  options: { seed: SEED, ms: BOTS_MS },
  run: async ({ seed = 1, ms }, { text, positionals: [name = ''] }) => {
    if (!isBotName(name)) throw unknownBot(name, text);
    try {
      await serve(seatedBot(name, ms, text), seed, text);
    } finally {
      process.stdin.destroy(); // a host that keeps the pipe open must not keep this process alive
    }
  },
});
