import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import type { GameResult } from './result.ts';

/** How often a player at this device met a bot, and won. */
export type Against = { readonly won: number; readonly played: number };

/** The bots of a game by its record: `foreman | - | miner:daring`. */
const botsIn = (record: string): readonly Level[] => {
  const [, value = ''] = /^\[Bots "([^"]*)"\]/m.exec(record) ?? [];
  const levels = value.split('|').map((one) => one.trim().split(':')[0]);
  return LEVELS.filter((level) => levels.includes(level));
};

/** Games that the people of this device played against each bot; a shared win counts. */
export const gamesAgainst = (
  results: readonly GameResult[],
): Readonly<Partial<Record<Level, Against>>> => {
  const met: Partial<Record<Level, Against>> = {};
  for (const { record, winners, seats, isImported } of results) {
    if (isImported === true) continue;
    const hasWon = winners.some((seat) => seats[seat]?.kind === 'person');
    for (const level of botsIn(record)) {
      const { won, played } = met[level] ?? { won: 0, played: 0 };
      met[level] = { won: won + (hasWon ? 1 : 0), played: played + 1 };
    }
  }
  return met;
};
