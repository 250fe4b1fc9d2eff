import type { Level } from '@claim-it/ai';
import { rollDice, seededRandom } from '@claim-it/ai';
import type { Game, Roll } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';

export const DAY_MS = 86_400_000;

/** Days since 1970: `2026-11-16` is the same number wherever it is lived. */
export const numberOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** What is drawn for a day; each has chances of its own. */
const DRAWN = { throws: 2, dice: 3, bots: 4 } as const;

/** Roll number `index` of the daily game, for all who play it. */
export const dailyRoll = (day: string, index: number): Roll =>
  rollDice(seededRandom(DRAWN.dice, numberOfDay(day), index));

/** A throw of its roll for the first player. */
export const dailyThrow = (day: string, index: number): Roll =>
  rollDice(seededRandom(DRAWN.throws, numberOfDay(day), index));

/** No bot that plays anywhere, and none whose answers hang on a clock. */
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

/** Who plays against the player that day. The first of January 1970 was a Thursday. */
export const dailyBots = (day: string): readonly [DailyLevel, DailyLevel] =>
  BOTS[(numberOfDay(day) + 3) % 7] ?? ['foreman', 'foreman'];

/** What a bot's moods hang on: the same position on the same day, the same answer. */
export const dailySeed = (day: string, game: Game): number => {
  let hash = Math.imul(numberOfDay(day), 0x9e3779b1) ^ DRAWN.bots;
  for (const sign of formatPosition(game)) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
};
