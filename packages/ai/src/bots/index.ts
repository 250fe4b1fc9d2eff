import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { steadyBot } from './steady.ts';

export const BOT_NAMES = ['random', 'steady'] as const;
export type BotName = (typeof BOT_NAMES)[number];

const BOTS: Readonly<Record<BotName, Bot>> = { random: randomBot, steady: steadyBot };

export const botNamed = (name: BotName): Bot => BOTS[name];

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
