import { seededRandom } from '@claim-it/ai';
import { numberOfDay } from '@claim-it/client/model';
import type { Day } from './calendar.ts';
import { dayBefore } from './calendar.ts';

/** So that the puzzles of a day have nothing to do with its dice. */
const ORDER = 1;

/** All numbers below `count` in an order that follows from the seed alone. */
const shuffled = (count: number, seed: number): readonly number[] => {
  const random = seededRandom(ORDER, seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let left = count - 1; left > 0; left -= 1) {
    const drawn = random.below(left + 1);
    [order[left], order[drawn]] = [order[drawn] ?? 0, order[left] ?? 0];
  }
  return order;
};

/** Which of `count` puzzles is the one of a day: none comes again before all have had their day. */
export const dailyIndex = (day: Day, count: number): number => {
  const number = numberOfDay(day);
  return shuffled(count, Math.floor(number / count))[number % count] ?? 0;
};

/** How many days in a row up to today; a day that is not over yet breaks nothing. */
export const streakOn = (day: Day, solved: ReadonlySet<Day>): number => {
  let at = solved.has(day) ? day : dayBefore(day);
  let count = 0;
  for (; solved.has(at); at = dayBefore(at)) count += 1;
  return count;
};
