export type { Bot } from './bots/bot.ts';
export type { BotName } from './bots/index.ts';
export { BOT_NAMES, botNamed, isBotName } from './bots/index.ts';
export { rollDice } from './dice.ts';
export type { Random } from './random.ts';
export { seededRandom } from './random.ts';
