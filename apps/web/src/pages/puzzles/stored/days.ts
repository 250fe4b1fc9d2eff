import { seededRandom } from '@claim-it/ai';
import { DAY_MS, numberOfDay } from '@claim-it/client/model';

/** A day in the player's own time zone: `2026-11-16`. */
export type Day = string;

const two = (number: number): string => String(number).padStart(2, '0');

export const dayOf = (time: Date): Day =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

export const today = (): Day => dayOf(new Date());

export const dayBefore = (day: Day): Day =>
  new Date((numberOfDay(day) - 1) * DAY_MS).toISOString().slice(0, 10);

/** The day as the language writes it. */
export const sayDay = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(numberOfDay(day) * DAY_MS);

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
