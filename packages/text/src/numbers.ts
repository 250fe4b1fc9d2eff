import type { Language } from './language.ts';

/** How a language writes numbers that have a fraction, a sign or a percent sign: as `Intl` would. The test beside this file asks it for all of us. */
export type Numbers = {
  /** "39.7"; one digit after the point unless told. */
  readonly decimal: (value: number, digits?: number) => string;
  /** "+3.2", "−1.0"; nothing has no sign. */
  readonly signed: (value: number, digits?: number) => string;
  /** 0.802: "80.2%" */
  readonly percent: (share: number, digits?: number) => string;
};

const MINUS = '\u2212';

const POINT: Readonly<Record<Language, string>> = { en: '.', de: ',', nl: ',' };

/** German sets a space before the sign, one at which no line breaks. */
const PERCENT: Readonly<Record<Language, string>> = { en: '%', de: '\u00a0%', nl: '%' };

export const numbersOf = (language: Language): Numbers => {
  const size = (value: number, digits: number): string =>
    Math.abs(value).toFixed(digits).replace('.', POINT[language]);
  const isNothing = (value: number, digits: number): boolean => Number(value.toFixed(digits)) === 0;
  const decimal = (value: number, digits = 1): string =>
    `${value < 0 && !isNothing(value, digits) ? MINUS : ''}${size(value, digits)}`;
  return {
    decimal,
    signed: (value, digits = 1) =>
      `${value > 0 && !isNothing(value, digits) ? '+' : ''}${decimal(value, digits)}`,
    percent: (share, digits = 1) => `${decimal(100 * share, digits)}${PERCENT[language]}`,
  };
};
