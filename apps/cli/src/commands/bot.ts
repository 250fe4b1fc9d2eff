import process from 'node:process';
import { createInterface } from 'node:readline';
import type { BotName, Random } from '@claim-it/ai';
import { BOT_NAMES, botNamed, isBotName, seededRandom } from '@claim-it/ai';
import { formatPlacement, parsePosition, placementsOf } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { namesOf, say } from '@claim-it/text';
import type { Command } from '../command.ts';
import { defineCommand, SEED } from '../command.ts';
import { badInput, badUsage } from '../failure.ts';
import { printLine } from '../io.ts';

/** One line's answer: a placement where dice wait, `roll` or `take` where a decision is due. */
const answer = (name: BotName, line: string, random: Random, text: Catalog): string => {
  const game = parsePosition(line);
  if (!game.ok) {
    const { line: row, column, reason } = game.reason;
    const why = say(text.faults, reason, namesOf(text, []));
    throw badInput(text.cli.error.at('go', row, column, why));
  }
  const { phase } = game.value.turn;
  const placements = placementsOf(game.value);
  if (phase.kind === 'over' || (phase.kind === 'toPlace' && placements.length === 0))
    throw badInput(text.cli.error.botAsked());
  const choice = botNamed(name)(game.value, random);
  if (choice.kind !== 'place') return choice.kind;
  const placement = placements.find(({ space }) => space === choice.space);
  return placement === undefined ? choice.kind : formatPlacement(placement);
};

const serve = async (name: BotName, seed: number, text: Catalog): Promise<void> => {
  let games = 0;
  let random = seededRandom(seed, games);
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: 1000 })) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line === 'quit') return;
    if (line.startsWith('go ')) {
      await printLine(answer(name, line.slice(3), random, text));
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
