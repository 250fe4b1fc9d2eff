import { textFor } from '@claim-it/text';
import { expect, test } from 'vitest';
import { bustPercent, tableText, wrapText } from './format.ts';

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

test.each([
  ['en', '17%'],
  ['de', '17\u00a0%'],
  ['nl', '17%'],
] as const)('bust counts have no decimal place in %s: %s', (language, told) => {
  expect(bustPercent(37, textFor(language))).toBe(told);
});
