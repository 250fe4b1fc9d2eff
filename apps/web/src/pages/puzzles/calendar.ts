import { DAY_MS, numberOfDay } from '@claim-it/client/model';

/** A day of the calendar on the player's own wall: `2026-11-16`. */
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
