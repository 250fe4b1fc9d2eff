import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parsePuzzles } from '@claim-it/ai';
import { expect, test } from 'vitest';
import { FITS, sheetsOf, THEMES } from './themes.ts';

const shipped = parsePuzzles(
  readFileSync(createRequire(import.meta.url).resolve('@claim-it/ai/puzzles/shipped.txt'), 'utf8'),
);
const sheets = sheetsOf(shipped);

test('nine sheets hold every puzzle once, at most one for each space of the map', () => {
  expect(sheets.map(({ theme }) => theme)).toEqual(THEMES);
  const laid = sheets.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));
  expect(laid).toHaveLength(shipped.length);
  expect(new Set(laid).size).toBe(shipped.length);
  for (const { puzzles } of sheets) expect(puzzles.length).toBeLessThanOrEqual(36);
});

test('every puzzle is what its sheet says', () => {
  for (const { theme, puzzles } of sheets) expect(puzzles.every(FITS[theme]), theme).toBe(true);
});

test('a sheet begins with its easiest puzzle, and its peaks are those of the one in the middle', () => {
  for (const { puzzles, difficulty } of sheets) {
    const levels = puzzles.map((puzzle) => puzzle.difficulty);
    expect(levels).toEqual(levels.toSorted());
    expect(difficulty).toBe(levels[Math.floor(levels.length / 2)]);
  }
});

test('the puzzles are assigned to sheets deterministically', () => {
  expect(sheetsOf(shipped)).toEqual(sheets);
  expect(sheetsOf([])).toEqual([]);
});
