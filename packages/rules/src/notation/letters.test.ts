import { describe, expect, test } from 'vitest';
import { COLORS, SPACES } from '../vocabulary.ts';
import {
  colorFor,
  formatRoll,
  formatSpace,
  formatVariant,
  letterOf,
  pipFor,
  rollFor,
  spaceFor,
  variantFor,
} from './letters.ts';

describe('letters and digits', () => {
  test('each color has its own small letter', () => {
    expect(COLORS.map(letterOf)).toEqual(['g', 'b', 'o', 'r', 'v']);
    for (const color of COLORS) expect(colorFor(letterOf(color))).toBe(color);
  });

  test.each(['G', 'x', '', 'gb'])('"%s" is not a color', (letter) => {
    expect(colorFor(letter)).toBeNull();
  });

  test('a space is two digits, column then row', () => {
    expect(formatSpace('3,5')).toBe('35');
    for (const space of SPACES) expect(spaceFor(formatSpace(space))).toBe(space);
  });

  test.each(['', '3', '355', '07', '70', '3,5', ' 35'])('"%s" is not a space', (digits) => {
    expect(spaceFor(digits)).toBeNull();
  });

  test('a roll is three digits, ascending', () => {
    expect(formatRoll([1, 4, 5])).toBe('145');
    expect(rollFor('145')).toEqual([1, 4, 5]);
    expect(rollFor('555')).toEqual([5, 5, 5]);
  });

  test.each(['', '0', '014', '541', '154', '1455', '14', '147', 'abc'])(
    '"%s" is not a roll',
    (digits) => {
      expect(rollFor(digits)).toBeNull();
    },
  );

  test.each([undefined, '', '0', '7', '12', 'x'])('%j is not a pip', (digit) => {
    expect(pipFor(digit)).toBeNull();
  });

  test('rules are std or reuse', () => {
    expect([formatVariant('standard'), formatVariant('reuse')]).toEqual(['std', 'reuse']);
    expect([variantFor('std'), variantFor('reuse'), variantFor('STD')]).toEqual([
      'standard',
      'reuse',
      null,
    ]);
  });
});
