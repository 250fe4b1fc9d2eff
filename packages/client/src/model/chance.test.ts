import { expect, test } from 'vitest';
import { below, newId, rollDice } from './chance.ts';

const UINT32 = 2 ** 32;

/** Numbers as the device would draw them, in this order. */
const drawing = (...numbers: readonly number[]): (() => number) => {
  const left = [...numbers];
  return () => left.shift() as number;
};

test('the numbers above the last whole multiple are drawn again, so that no side is favored', () => {
  // 2^32 modulo 6 is 4: the last four numbers would favor 1 to 4.
  expect(below(6, drawing(UINT32 - 1, UINT32 - 4, UINT32 - 5))).toBe((UINT32 - 5) % 6);
  expect(below(6, drawing(0))).toBe(0);
  expect(below(6, drawing(11))).toBe(5);
});

test('dice show 1 to 6, the lowest first, and every side occurs', () => {
  const rolls = Array.from({ length: 500 }, rollDice);
  expect(rolls.filter(([a, b, c]) => a > b || b > c)).toEqual([]);
  expect(new Set(rolls.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('ids are safe in a URL and differ', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(/^[a-z2-9]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
