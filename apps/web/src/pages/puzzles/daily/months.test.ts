import { expect, test } from 'vitest';
import type { DayRow } from '../stored/storedAnswers.ts';
import { monthOf, monthStep, stateOfDay, weeksOf } from './months.ts';

test('a month has its days in weeks from Monday on', () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4);
  expect(weeksOf({ year: 2028, month: 2 }).flat()).toContain('2028-02-29');
});

test('months go over the end of a year', () => {
  expect(monthStep({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthStep({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(monthOf('2026-11-18')).toEqual({ year: 2026, month: 11 });
});

test('gold at the first try, silver later, missed only between the first day and today', () => {
  const row = (tries: number, isSolved: boolean): DayRow => ({
    kind: 'day',
    id: 'day x',
    day: 'x',
    puzzle: { first: 'right', tries, isSolved, at: 0 },
    game: null,
  });
  const at = (day: string, found: DayRow | null) =>
    stateOfDay(day, { today: '2026-11-18', first: '2026-11-10', row: found });
  expect(at('2026-11-12', row(1, true))).toBe('first');
  expect(at('2026-11-12', row(3, true))).toBe('later');
  expect(at('2026-11-12', row(3, false))).toBe('missed');
  expect(at('2026-11-12', null)).toBe('missed');
  expect(at('2026-11-09', null)).toBe('ahead');
  expect(at('2026-11-18', row(2, false))).toBe('ahead');
  expect(at('2026-11-18', row(1, true))).toBe('first');
});
