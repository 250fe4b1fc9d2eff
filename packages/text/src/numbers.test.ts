import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { numbersOf } from './numbers.ts';

/** Which of the two spaces stands before a French percent sign differs between versions of Intl. */
const wide = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const VALUES = [0, 0.04, -0.04, 0.26, -0.26, 1, -1, 12.345, -37.8, 99.96, 100];

test.each(LANGUAGES)('%s writes numbers as Intl does', (language) => {
  const { decimal, signed, percent } = numbersOf(language);
  for (const digits of [0, 1, 2]) {
    const both = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const asIntl = (value: number, options: Intl.NumberFormatOptions): string =>
      new Intl.NumberFormat(language, { ...both, signDisplay: 'negative', ...options })
        .format(value)
        .replace('-', '−');
    for (const value of VALUES) {
      expect(decimal(value, digits)).toBe(asIntl(value, {}));
      expect(signed(value, digits)).toBe(asIntl(value, { signDisplay: 'exceptZero' }));
      const isAside = [0, 100].includes(Number(value.toFixed(digits))) && ![0, 100].includes(value);
      if (!isAside || value < 0)
        expect(wide(percent(value / 100, digits))).toBe(
          wide(asIntl(value / 100, { style: 'percent' })),
        );
    }
  }
});

test.each([
  ['en', '+37.8', '80.2%'],
  ['de', '+37,8', '80,2\u00a0%'],
  ['nl', '+37,8', '80,2%'],
  ['fr', '+37,8', '80,2\u202f%'],
  ['es', '+37,8', '80,2\u00a0%'],
] as const)('%s: %s and %s', (language, points, percent) => {
  expect(numbersOf(language).signed(37.8)).toBe(points);
  expect(numbersOf(language).percent(0.802)).toBe(percent);
});

test('a share above zero is never printed as zero, and one below all never as all', () => {
  const { percent } = numbersOf('en');
  expect(percent(1 / 216, 0)).toBe('<1%');
  expect(percent(0.0004, 1)).toBe('<0.1%');
  expect(percent(215.5 / 216, 0)).toBe('>99%');
  expect(percent(0.99996, 1)).toBe('>99.9%');
  expect(percent(0, 0)).toBe('0%');
  expect(percent(1, 0)).toBe('100%');
  expect(numbersOf('de').percent(1 / 216, 0)).toBe('<1\u00a0%');
});
