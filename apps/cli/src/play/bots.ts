import type { Bot, BotName } from '@claim-it/ai';
import { createBot } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { loadBrain } from '../brain.ts';

/** The time limit of a bot in games with people. */
const PATIENCE_MS = 45;

const bots = new Map<BotName, Promise<Bot>>();

/** The bots of this game, created on first use. */
export const botAt = (name: BotName, setup: Setup, text: Catalog): Promise<Bot> => {
  const load = (table: Setup) => loadBrain(table, text);
  const bot = bots.get(name) ?? createBot(name, setup, load, PATIENCE_MS);
  bots.set(name, bot);
  return bot;
};
