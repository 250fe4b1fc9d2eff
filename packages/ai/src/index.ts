export type { Bot } from './bots/bot.ts';
export type { BotName } from './bots/index.ts';
export { BOT_NAMES, botNamed, isBotName } from './bots/index.ts';
export { bitOf, classOf, placementMask, positionOf } from './bridge.ts';
export { rollDice } from './dice.ts';
export type { Fraction, Odds } from './odds.ts';
export { bustsAfter, oddsOf, survivalOf } from './odds.ts';
export type { Random } from './random.ts';
export { seededRandom } from './random.ts';
