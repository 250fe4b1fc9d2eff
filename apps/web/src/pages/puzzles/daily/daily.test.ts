import { DAY_MS, dailyBots, dailyRoll, dailyThrow, numberOfDay } from '@claim-it/client/model';
import { describe, expect, test } from 'vitest';
import { dailyIndex, dayBefore, dayOf, sayDay, streakOn } from '../stored/days.ts';
import { dailyNames, dailySeating } from './dailyGame.ts';

const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date((numberOfDay(first) + index) * DAY_MS).toISOString().slice(0, 10),
  );

describe('a day', () => {
  test('is the one on the wall, not the one in Greenwich', () => {
    expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
    expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01');
  });

  test('has one before it, at the turn of the year too', () => {
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  });

  test('is written as the language does', () => {
    expect(sayDay('2026-11-16', 'en')).toBe('16 November 2026');
    expect(sayDay('2026-11-16', 'de')).toBe('16. November 2026');
  });
});

describe('the puzzle of the day', () => {
  test('does not come again before all others have', () => {
    const first = new Date(Math.ceil(numberOfDay('2026-11-16') / 30) * 30 * DAY_MS);
    const days = daysFrom(first.toISOString().slice(0, 10), 30);
    expect(new Set(days.map((day) => dailyIndex(day, 30))).size).toBe(30);
  });

  test('comes in another order the next time round', () => {
    const round = (first: string) => daysFrom(first, 7).map((day) => dailyIndex(day, 7));
    const start = new Date(Math.ceil(numberOfDay('2026-11-16') / 7) * 7 * DAY_MS);
    const next = new Date(start.getTime() + 7 * DAY_MS);
    const [one, other] = [start, next].map((day) => round(day.toISOString().slice(0, 10)));
    expect(one).not.toEqual(other);
  });
});

describe('days in a row', () => {
  test.each([
    ['none', [], 0],
    ['only today', ['2026-11-16'], 1],
    ['until yesterday', ['2026-11-14', '2026-11-15'], 2],
    ['with a gap', ['2026-11-13', '2026-11-15', '2026-11-16'], 2],
    ['long ago', ['2026-11-01', '2026-11-02'], 0],
  ])('%s', (_, days, streak) => {
    expect(streakOn('2026-11-16', new Set(days))).toBe(streak);
  });
});

describe('the game of the day', () => {
  test('has the same dice for everybody, and others the next day', () => {
    const rolls = (day: string) => Array.from({ length: 30 }, (_, index) => dailyRoll(day, index));
    expect(rolls('2026-11-16')).toEqual(rolls('2026-11-16'));
    expect(rolls('2026-11-16')).not.toEqual(rolls('2026-11-17'));
    expect(rolls('2026-11-16')).not.toEqual(
      Array.from({ length: 30 }, (_, index) => dailyThrow('2026-11-16', index)),
    );
  });

  test('has fair dice', () => {
    const counts = new Map<number, number>();
    for (const day of daysFrom('2026-01-01', 60))
      for (let index = 0; index < 100; index += 1)
        for (const pip of dailyRoll(day, index)) counts.set(pip, (counts.get(pip) ?? 0) + 1);
    // 18,000 dice: 3,000 of each, five standard deviations are 250.
    for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(250);
  });

  test('is easier on a Monday than on a Sunday, and two different miners sit there', () => {
    expect(dailyBots('2026-11-16')).toEqual(['prospector', 'miner']);
    expect(dailyBots('2026-11-22')).toEqual(['sheriff', 'tycoon']);
    for (const day of daysFrom('2026-01-01', 200)) expect(new Set(dailyNames(day)).size).toBe(2);
    expect(dailySeating('2026-11-16', 'Ada').sitters[0]).toMatchObject({ name: 'Ada' });
  });
});
