import type { Day } from '../stored/days.ts';
import type { DayRow } from '../stored/storedAnswers.ts';

/** A month of the calendar; January is 1. */
export type Month = { readonly year: number; readonly month: number };

const two = (number: number): string => String(number).padStart(2, '0');

export const monthOf = (day: Day): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** The month so many months later. */
export const monthStep = ({ year, month }: Month, by: number): Month => {
  const at = year * 12 + month - 1 + by;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

const DAYS = 7;

/** The weeks of a month from Monday to Sunday; null where a day belongs to another month. */
export const weeksOf = ({ year, month }: Month): readonly (readonly (Day | null)[])[] => {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + DAYS - 1) % DAYS;
  const days = Array.from({ length }, (_, at): Day => `${year}-${two(month)}-${two(at + 1)}`);
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Math.ceil(cells.length / DAYS);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (__, at) => cells[week * DAYS + at] ?? null),
  );
};

/** What became of a day; nothing of today until it is solved, nor of days before the first one played. */
export type DayState = 'first' | 'later' | 'missed' | 'ahead';

export const stateOfDay = (
  day: Day,
  { today, first, row }: { readonly today: Day; readonly first: Day; readonly row: DayRow | null },
): DayState => {
  if (row?.puzzle?.isSolved) return row.puzzle.tries === 1 ? 'first' : 'later';
  return day >= today || day < first ? 'ahead' : 'missed';
};
