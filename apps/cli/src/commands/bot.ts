import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Bot, BotName, Random } from '@claim-it/ai';
import { BOT_NAMES, createBot, isBotName, seededRandom } from '@claim-it/ai';
import type { Game, Setup } from '@claim-it/rules';
import { formatPlacement, parsePosition, placementsOf } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import type { Command } from '../command.ts';
import { defineCommand, SEED } from '../command.ts';
import { badInput, badUsage } from '../failure.ts';
import { printLine } from '../io.ts';

/** One line's answer: a placement where dice wait, `roll` or `take` where a decision is due. */
const answer = (bot: Bot, game: Game, random: Random): string => {
  const choice = bot(game, random);
  if (choice.kind !== 'place') return choice.kind;
  const placement = placementsOf(game).find(({ space }) => space === choice.space);
  return placement === undefined ? choice.kind : formatPlacement(placement);
};

/** The game a host asks about. */
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

/** The bot for whatever table is asked about; a table of another size wants another network. */
const seatedBot = (name: BotName, text: Catalog): ((game: Game) => Promise<Bot>) => {
  let seated: { readonly setup: Setup; readonly bot: Bot } | null = null;
  return async ({ setup }) => {
    if (seated === null || !isSameTable(seated.setup, setup))
      seated = { setup, bot: await createBot(name, setup, (table) => loadBrain(table, text)) };
    return seated.bot;
  };
};

const serve = async (name: BotName, seed: number, text: Catalog): Promise<void> => {
  const botFor = seatedBot(name, text);
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

/** Our bots as programs, for anybody's tournament. */
export const botCommand: Command = defineCommand({
  name: 'bot',
  arguments: [{ name: 'bot' }],
  options: { seed: SEED },
  run: async ({ seed = 1 }, { text, positionals: [name = ''] }) => {
    if (!isBotName(name)) throw badUsage(text.cli.error.unknownBot(name, BOT_NAMES.join(', ')));
    try {
      await serve(name, seed, text);
    } finally {
      process.stdin.destroy(); // a host that keeps its end open must not keep us here
    }
  },
});
