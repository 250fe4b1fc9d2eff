import type { Level } from '@claim-it/ai';
import { rollDice, seededRandom } from '@claim-it/ai';
import type { Game, Roll } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';

export const DAY_MS = 86_400_000;

/** Days since 1970: `2026-11-16` is the same number in every time zone. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The purpose of a draw; each has its own random numbers. */
const DRAWN = { throws: 2, dice: 3, bots: 4 } as const;

/** Roll number `index` of the daily game, for all players of the day. */
export const dailyRoll = (day: string, index: number): Roll =>
  rollDice(seededRandom(DRAWN.dice, numberOfDay(day), index));

/** A throw of its roll for the first player. */
export const dailyThrow = (day: string, index: number): Roll =>
  rollDice(seededRandom(DRAWN.throws, numberOfDay(day), index));

/** Only bots of sensible strength whose choices do not depend on a clock. */
type DailyLevel = Exclude<Level, 'greenhorn' | 'legend'>;

/** Easy on Mondays, hard on Sundays. */
const BOTS: readonly (readonly [DailyLevel, DailyLevel])[] = [
  ['prospector', 'miner'],
  ['miner', 'miner'],
  ['miner', 'foreman'],
  ['foreman', 'foreman'],
  ['foreman', 'sheriff'],
  ['sheriff', 'sheriff'],
  ['sheriff', 'tycoon'],
];

/** The opponents of the day. The first of January 1970 was a Thursday. */
export const dailyBots = (day: string): readonly [DailyLevel, DailyLevel] =>
  BOTS[(numberOfDay(day) + 3) % 7] ?? ['foreman', 'foreman'];

/** The seed of a bot's random choices: the same position on the same day, the same choice. */
export const dailySeed = (day: string, game: Game): number => {
  let hash = Math.imul(numberOfDay(day), 0x9e3779b1) ^ DRAWN.bots;
  for (const sign of formatPosition(game)) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
};
