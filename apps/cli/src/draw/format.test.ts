import { expect, test } from 'vitest';
import { bustPercent, percent, tableText, wrapText } from './format.ts';

test('lines break at spaces, never inside a word, and keep their own breaks', () => {
  expect(wrapText('one two three\nfour', 9)).toBe('one two\nthree\nfour');
  expect(wrapText('unbreakable word', 5)).toBe('unbreakable\nword');
  expect(wrapText('short', 80)).toBe('short');
});

test('columns line up: the first to the left, the others to the right', () => {
  expect(
    tableText([
      ['a', 'bb'],
      ['ccc', 'd'],
    ]),
  ).toBe('a    bb\nccc   d\n');
});

test('shares have one decimal place, bust counts none', () => {
  expect(percent(0.5715)).toBe('57.1 %');
  expect(bustPercent(37)).toBe('17 %');
});
