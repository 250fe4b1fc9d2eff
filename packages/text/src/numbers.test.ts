import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { numbersOf } from './numbers.ts';

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
      expect(percent(value / 100, digits)).toBe(asIntl(value / 100, { style: 'percent' }));
    }
  }
});

test.each([
  ['en', '+37.8', '80.2%'],
  ['de', '+37,8', '80,2\u00a0%'],
  ['nl', '+37,8', '80,2%'],
] as const)('%s: %s and %s', (language, points, percent) => {
  expect(numbersOf(language).signed(37.8)).toBe(points);
  expect(numbersOf(language).percent(0.802)).toBe(percent);
});
