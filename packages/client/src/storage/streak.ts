import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import type { Checked } from '../base/checks.ts';
import { isNumber, isOneOf, isOrNull, isShape, readText } from '../base/checks.ts';
import { readLocal, writeLocal } from './local.ts';

const KEY = 'claim-it:streak';

/** The number of wins in a row that suggests a stronger bot. */
const ENOUGH = 2;

const isStreak = isShape({ level: isOneOf(LEVELS), wins: isNumber });

/** Wins in a row against bots of a level. */
type Streak = Readonly<Checked<typeof isStreak>>;

/** Updates the wins after a game; another level resets them, and so does a loss. */
const streakAfter = (before: Streak | null, level: Level, hasWon: boolean): Streak => {
  const wins = before?.level === level ? before.wins : 0;
  return { level, wins: hasWon ? wins + 1 : 0 };
};

/** The next stronger level, after enough wins in a row; null otherwise, and above the strongest. */
const nextLevel = ({ level, wins }: Streak): Level | null =>
  wins < ENOUGH ? null : (LEVELS[LEVELS.indexOf(level) + 1] ?? null);

const stored = (): Streak | null => readText(readLocal(KEY), isOrNull(isStreak), null);

/** Counts a game against bots, and returns the level to try next; null for the same again. */
export const countGame = (level: Level, hasWon: boolean): Level | null => {
  const streak = streakAfter(stored(), level, hasWon);
  writeLocal(KEY, JSON.stringify(streak));
  return nextLevel(streak);
};
